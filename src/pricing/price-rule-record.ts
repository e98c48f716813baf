import * as v from 'valibot'
import { countryCodes } from '#/country/country.ts'
import { isCurrency, minorDigits, type Currency } from '#/money/currency.ts'

const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(200))
const positive = v.pipe(v.number(), v.minValue(0))
const band = v.strictObject({
  from: positive,
  step: v.pipe(v.number(), v.gtValue(0)),
  ending: positive,
})

const fields = {
  currency: v.custom<Currency>(
    (code) => typeof code === 'string' && isCurrency(code),
    'no currency of this shop',
  ),
  removesHomeTax: v.boolean(),
  upliftPercent: percent,
  dutyPercent: percent,
  taxPercent: percent,
  rate: v.pipe(v.number(), v.gtValue(0)),
  rounding: v.strictObject({
    direction: v.picklist(['up', 'down', 'nearest']),
    bands: v.pipe(
      v.array(band),
      v.minLength(1),
      v.check(
        (bands) => bands.every(({ from }, index) => from > (bands[index - 1]?.from ?? -1)),
        'must have its bands in ascending order: each price belongs to the last one that starts below it',
      ),
    ),
  }),
}

const { removesHomeTax: homeTax, ...others } = fields
/**
 * A rule as stored, where a field of another release does no harm. It has the old name of `removesHomeTax`,
 * which older versions of the shop read.
 */
export const storedRule = v.object({ ...others, leavesHomeTax: homeTax })

const priceRuleRecord = v.pipe(
  v.strictObject(fields),
  v.check(
    ({ removesHomeTax, taxPercent }) => removesHomeTax || taxPercent === 0,
    'must remove the home tax, or add no other: a price cannot contain both',
  ),
  v.check(
    ({ currency, rounding }) =>
      rounding.bands.every(({ step }) => Math.round(step * 10 ** minorDigits[currency]) > 0),
    'has prices closer together than the smallest coin of its currency',
  ),
)

/** A retailer's file of price rules by country. */
export const priceRulesFile = v.record(v.picklist(countryCodes), priceRuleRecord)
