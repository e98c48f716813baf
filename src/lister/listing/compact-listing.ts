import type { Card, CardPicture } from '#/lister/cards/card.ts'
import { money } from '#/money/money.ts'
import type { Facet, FacetValue } from './facets.ts'
import type { Lister } from './lister.ts'
import type { Listing } from './listing.ts'
import type { ListingFinance } from './listing-finance.ts'

type SentCard = Omit<Card, 'slug' | 'subtitle' | 'keyFacts' | 'pictures' | 'price' | 'was'> & {
  /** Null where it is the name in small letters and hyphens. */
  slug: string | null
  /** Indices of `texts`. */
  subtitle: number | null
  keyFacts: number[]
  /** Indices of `colours`. */
  pictures: number[]
  /** In minor units of the listing's currency. */
  price: number
  was: number | null
}

/** The code and the name of a colour, then its swatch. */
type SentColour = [CardPicture['colour'], CardPicture['name'], ...CardPicture['swatch']]

type SentFacet = Pick<Facet, 'name'> & {
  values: [FacetValue['value'], FacetValue['count'], FacetValue['label']][]
}

/** Without a limit a month there is no word of it, since most countries have no credit. */
type SentLister = Omit<Lister, 'monthly'> & { monthly?: number }

/**
 * A listing as it is sent with the page: every colour, every text that cards share and the currency once, and of
 * a card only what differs from the card before it.
 */
export type CompactListing = Omit<Listing, 'lister' | 'cards' | 'facets' | 'finance'> & {
  lister: SentLister
  cards: [SentCard, ...Partial<SentCard>[]] | []
  colours: SentColour[]
  texts: string[]
  facets: SentFacet[]
  finance?: Pick<ListingFinance, 'example'> & { monthly: Record<number, number> }
}

export function compactListing(whole: Listing): CompactListing {
  const { lister, cards, facets, finance, ...listing } = whole
  const colours = createOnceList<CardPicture>(
    ({ colour, name, swatch }) => `${colour}/${name}/${swatch.join('/')}`,
  )
  const texts = createOnceList<string>((text) => text)
  const [first, ...others] = cards.map((card) => ({
    ...card,
    slug: card.slug === slugOf(card.name) ? null : card.slug,
    subtitle: card.subtitle === null ? null : texts.indexOf(card.subtitle),
    keyFacts: card.keyFacts.map(texts.indexOf),
    pictures: card.pictures.map(colours.indexOf),
    price: card.price.amount,
    was: card.was && card.was.amount,
  }))
  return {
    ...listing,
    lister: sentLister(lister),
    cards: first ? [first, ...others.map((card, i) => changed(card, others[i - 1] ?? first))] : [],
    colours: colours.all.map(({ colour, name, swatch }) => [colour, name, ...swatch]),
    texts: texts.all,
    facets: facets.map(({ name, values }) => ({
      name,
      values: values.map(({ value, count, label }) => [value, count, label]),
    })),
    ...(finance && {
      finance: {
        example: finance.example,
        monthly: mapValues(finance.monthly, ({ amount }) => amount),
      },
    }),
  }
}

const slugOf = (name: string) => name.toLowerCase().replaceAll(/[^\da-z]+/g, '-')

/** A list that holds every value once. */
function createOnceList<Value>(keyOf: (value: Value) => string) {
  const all: Value[] = []
  const indices = new Map<string, number>()
  return {
    all,
    indexOf(value: Value): number {
      const key = keyOf(value)
      const known = indices.get(key)
      if (known !== undefined) return known
      indices.set(key, all.length)
      return all.push(value) - 1
    },
  }
}

const sentLister = ({ monthly, ...lister }: Lister): SentLister =>
  monthly === null ? lister : { ...lister, monthly }

function changed(card: SentCard, before: SentCard): Partial<SentCard> {
  const known: Record<string, unknown> = before
  return Object.fromEntries(
    Object.entries(card).filter(([key, value]) => !isSame(value, known[key])),
  )
}

const isSame = (value: unknown, other: unknown) =>
  value === other || (typeof value === 'object' && JSON.stringify(value) === JSON.stringify(other))

export function wholeListing(compact: CompactListing): Listing {
  const { lister, cards, colours, texts, facets, finance, ...listing } = compact
  const priced = (amount: number) => money(amount, listing.currency)
  return {
    ...listing,
    lister: { ...lister, monthly: lister.monthly ?? null },
    cards: filledUp(cards).map(({ subtitle, keyFacts, pictures, price, was, ...card }) => ({
      ...card,
      slug: card.slug ?? slugOf(card.name),
      subtitle: subtitle === null ? null : (texts[subtitle] ?? null),
      keyFacts: keyFacts.flatMap((index) => texts[index] ?? []),
      pictures: pictures.flatMap((index) => pictureOf(colours[index])),
      price: priced(price),
      was: was === null ? null : priced(was),
    })),
    facets: facets.map(({ name, values }) => ({
      name,
      values: values.map(([value, count, label]) => ({ value, count, label })),
    })),
    ...(finance && {
      finance: { example: finance.example, monthly: mapValues(finance.monthly, priced) },
    }),
  }
}

const pictureOf = (sent: SentColour | undefined): CardPicture[] => {
  if (!sent) return []
  const [colour, name, ...swatch] = sent
  return [{ colour, name, swatch }]
}

function filledUp([first, ...others]: CompactListing['cards']): SentCard[] {
  if (!first) return []
  const whole = [first]
  for (const card of others) whole.push({ ...(whole.at(-1) ?? first), ...card })
  return whole
}

const mapValues = <From, To>(
  record: Record<number, From>,
  change: (value: From) => To,
): Record<number, To> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
