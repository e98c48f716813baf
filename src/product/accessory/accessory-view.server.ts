import { toVisitor } from '#/catalogue/stock/offer-dispatch.ts'
import { loadAccessory, type ProductKey } from '#/catalogue/read/catalogue.server.ts'
import { accessoryColourName } from '#/catalogue/model/accessory.ts'
import { isBarredFromRoads } from '#/catalogue/model/light-rules.ts'
import type { Offer } from '#/catalogue/model/offer.ts'
import { viewsOf } from '#/drawings/accessory/view-painters.ts'
import { accessoryPictures } from '#/catalogue/pictures/product-images.server.ts'
import { type AccessoryProduct, isSoldIn } from '#/catalogue/model/product.ts'
import { needsBodySize } from '#/catalogue/model/worn.ts'
import { keepUnits } from '#/i18n/numbers/keep-units.ts'
import type { Locale } from '#/i18n/locale.ts'
import { pageNotFound } from '#/platform/api/refusal.ts'
import { listCollectionStores } from '#/stores/stores.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import { chooseOption, isSizeNamed, sortOptions } from './accessory-options.ts'
import { sizeChartView } from './size-chart-view.ts'
import { bikeUrl, badgesOf, pageCrumbs } from '#/product/bike/bike-view.ts'
import { stockOfOffer } from '#/product/page/offer-stock.server.ts'
import { isGiftCard } from '#/cart/items/sellable-item.ts'
import { batteryNote, connectedNote, makerNote } from '#/product/page/product-notes.ts'
import {
  loadProductPrices,
  priceOf,
  type ProductPrices,
} from '#/product/api/product-prices.server.ts'
import { accessoryStructuredData } from '#/product/api/product-structured-data.server.ts'
import { relatedCards } from '#/product/additions/related-cards.server.ts'
import { describe } from '#/product/page/story.server.ts'

export type AccessoryData = Awaited<ReturnType<typeof accessoryData>>

/** The options of an accessory in display order. */
export const optionsOf = ({ offers }: AccessoryProduct, { catalogue }: ProductPrices): Offer[] =>
  sortOptions(
    offers.map((offer) => ({ offer, amount: catalogue.quoteOffer(offer)?.price.amount ?? null })),
  ).map(({ offer }) => offer)

/** The name of the sizes, where the catalogue states one, and the measurements that they are for. */
const sizingOf = (
  { sizeName, sizeChart, sizes }: AccessoryProduct['accessory'],
  { country, locale }: Ctx['visitor'],
) => ({
  sizeName: sizeName?.[locale] ?? null,
  sizeChart: sizeChart ? sizeChartView(sizeChart, sizes, { country: country.code, locale }) : null,
})

function galleryOf(product: AccessoryProduct, { size, colour }: Offer, locale: Locale) {
  return viewsOf(product.accessory.kind).flatMap((view) => {
    const pictures = accessoryPictures(product, { view, ...(size !== null && { size }) })
    const own = pictures.find((each) => each.colour === colour)
    return own ? [{ view, picture: own.picture, alt: own.alt[locale] }] : []
  })
}

const notesOf = ({ battery, connectedData }: AccessoryProduct['accessory'], locale: Locale) => ({
  battery: battery ? batteryNote(battery, locale) : null,
  connected: connectedData ? connectedNote(connectedData, locale) : null,
})

/** An accessory in the option that the URL names. Clothing is shown without a size until one is named. */
export async function accessoryData(ctx: Ctx, key: ProductKey, query: URLSearchParams) {
  const [product, prices, stores] = await Promise.all([
    loadAccessory(ctx, key),
    loadProductPrices(ctx),
    listCollectionStores(ctx, ctx.visitor.country.code),
  ])
  const { accessory, slug } = product
  const { locale, country } = ctx.visitor
  const options = optionsOf(product, prices)
  const requested = { colour: query.get('colour'), size: query.get('size') }
  const example = chooseOption(options, requested)
  if (!example) throw pageNotFound()
  const needsSize = needsBodySize(accessory)
  const chosen = needsSize && !isSizeNamed(example, requested) ? null : example
  const isSold = product.isActive && isSoldIn(accessory, country.code)
  const pictures = accessoryPictures(product, example.size === null ? {} : { size: example.size })
  const shown = pictures.find(({ colour }) => colour === example.colour) ?? pictures[0]
  const first = options[0]
  /** The default option needs no parameters, unless its size has to be chosen. */
  const to = (offer: Offer, size = offer.size) =>
    bikeUrl(slug, {
      colour:
        offer === first || (needsSize && offer.colour === first?.colour) ? null : offer.colour,
      size: offer === first && !needsSize ? null : size,
    })
  const inColour = options.filter(({ colour }) => colour === example.colour)
  const price = isSold ? priceOf(prices, accessory, chosen ? [chosen] : inColour) : null
  const inSize = options.filter(({ size }) => size === example.size)
  return {
    sku: product.sku,
    slug,
    name: accessory.name[locale],
    subtitle: accessory.subtitle?.[locale] ?? null,
    summary: accessory.texts.summary[locale],
    description: describe(accessory.texts.description[locale]),
    crumbs: pageCrumbs(product.breadcrumbs, locale),
    badges: badgesOf(
      {
        condition: accessory.condition ?? 'new',
        released: accessory.released ?? null,
        isElectric: false,
      },
      ctx.now,
    ),
    isBarredFromRoads: isBarredFromRoads(accessory.facts, country.code),
    isSold,
    isActive: product.isActive,
    price,
    note: {
      ...prices.noteAt(price?.price ?? null),
      ...(isGiftCard(accessory) && { isGiftCard: true }),
    },
    deliveryDays: prices.deliveryDays,
    canCollect: stores.length > 0,
    picture: shown ? { picture: shown.picture, alt: shown.alt[locale] } : null,
    gallery: galleryOf(product, example, locale),
    colours: accessory.colours.flatMap((each) => {
      const { code } = each
      const offer =
        inSize.find(({ colour }) => colour === code) ??
        options.find(({ colour }) => colour === code)
      const own = pictures.find(({ colour }) => colour === code)
      if (!offer || !own) return []
      return [
        {
          code,
          name: accessoryColourName(each)[locale],
          picture: own.picture,
          to: to(offer, chosen || !needsSize ? offer.size : null),
          isChosen: code === example.colour,
        },
      ]
    }),
    ...sizingOf(accessory, ctx.visitor),
    sizes: inColour.flatMap((offer) => {
      const size = accessory.sizes.find(({ code }) => code === offer.size)
      if (!size) return []
      return [
        {
          code: size.code,
          name: size.name,
          sku: offer.sku,
          stock: stockOfOffer(offer, product, toVisitor(ctx)),
          to: to(offer),
          isChosen: offer === chosen,
        },
      ]
    }),
    /** The variant for the cart; null until a size is chosen. */
    chosen: chosen && { sku: chosen.sku, stock: stockOfOffer(chosen, product, toVisitor(ctx)) },
    grams: chosen?.grams ?? accessory.weight,
    specification: accessory.specification.map(({ label, value }) => ({
      name: label[locale],
      value: keepUnits(value[locale]),
    })),
    ...notesOf(accessory, locale),
    warnings: (accessory.warnings ?? []).map((warning) => warning[locale]),
    maker: makerNote(product.maker, locale),
    related: relatedCards(ctx, prices, accessory.goesWith ?? []),
    structuredData: accessoryStructuredData(ctx, prices, product, shown?.picture ?? null),
  }
}
