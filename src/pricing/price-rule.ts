import type { Country } from '#/country/country.ts'
import { defaultCountry } from '#/country/country.ts'
import { type Currency, minorDigits } from '#/money/currency.ts'

/** Rounds prices to familiar endings, in coarser steps for larger amounts. */
export type RoundingBand = {
  /** The lowest amount of the band, in major units. */
  from: number
  /** `step: 10, ending: 9` allows 9, 19, 29 … */
  step: number
  ending: number
}
export type Rounding = { direction: 'up' | 'down' | 'nearest'; bands: readonly RoundingBand[] }

/** The rule by which a price in pounds becomes the complete price in another country, with tax and duty. */
export type PriceRule = {
  currency: Currency
  /** Whether the home tax is taken out before anything is added, as for exports. */
  removesHomeTax: boolean
  upliftPercent: number
  dutyPercent: number
  /** The tax that replaces the home tax; 0 where the home tax stays in the price. */
  taxPercent: number
  /** Units of the currency per pound. */
  rate: number
  rounding: Rounding
  /** The moment since which prices are worked out by it; left out if they always were. */
  since?: Date
}

/** At home the base price applies unchanged. */
export const homeRule: PriceRule = {
  currency: 'GBP',
  removesHomeTax: false,
  upliftPercent: 0,
  dutyPercent: 0,
  taxPercent: 0,
  rate: 1,
  rounding: { direction: 'nearest', bands: [{ from: 0, step: 0.01, ending: 0 }] },
}

/**
 * The tax rate contained in a price by a rule: the rule's own, or the home tax where that was left in. A
 * country without a rule pays the home price, and so the home tax.
 */
export const containedTaxPercent = ({ removesHomeTax, taxPercent }: PriceRule): number =>
  removesHomeTax ? taxPercent : homeTaxPercent

const precision = 1_000_000

/** Converts pence to a local price (docs/behaviour.md#prices): uplift, duty on that, tax on that, then the exchange rate and rounding. */
export function localPrice(pence: number, rule: PriceRule): number {
  // A free item is free in every country, whatever the rounding.
  if (pence === 0) return 0
  let top = BigInt(pence)
  let bottom = 1n
  const times = (numerator: number, denominator: number) => {
    top *= BigInt(Math.round(numerator * precision))
    bottom *= BigInt(Math.round(denominator * precision))
  }
  if (rule.removesHomeTax) times(100, 100 + homeTaxPercent)
  for (const percent of [rule.upliftPercent, rule.dutyPercent, rule.taxPercent])
    times(100 + percent, 100)
  times(rule.rate, 1)
  times(10 ** minorDigits[rule.currency], 10 ** minorDigits.GBP)
  return rounded(top, bottom, rule)
}

const homeTaxPercent = defaultCountry.vatPercent

/** Rounds to one of the two allowed amounts beside the exact one, in the rule's direction. */
function rounded(top: bigint, bottom: bigint, { rounding, currency }: PriceRule): number {
  const minor = (major: number) => Math.round(major * 10 ** minorDigits[currency])
  const bands = rounding.bands.map(({ from, step, ending }) => ({
    // An item with a price at home is never free elsewhere, however small the amount.
    from: Math.max(minor(from), smallestAmount),
    step: minor(step),
    ending: minor(ending),
  }))
  const exact = Math.max(Number(top / bottom), smallestAmount)
  const index = bands.findLastIndex(({ from }) => from <= exact)
  const [band, nextBand] = [bands[index], bands[index + 1]]
  if (!band) return exact
  const first = firstAmount(band)
  if (top <= BigInt(first) * bottom) return first
  const below = exact - ((exact - first) % band.step)
  // An amount above the start of the next band would exceed the price of a dearer item.
  const above = Math.min(below + band.step, nextBand ? firstAmount(nextBand) : Infinity)
  return preferred({ below, above }, top, bottom, rounding.direction)
}

const smallestAmount = 1

/** The smallest amount of a band with its ending: 109 for prices from 100 that end in 9. */
const firstAmount = ({ from, step, ending }: RoundingBand): number =>
  ending + Math.ceil((from - ending) / step) * step

type Neighbours = { below: number; above: number }

function preferred(
  { below, above }: Neighbours,
  top: bigint,
  bottom: bigint,
  direction: Rounding['direction'],
): number {
  if (BigInt(below) * bottom === top || direction === 'down') return below
  if (direction === 'up') return above
  const isNearerBelow = 2n * top < BigInt(below + above) * bottom
  return isNearerBelow ? below : above
}

/** Price rules by country; a country without one pays the home price, in pounds and with the home tax. */
export type PriceBook = { ruleFor(country: Pick<Country, 'code'>): PriceRule }
