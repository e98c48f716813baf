import { loadParentBike, type ProductKey } from '#/catalogue/read/catalogue.server.ts'
import { hasPedals } from '#/catalogue/model/has-pedals.ts'
import { modelPictures } from '#/catalogue/pictures/product-images.server.ts'
import type { Bike, Model } from '#/catalogue/model/bike.ts'
import { isSoldIn } from '#/catalogue/model/product.ts'
import { keepName, keepUnits } from '#/i18n/numbers/keep-units.ts'
import { pageNotFound } from '#/platform/api/refusal.ts'
import type { Ctx } from '#/visitor/context.ts'
import { bikeGallery, pictureFrom } from './bike-gallery.server.ts'
import { bikeUrl, badgesOf, pageCrumbs, sizeFit, wheelsOf } from './bike-view.ts'
import { heightsInWords } from '#/i18n/numbers/british-measures.ts'
import { colourChoices } from './bike-choices.server.ts'
import { modelStructuredData } from '#/product/api/product-structured-data.server.ts'
import { buildLine } from './build-line.server.ts'
import { geometryView } from '#/product/size/geometry-view.ts'
import { electricNote, guaranteeNote, makerNote } from '#/product/page/product-notes.ts'
import { loadProductPrices } from '#/product/api/product-prices.server.ts'
import { riderFrom } from '#/product/size/size-advice.ts'
import { shownHighlights, storyOf } from '#/product/page/story.server.ts'

export type ParentBikeData = Awaited<ReturnType<typeof parentBikeData>>

/** A model with its bikes that are sold in the visitor's country; a colour leaves those that come in it. */
export async function parentBikeData(ctx: Ctx, key: ProductKey, query: URLSearchParams) {
  const [family, prices] = await Promise.all([loadParentBike(ctx, key), loadProductPrices(ctx)])
  const { parent, bikes } = family
  const { model } = parent
  const { locale, country } = ctx.visitor
  const sold = bikes.filter(({ bike }) => isSoldIn(bike, country.code))
  const offered = sold.length > 0 ? sold : bikes
  const isOffered = (code: string) =>
    offered.some(({ bike }) => bike.colourways.some((colourway) => colourway.code === code))
  const colourways = model.colourways.filter(({ code }) => isOffered(code))
  const stated = colourways.find(({ code }) => code === query.get('colour'))
  const colour = stated ?? colourways[0]
  const inColour = offered.filter(({ bike }) => {
    return !stated || bike.colourways.some(({ code }) => code === stated.code)
  })
  const shown = inColour.find(({ bike }) => {
    return bike.colourways.some(({ code }) => code === colour?.code)
  })
  if (!colour || !shown) throw pageNotFound()
  const wheels = wheelsOf(shown.bike)
  const picture = modelPictures(family).find((each) => each.colour === colour.code)?.picture ?? null
  return {
    sku: parent.sku,
    slug: parent.slug,
    name: model.name[locale],
    /** The name in a form that a heading does not tear. */
    heading: keepName(model.name[locale]),
    subtitle: keepUnits(model.subtitle[locale]),
    summary: model.texts.summary[locale],
    story: storyOf(model.texts.story)[locale],
    highlights: shownHighlights(model.texts.highlights, locale, (view) =>
      pictureFrom(view, family, shown, { colour: colour.code }),
    ),
    crumbs: pageCrumbs(parent.breadcrumbs, locale),
    badges: badgesOf(
      {
        condition: 'new',
        released: model.released ?? null,
        isElectric: model.electric !== undefined,
      },
      ctx.now,
    ),
    isSold: sold.length > 0,
    price:
      sold.length > 0
        ? prices.of(
            inColour
              .flatMap(({ offers }) => offers)
              .filter(({ colour: code }) => !stated || code === stated.code),
          )
        : null,
    note: prices.bikeNote,
    colours: colourChoices(parent.slug, colourways, undefined, locale),
    colour: colour.code,
    /** The URL that shows all colours again; null when none was chosen. */
    everyColour: stated ? bikeUrl(parent.slug, {}) : null,
    buildCount: { shown: inColour.length, all: offered.length },
    builds: inColour.map((child) =>
      buildLine({ ctx, prices, family }, child, stated ? stated.code : null),
    ),
    gallery: bikeGallery(family, shown, { colour: colour.code, locale }),
    sizes: model.sizes.map((size) => sizeFit(size, wheels)),
    sizeLinks: model.sizes.map(
      ({ size }) => [size, bikeUrl(parent.slug, { colour: stated?.code, size })] as const,
    ),
    rider: riderFrom(query.get('height'), query.get('inseam')),
    facts: {
      lightest: lightestOf(inColour.map(({ bike }) => bike)),
      tyreClearance: keepUnits(shown.bike.specification.tyreClearance?.[locale] ?? '') || null,
      range: model.electric ? electricNote(model.electric, country, locale).range : null,
      sizes: sizesInWords(model.sizes, country.code),
    },
    geometry: geometryView(
      model,
      { sizes: model.sizes, look: shown.bike.look },
      query.get('size') ?? undefined,
      locale,
    ),
    guarantee: guaranteeNote(model, parent.maker, locale),
    maker: makerNote(parent.maker, locale),
    structuredData: modelStructuredData(ctx, prices, { parent, bikes: sold }, picture),
  }
}

/** The lightest build; `isFrom` where another one weighs more. */
function lightestOf(bikes: readonly Pick<Bike, 'grams' | 'weightSize' | 'look'>[]) {
  const weighed = bikes.flatMap(({ grams, weightSize: size, look }) =>
    grams === null ? [] : [{ grams, size, hasPedals: hasPedals({ look }) }],
  )
  const [lightest] = weighed.toSorted((a, b) => a.grams - b.grams)
  if (!lightest) return null
  return { ...lightest, isFrom: weighed.some(({ grams }) => grams > lightest.grams) }
}

/** The smallest and the largest size, with the heights of the riders they are for. */
function sizesInWords(sizes: Model['sizes'], country: string): string {
  const heights = sizes.flatMap(({ riderHeight }) => riderHeight)
  const [first, last] = [sizes[0]?.size, sizes.at(-1)?.size]
  const names = first === last ? first : `${first}–${last}`
  return `${names}, ${heightsInWords([Math.min(...heights), Math.max(...heights)], country)}`
}
