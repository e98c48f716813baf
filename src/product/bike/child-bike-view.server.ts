import type { Bike } from '#/catalogue/model/bike.ts'
import { hasPedals } from '#/catalogue/model/has-pedals.ts'
import { loadChildBike, type ProductKey } from '#/catalogue/read/catalogue.server.ts'
import { isSoldIn } from '#/catalogue/model/product.ts'
import { findFinance } from '#/finance/finance.server.ts'
import { type Finance, longestCredit, type RepresentativeExample } from '#/finance/finance.ts'
import type { Locale } from '#/i18n/locale.ts'
import { keepName, keepPreposition, keepUnits } from '#/i18n/numbers/keep-units.ts'
import type { Money } from '#/money/money.ts'
import { pageNotFound } from '#/platform/api/refusal.ts'
import { listCollectionStores } from '#/stores/stores.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import { bikeUrl, badgesOf, pageCrumbs } from './bike-view.ts'
import { bikeGallery, pictureFrom } from './bike-gallery.server.ts'
import { widestWord } from '#/ui/display-ems.ts'
import { type Chosen, chosenIn, colourChoices, sizeChoices } from './bike-choices.server.ts'
import { buildLine } from './build-line.server.ts'
import { customiseUrl, isCustomisable } from './customise-url.ts'
import { bikeStructuredData } from '#/product/api/product-structured-data.server.ts'
import { geometryView } from '#/product/size/geometry-view.ts'
import { roadNotes } from '#/product/page/legal-notes.ts'
import {
  boxNote,
  connectedNote,
  electricNote,
  guaranteeNote,
  makerNote,
} from '#/product/page/product-notes.ts'
import { loadProductPrices, type ProductPrices } from '#/product/api/product-prices.server.ts'
import { relatedCards } from '#/product/additions/related-cards.server.ts'
import { riderFrom } from '#/product/size/size-advice.ts'
import { usedNote } from './used-note.ts'
import { bikeSpecification, specGroups } from '#/product/facts/specification-groups.ts'
import { shownHighlights, storyOf } from '#/product/page/story.server.ts'

/** Rings and cassette as cyclists write them: 50/34 × 11–34. */
function gearingOf({ drivetrain }: Bike['look']): string | null {
  const { rings, cassette } = drivetrain ?? {}
  return rings && cassette ? `${rings.join('/')} × ${cassette.join('–')}` : null
}

/** The monthly price of this very bike, which is its own representative example; nothing where no credit is offered. */
function financeOf(
  finance: Finance | null,
  price: Money,
  locale: Locale,
): { finance?: RepresentativeExample } {
  const credit = finance && longestCredit(finance, price)
  return credit ? { finance: { credit, notice: finance.notice[locale] } } : {}
}

/** The same bike new, in the chosen size, where the shop sells it to the country. */
function soldNew(
  { family }: FoundBike,
  code: string | undefined,
  {
    country,
    size,
    prices,
  }: { country: string; size: string | null | undefined; prices: ProductPrices },
): { price: Money; to: string } | null {
  const other = family.bikes.find(({ bike, isActive }) => isActive && bike.code === code)
  if (!other || !isSoldIn(other.bike, country)) return null
  const price = prices.of(other.offers.filter((offer) => !size || offer.size === size))
  return price && { price: price.price, to: bikeUrl(other.slug, { size }) }
}

type FoundBike = Awaited<ReturnType<typeof loadChildBike>>

/** The facts that both the page and the API show of a bike in the chosen colour and size. */
export function childBikeFacts(
  { visitor: { locale, country }, now }: Ctx,
  { bike: child, family }: FoundBike,
  { colour, size }: Chosen,
) {
  const { bike } = child
  const { model } = family.parent
  return {
    name: bike.name[locale],
    summary: bike.summary[locale],
    story: storyOf(model.texts.story)[locale],
    crumbs: pageCrumbs(child.breadcrumbs, locale),
    isSold: child.isActive && isSoldIn(bike, country.code),
    colour: colour.code,
    sizes: sizeChoices(child, { colour, country: country.code }, now),
    gallery: bikeGallery(family, child, { colour: colour.code, size, locale }),
    specification: specGroups(bikeSpecification(bike, country), locale),
    geometry: geometryView(model, bike, size, locale),
  }
}

