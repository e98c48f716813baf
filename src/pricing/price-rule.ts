import type { Country } from '#/country/country.ts'
import { defaultCountry } from '#/country/country.ts'
import { type Currency, minorDigits } from '#/money/currency.ts'

/** Prices a shopper finds natural: amounts that end alike, coarser where they are larger. */
export type RoundingBand = {
  /** From this amount on, in major units. */
  from: number
  /** `step: 10, ending: 9` allows 9, 19, 29 … */
  step: number
  ending: number
}
export type Rounding = { direction: 'up' | 'down' | 'nearest'; bands: readonly RoundingBand[] }

/** How a price in pounds becomes one that is complete on a doorstep elsewhere. */
export type PriceRule = {
  currency: Currency
  /** Exported goods leave our own tax behind before anything is added. */
  leavesHomeTax: boolean
  upliftPercent: number
  dutyPercent: number
  /** Added on top, in place of the home tax: 0 for a rule that leaves the home tax in. */
  taxPercent: number
  /** Units of the currency for a pound. */
  rate: number
  rounding: Rounding
}

/** Home is sold at the price on the label. */
export const homeRule: PriceRule = {
  currency: 'GBP',
  leavesHomeTax: false,
  upliftPercent: 0,
  dutyPercent: 0,
  taxPercent: 0,
  rate: 1,
  rounding: { direction: 'nearest', bands: [{ from: 0, step: 0.01, ending: 0 }] },
}

/**
 * The tax, in percent, in a price that was worked out by a rule: its own, or the home tax where that was
 * left in. A country without a rule pays the home price, and so the home tax.
 */
export const containedTaxPercent = ({ leavesHomeTax, taxPercent }: PriceRule): number =>
  leavesHomeTax ? taxPercent : homeTaxPercent

const precision = 1_000_000

/** The local price of a price in pence: uplift, duty on that, tax on that, then the rate and the ending. */
export function localPrice(pence: number, rule: PriceRule): number {
  // What is free is free everywhere, whatever prices end in there.
  if (pence === 0) return 0
  let top = BigInt(pence)
  let bottom = 1n
  const times = (numerator: number, denominator: number) => {
    top *= BigInt(Math.round(numerator * precision))
    bottom *= BigInt(Math.round(denominator * precision))
  }
  if (rule.leavesHomeTax) times(100, 100 + homeTaxPercent)
  for (const percent of [rule.upliftPercent, rule.dutyPercent, rule.taxPercent])
    times(100 + percent, 100)
  times(rule.rate, 1)
  times(10 ** minorDigits[rule.currency], 10 ** minorDigits.GBP)
  return endingIn(top, bottom, rule)
}

const homeTaxPercent = defaultCountry.vatPercent

/** Finds the allowed amounts on either side of the exact one and takes the one the rule prefers. */
function endingIn(top: bigint, bottom: bigint, { rounding, currency }: PriceRule): number {
  const minor = (major: number) => Math.round(major * 10 ** minorDigits[currency])
  const bands = rounding.bands.map(({ from, step, ending }) => ({
    // What costs something at home is not given away elsewhere, however small the amount is.
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
  // A larger amount than the next band begins with would cost more than what is dearer.
  const above = Math.min(below + band.step, nextBand ? firstAmount(nextBand) : Infinity)
  return preferred({ below, above }, top, bottom, rounding.direction)
}

const smallestAmount = 1

/** The smallest amount of a band that ends as it says: 109 for prices from 100 on that end in 9. */
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

/** What a country is charged by; a country without a rule is charged the home price, in pounds and with the home tax. */
export type PriceBook = { ruleFor(country: Pick<Country, 'code'>): PriceRule }
