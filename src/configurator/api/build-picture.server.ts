import { linePicture } from '#/cart/items/line-picture.ts'
import { isColourSku } from '#/cart/items/sellable-item.ts'
import { loadItems } from '#/cart/items/sellable-items.server.ts'
import { middleSize } from '#/catalogue/geometry/middle-size.ts'
import { bikeOffer, changedParts } from '#/configurator/choice/built.ts'
import type { Choice } from '#/configurator/choice/choice.ts'
import type { OfferedBike } from '#/configurator/choice/offered.ts'
import type { Picture } from '#/images/names/picture-url.ts'
import type { Ctx } from '#/visitor/context.ts'

/**
 * The drawing of this build, as the cart shows it; before a size is chosen, of the middle one. A build whose name
 * would be too long for a URL is shown in its paint only.
 */
export async function buildPicture(
  ctx: Ctx,
  { bike, choice }: { bike: OfferedBike; choice: Choice },
): Promise<{ picture: Picture; alt: string } | null> {
  const size = choice.size ?? middleSize(bike.sizes)?.size ?? null
  const offer = bikeOffer(bike, { ...choice, size }) ?? bikeOffer(bike, choice)
  if (!offer) return null
  const changed = changedParts(bike, choice)
  const paint = changed.find(({ part }) => isColourSku(part.sku))
  const line = {
    sku: offer.sku,
    options: changed
      .filter((each) => each !== paint)
      .map(({ section, offer: { sku } }) => ({ sectionId: section.id, sku })),
    colour: paint ? { uid: '', sku: paint.offer.sku } : null,
  }
  const shown = linePicture(line, await loadItems(ctx))
  return shown && { picture: shown.picture, alt: shown.alt[ctx.visitor.locale] }
}