/** The colour and size that the URL names; a bike without any colour has no page. */
export function choiceInUrl({ bike }: FoundBike['bike'], query: URLSearchParams): Chosen {
  const chosen = chosenIn(bike, query)
  if (!chosen) throw pageNotFound()
  return chosen
}

export type ChildBikeData = Awaited<ReturnType<typeof childBikeData>>

/** Everything that a bike's page shows, in the visitor's language and at their country's prices. */
export async function childBikeData(ctx: Ctx, key: ProductKey, query: URLSearchParams) {
  const [found, prices, finance, stores] = await Promise.all([
    loadChildBike(ctx, key),
    loadProductPrices(ctx),
    findFinance(ctx),
    listCollectionStores(ctx, ctx.visitor.country.code),
  ])
  const { bike: child, family } = found
  const { bike } = child
  const { parent } = family
  const { locale, country } = ctx.visitor
  const chosen = choiceInUrl(child, query)
  const { colour, size } = chosen
  const facts = childBikeFacts(ctx, found, chosen)
  const { sizes, isSold, gallery } = facts
  const matching = child.offers.filter(
    (offer) =>
      (!chosen.isStated && !size) ||
      (offer.colour === colour.code && (!size || offer.size === size)),
  )
  const price = isSold ? prices.of(matching) : null
  const { used } = bike
  const isAvailable = sizes.some(({ stock }) => stock.state !== 'gone')
  const heading = keepPreposition(keepName(facts.name, parent.model.name[locale]))
  return {
    ...facts,
    sku: child.sku,
    slug: child.slug,
    buildName: bike.buildName[locale],
    /** The name in a form that a heading does not tear. */
    heading,
    headingEms: widestWord(heading),
    model: { name: keepName(parent.model.name[locale]), to: bikeUrl(parent.slug, {}) },
    subtitle: keepUnits(bike.subtitle[locale]),
    highlights: shownHighlights(parent.model.texts.highlights, locale, (view) =>
      pictureFrom(view, family, child, { colour: colour.code, size }),
    ),
    badges: badgesOf({ ...bike, isElectric: bike.electric !== null }, ctx.now),
    isActive: child.isActive,
    customise: isSold && isCustomisable(bike) ? customiseUrl(child) : null,
    price,
    canCollect: stores.length > 0,
    ...(price && isAvailable && financeOf(finance, price.price, locale)),
    note: prices.bikeNote,
    used:
      used &&
      usedNote(
        { used, guarantee: bike.guarantee },
        {
          price: price?.price ?? null,
          soldNew: soldNew(found, used.asNew, { country: country.code, size, prices }),
        },
        { locale, moneyLocale: country.locale },
      ),
    deliveryDays: prices.deliveryDays,
    colours: colourChoices(child.slug, bike.colourways, size, locale),
    size: sizes.find((each) => each.size === size) ?? null,
    rider: riderFrom(query.get('height'), query.get('inseam')),
    grams: bike.grams,
    weightSize: bike.weightSize,
    hasPedals: hasPedals(bike),
    tyreClearance: keepUnits(bike.specification.tyreClearance?.[locale] ?? '') || null,
    gearing: gearingOf(bike.look),
    electric: bike.electric && electricNote(bike.electric, country, locale),
    connected: bike.connectedData && connectedNote(bike.connectedData, locale),
    box: bike.box && boxNote(bike.box, locale),
    guarantee: guaranteeNote(bike, child.maker, locale),
    warnings: [
      ...roadNotes(bike.parts, country, locale),
      ...bike.warnings.map((warning) => warning[locale]),
    ],
    maker: makerNote(child.maker, locale),
    builds: family.bikes
      .filter(({ id: other, bike: each }) => other !== child.id && isSoldIn(each, country.code))
      .map((other) => {
        const comesInIt = other.bike.colourways.some(({ code }) => code === colour.code)
        const line = buildLine({ ctx, prices, family }, other, comesInIt ? colour.code : null)
        // The table of all parts is the model's; a card shows only one distinguishing part.
        return {
          ...line,
          specification: line.specification.filter(
            (row) => row.key === 'rearMech' || (other.bike.used && row.key === 'condition'),
          ),
        }
      }),
    related: relatedCards(ctx, prices, bike.goesWith),
    structuredData: bikeStructuredData(ctx, prices, child, gallery[0]?.picture ?? null),
  }
}
