import { accessoryColourName } from '#/catalogue/model/accessory.ts'
import { activeSpecial } from '#/catalogue/model/price.ts'
import { availabilityOf, basePriceOf, type Offer } from '#/catalogue/model/offer.ts'
import type { Condition } from '#/catalogue/model/attributes.ts'
import type {
  AccessoryProduct,
  BikeFamily,
  FamilyBike,
  Product,
} from '#/catalogue/model/product.ts'
import { isSoldIn } from '#/catalogue/model/product.ts'
import {
  breadcrumbJsonLd,
  productJsonLd,
  type StructuredOffer,
} from '#/catalogue/read/structured-data.ts'
import { sharePicture } from '#/images/ui/picture.ts'
import type { Picture } from '#/images/names/picture-url.ts'
import type { Localised } from '#/catalogue/model/localised.ts'
import { type JsonLd, jsonLd } from '#/platform/seo/json-ld.ts'
import { obtainable } from '#/lister/index/facet-values.ts'
import type { Ctx } from '#/visitor/context.ts'
import type { ProductPrices } from './product-prices.server.ts'

type ProductFacts = {
  product: Product & { slug: string }
  name: Localised
  summary: Localised
  condition: Condition
  colours: readonly Localised[]
  grams: number | null
  offers: readonly Offer[]
  isSold: boolean
  picture: Picture | null
}

export const bikeStructuredData = (
  ctx: Ctx,
  prices: ProductPrices,
  child: FamilyBike,
  picture: Picture | null,
): string =>
  structuredData(ctx, prices, {
    product: child,
    name: child.bike.name,
    summary: child.bike.summary,
    condition: child.bike.condition,
    colours: child.bike.colourways.map(({ name }) => name),
    grams: child.bike.grams,
    offers: child.offers,
    isSold: child.isActive && isSoldIn(child.bike, ctx.visitor.country.code),
    picture,
  })

export const modelStructuredData = (
  ctx: Ctx,
  prices: ProductPrices,
  /** Only bikes that are sold in the visitor's country. */
  { parent, bikes }: BikeFamily,
  picture: Picture | null,
): string =>
  structuredData(ctx, prices, {
    product: parent,
    name: parent.model.name,
    summary: parent.model.texts.summary,
    condition: 'new',
    colours: parent.model.colourways.map(({ name }) => name),
    grams: null,
    offers: bikes.flatMap(({ offers }) => offers),
    isSold: bikes.length > 0,
    picture,
  })

export const accessoryStructuredData = (
  ctx: Ctx,
  prices: ProductPrices,
  product: AccessoryProduct,
  picture: Picture | null,
): string =>
  structuredData(ctx, prices, {
    product,
    name: product.accessory.name,
    summary: product.accessory.texts.summary,
    condition: product.accessory.condition ?? 'new',
    colours: product.accessory.colours.map(accessoryColourName),
    grams: product.accessory.weight,
    offers: product.offers,
    isSold: product.isActive && isSoldIn(product.accessory, ctx.visitor.country.code),
    picture,
  })

/** Data for search engines: the page's own price, and the breadcrumbs. */
function structuredData(ctx: Ctx, prices: ProductPrices, facts: ProductFacts): string {
  const { site, locale, country } = ctx.visitor
  const { product, picture } = facts
  const here = { name: facts.name[locale], path: `/${product.slug}/` }
  const crumbs = product.breadcrumbs.map(({ name, path }) => ({
    name: name[locale],
    path: `/${path}/`,
  }))
  const [only] = facts.offers.length === 1 ? facts.offers : []
  const thing: JsonLd = productJsonLd(site, {
    ...here,
    description: facts.summary[locale],
    sku: product.sku,
    brand: product.maker.name,
    images: picture ? [sharePicture(picture)] : [],
    condition: facts.condition,
    gtin: only?.gtin ?? null,
    colours: facts.colours.map((colour) => colour[locale]),
    grams: facts.grams,
    country: country.code,
    offers: facts.isSold ? structuredOffers(ctx, prices, facts.offers) : [],
  })
  return jsonLd(thing, breadcrumbJsonLd(site, [...crumbs, here]))
}

/** The variants that a listing takes its price from: the available ones, or all when none is. */
function structuredOffers(
  { now, visitor }: Ctx,
  { catalogue }: ProductPrices,
  offers: readonly Offer[],
): StructuredOffer[] {
  const available = obtainable({ offers: [...offers] })
  return (available.length > 0 ? available : offers).flatMap((offer) => {
    const quoted = catalogue.quoteOffer(offer)
    if (!quoted) return []
    const list =
      offer.prices.find(({ country }) => country === visitor.country.code) ?? basePriceOf(offer)
    return [
      {
        sku: offer.sku,
        price: quoted.price,
        availability: availabilityOf(offer),
        priceUntil: (list && activeSpecial(list, now)?.to) ?? null,
      },
    ]
  })
}
