import { isColourSku } from '#/cart/items/sellable-item.ts'
import { optionUid } from '#/cart/lines/option-uid.ts'
import { bikeOffer, changedParts } from '#/configurator/choice/built.ts'
import type { Choice } from '#/configurator/choice/choice.ts'
import type { OfferedBike } from '#/configurator/choice/offered.ts'

/** A configuration as cart items: the bike with its options and, as a separate item, its paint. */
export type BuildItems = { sku: string; options: string[]; paint: string | null }

export function buildItems(bike: OfferedBike, choice: Choice): BuildItems | null {
  const offer = choice.size === null ? null : bikeOffer(bike, choice)
  if (!offer) return null
  const changed = changedParts(bike, choice)
  const paint = changed.find(({ part }) => isColourSku(part.sku))
  return {
    sku: offer.sku,
    options: changed
      .filter((each) => each !== paint)
      .map((each) => optionUid({ sectionId: each.section.id, sku: each.offer.sku })),
    paint: paint?.offer.sku ?? null,
  }
}
