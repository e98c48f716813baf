import { toVisitor } from '#/catalogue/stock/offer-dispatch.ts'
import { bikePictures } from '#/catalogue/pictures/product-images.server.ts'
import { hasPedals } from '#/catalogue/model/has-pedals.ts'
import type { BikeFamily, FamilyBike } from '#/catalogue/model/product.ts'
import type { Picture } from '#/images/names/picture-url.ts'
import type { Ctx } from '#/visitor/context.ts'
import { bikeUrl, type Badge, badgesOf } from './bike-view.ts'
import { conditionLine } from './used-note.ts'
import { availabilityInSizes } from '#/product/page/offer-stock.server.ts'
import type { ProductPrices } from '#/product/api/product-prices.server.ts'
import type { ShownPrice } from '#/product/page/shown-price.ts'
import type { SizeAvailability } from '#/product/size/size-availability.ts'
import { specLines, type SpecLine } from '#/product/facts/specification-groups.ts'

/** One bike in the list of its model's bikes. */
export type BuildLine = {
  sku: string
  slug: string
  name: string
  to: string
  badges: Badge[]
  picture: Picture | null
  alt: string
  price: ShownPrice | null
  availability: SizeAvailability | null
  grams: number | null
  weightSize: string | null
  hasPedals: boolean
  specification: SpecLine[]
}

/** A bike in a colour that it comes in; with null in all of them, and shown in its first. */
export function buildLine(
  { ctx, prices, family }: { ctx: Ctx; prices: ProductPrices; family: BikeFamily },
  child: FamilyBike,
  colour: string | null,
): BuildLine {
  const { locale } = ctx.visitor
  const { bike } = child
  const pictures = bikePictures(family, child)
  const shown = pictures.find((each) => each.colour === colour) ?? pictures[0]
  const offers = child.offers.filter((offer) => colour === null || offer.colour === colour)
  const isAnyUsed = family.bikes.some((each) => each.bike.used)
  const isElectric = bike.electric !== null
  return {
    sku: child.sku,
    slug: child.slug,
    name: bike.buildName[locale],
    to: bikeUrl(child.slug, { colour: colour === bike.colourways[0]?.code ? null : colour }),
    badges: badgesOf({ ...bike, isElectric }, ctx.now).filter((badge) => badge !== 'electric'),
    picture: shown?.picture ?? null,
    alt: shown?.alt[locale] ?? '',
    price: prices.of(offers),
    availability: availabilityInSizes(offers, child, toVisitor(ctx)),
    grams: bike.grams,
    weightSize: bike.weightSize,
    hasPedals: hasPedals(bike),
    specification: [
      ...(isAnyUsed ? [conditionLine(bike, locale)] : []),
      ...specLines(bike.specification, locale),
    ],
  }
}
