import type { CatalogueEntry } from '#/catalogue/model/catalogue-entry.ts'
import type { ColourFamily } from '#/catalogue/model/attributes.ts'
import type { Day } from '#/catalogue/calendar/day.ts'
import { isBarredFromRoads } from '#/catalogue/model/light-rules.ts'
import { type Offer, sendable } from '#/catalogue/model/offer.ts'
import { fewPieces } from '#/catalogue/stock/few-pieces.ts'
import { soonestDispatch } from '#/catalogue/stock/offer-dispatch.ts'
import type { Locale } from '#/i18n/locale.ts'
import { assetKinds } from '#/catalogue/pictures/asset-kinds.ts'
import type { Card, CardBadge } from './card.ts'
import type { EntryPrice } from '#/lister/index/entry-price.ts'
import { obtainable } from '#/lister/index/facet-values.ts'
import { isNew } from '#/lister/index/is-new.ts'
import { type Lister, wholeList } from '#/lister/listing/lister.ts'
import { memoizeWeak } from '#/platform/server-cache/memoize-weak.ts'
import { stockedSizes } from './stocked-sizes.ts'

const offersOf = memoizeWeak(obtainable)

export type CardPictures = readonly { colour: string | null }[]

export type CardOptions = {
  price: EntryPrice
  pictures: CardPictures
  locale: Locale
  /** The code of the visitor's country. */
  country: string
  /** The price of a litre, kilogram or metre, if it is sold by such. */
  unit?: string | null
  /** Weight, tyre room and use in words, of a bike. */
  keyFacts?: readonly string[]
  now: Date
  /** The request's filters: the card shows the matching colour and the dispatch date of matching variants. */
  lister?: Lister
}

export function makeCard(entry: CatalogueEntry, options: CardOptions): Card {
  const { price, pictures, locale, lister = wholeList } = options
  const offers = offersOf(entry)
  const requested = requestedOffers(entry, offers, lister)
  const dispatch = soonestDispatch(requested, entry, options)
  const colourOf = new Map(entry.colours.map((colour) => [colour.code, colour]))
  return {
    id: entry.id,
    sku: entry.sku,
    slug: entry.slug,
    name: entry.name[locale],
    subtitle: entry.subtitle?.[locale] ?? null,
    keyFacts: options.keyFacts ?? [],
    kind: assetKinds[entry.kind],
    version: entry.imageVersion,
    pictures: pictures.map(({ colour }) => {
      const known = colour === null ? undefined : colourOf.get(colour)
      return { colour, name: known?.name[locale] ?? '', swatch: known?.swatch ?? [] }
    }),
    shown: lister.filters.colour ? requestedColour(entry, pictures, lister.filters.colour) : 0,
    price: price.price,
    was: price.was,
    isFrom: price.isFrom,
    unit: options.unit ?? null,
    badges: badgesOf(entry, dispatch, options),
    left: piecesLeft(offers),
    stock: stockedSizes(entry, lister.filters.by_size ? offers : requested),
    dispatch,
  }
}

/** A shopper who filters by red sees bikes in red. */
function requestedColour(
  { colours }: CatalogueEntry,
  pictures: CardPictures,
  requested: readonly string[],
): number {
  const code = colours.find(({ families }) => fitsFamilies(families, requested))?.code
  return Math.max(
    0,
    pictures.findIndex(({ colour }) => colour === code),
  )
}

const fitsFamilies = (families: readonly ColourFamily[], requested: readonly string[]) =>
  families.some((family) => requested.includes(family))

/** A shopper who filters by size and colour sees the dispatch date of those variants. */
function requestedOffers(
  { colours }: CatalogueEntry,
  offers: readonly Offer[],
  { filters }: Lister,
): readonly Offer[] {
  const { by_size: sizes, colour: families } = filters
  const codes = families
    ? new Set(
        colours.filter((each) => fitsFamilies(each.families, families)).map(({ code }) => code),
      )
    : null
  const matching = offers.filter(
    ({ size, colour }) =>
      (!sizes || (size !== null && sizes.includes(size))) &&
      (!codes || (colour !== null && codes.has(colour))),
  )
  return matching.length > 0 ? matching : offers
}

function badgesOf(
  entry: CatalogueEntry,
  dispatch: Day | null,
  { now, country }: Pick<CardOptions, 'now' | 'country'>,
): CardBadge[] {
  return [
    ...(dispatch === null ? (['sold-out'] as const) : []),
    ...(isBarredFromRoads(entry.facts, country) ? (['not-for-roads'] as const) : []),
    ...(entry.condition === 'new' ? [] : [entry.condition]),
    ...(isNew(entry, now) ? (['new'] as const) : []),
    ...(entry.isElectric ? (['electric'] as const) : []),
  ]
}

/** Products that can be reordered are not running out. */
function piecesLeft(offers: readonly Offer[]): number | null {
  if (offers.length === 0 || offers.some(({ leadTimeDays }) => leadTimeDays !== null)) return null
  const pieces = offers.reduce((sum, offer) => sum + sendable(offer), 0)
  return pieces <= fewPieces ? pieces : null
}
