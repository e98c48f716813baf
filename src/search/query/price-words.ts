import { type PriceRange, priceRange } from '#/lister/listing/lister.ts'
import { typedPrice } from '#/lister/listing/typed-price.ts'
import { minorDigits } from '#/money/currency.ts'

/** A query without its price words, and the price range that they mean. */
export type PricedQuery = {
  words: string
  price: PriceRange
  /** The price words. */
  said: string[]
  /** The currency signs or words beside the numbers. */
  signs: string[]
}

/** A number follows each of them, so the two languages do not interfere. */
const most = String.raw`under|below|up to|less than|cheaper than|(?:no|not) more than|at most|max(?:\.|imum|imal)?|budget|unter|bis zu|bis|höchstens|(?:weniger|billiger|günstiger) als|nicht (?:mehr als|über)|<=?|≤`
const least = String.raw`over|above|more than|at least|from|starting at|min(?:\.|imum|destens)?|über|ueber|ab|mehr als|>=?|≥`
const between = 'between|zwischen|from|von'
const leadIn = '(?:(?:for|priced|costing|price|für|preis|budget) )?'

const wordsLike = (words: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}-])${leadIn}(?:${words})(?=[\s\d\p{Sc}])`, 'giu')
const bounds = {
  most: wordsLike(most),
  least: wordsLike(least),
  between: wordsLike(between),
  any: wordsLike(`${most}|${least}|${between}`),
}
const joint = /\s*(?:and|und|to|bis|-|–)(?=[\s\d\p{Sc}])/iuy

const codes = Object.keys(minorDigits).join('|')
const currency = String.raw`(?:\p{Sc}|(?:${codes}|euros?|pounds?|quid|pfund|dollars?|franken|fr|kr|zł|złotych|kč|lei|лв)(?![\p{L}\p{N}]))`
const amount = new RegExp(
  String.raw`\s*(${currency})?\s?((?:\d{1,3}(?:[ .,'’]\d{3})+(?!\d)|\d+)(?:[.,]\d{1,2}(?!\d))?)(k(?!\p{L}))?(?:[.,][-–])?(?:\s?(${currency}))?`,
  'iuy',
)

/** Widths, weights and sizes have bounds as well, and `700x45` is not a price. */
const units =
  'mm|cm|m|km|ml|l|litres?|liters?|liter|g|kg|lbs?|nm|w|wh|watts?|v|lm|lx|lux|lumens?|bar|psi|inch(?:es)?|zoll|years?|jahren?|hours?|stunden|speed|fach|gänge|teeth|zähne|t|c'
const isMeasure = new RegExp(
  String.raw`^(?:[\p{L}\p{N}%"″°]|[.,'’x×–-]\d|[\s-]*(?:${units})(?![\p{L}\p{N}]))`,
  'iu',
)

type Amount = { value: number; signs: string[]; end: number }
type Bounds = PriceRange & { signs: string[]; end: number }
/** A part of the query that is about the price. */
type Stretch = Bounds & { start: number }

/**
 * `gravel bike under £2,000` is a search for gravel bikes with a filter, not for the word “under”. Null
 * without price words.
 */
export function priceWords(query: string): PricedQuery | null {
  let words = query
  let [from, to]: (number | null)[] = [null, null]
  const said: string[] = []
  const signs: string[] = []
  for (let found = stretchIn(words); found; found = stretchIn(words)) {
    from ??= found.from
    to ??= found.to
    said.push(words.slice(found.start, found.end).trim())
    signs.push(...found.signs)
    words = tidy(`${words.slice(0, found.start)} ${words.slice(found.end)}`)
  }
  const price = priceRange(from ?? null, to ?? null)
  return price && { words, price, said, signs }
}

/** The query without bound words: `wold under 105` may be meant as a product name. */
export const withoutBounds = (query: string): string => tidy(query.replaceAll(bounds.any, ' '))

const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll(/^[\s,;]+|[\s,;]+$/g, '')

function stretchIn(text: string): Stretch | null {
  return (
    firstAt(text, bounds.between, pairAt) ??
    firstAt(text, /(?<![\p{L}\p{N}.,-])(?=[\d\p{Sc}])/gu, barePairAt) ??
    firstAt(text, bounds.most, (at) => bound(priceAt(text, at), 'to')) ??
    firstAt(text, bounds.least, (at) => bound(priceAt(text, at), 'from'))
  )
}

type Read = (at: number, text: string) => Bounds | null

function firstAt(text: string, starts: RegExp, read: Read): Stretch | null {
  for (const { index, 0: lead } of text.matchAll(starts)) {
    const found = read(index + lead.length, text)
    if (found) return { ...found, start: index }
  }
  return null
}

const bound = (found: Amount | null, side: 'from' | 'to') =>
  found && { from: null, to: null, [side]: found.value, signs: found.signs, end: found.end }

const pairAt: Read = (at, text) => {
  const [low, high] = pairOf(text, at) ?? []
  if (!low || !high) return null
  return { from: low.value, to: high.value, signs: [...low.signs, ...high.signs], end: high.end }
}

/** Sizes, widths and body heights are smaller numbers. */
const leastBare = 250

/** `1000 to 2000` without another word counts only if it can hardly be anything but money. */
const barePairAt: Read = (at, text) => {
  const pair = pairOf(text, at) ?? []
  const isMoney =
    pair.some(({ signs }) => signs.length > 0) || pair.every(({ value }) => value >= leastBare)
  return isMoney ? pairAt(at, text) : null
}

function pairOf(text: string, at: number): [Amount, Amount] | null {
  const low = amountAt(text, at)
  if (!low) return null
  joint.lastIndex = low.end
  const high = joint.test(text) ? priceAt(text, joint.lastIndex) : null
  return high && [low, high]
}

/** An amount that is a whole number and not a measurement. */
function priceAt(text: string, at: number): Amount | null {
  const found = amountAt(text, at)
  return found && !isMeasure.test(text.slice(found.end)) ? found : null
}

function amountAt(text: string, at: number): Amount | null {
  amount.lastIndex = at
  const [, before, number = '', thousand, after] = amount.exec(text) ?? []
  const value = thousand ? Number(number.replace(',', '.')) * 1000 : typedPrice(number)
  const signs = [before, after].filter((sign) => sign !== undefined)
  return value === null || Number.isNaN(value) || number === ''
    ? null
    : { value: Math.floor(value), signs, end: amount.lastIndex }
}
