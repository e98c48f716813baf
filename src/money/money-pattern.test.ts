import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countries } from '#/country/country.ts'
import { minorDigits } from './currency.ts'
import { formatMoney, moneyPattern } from './format-money.ts'
import { registerPattern } from './known-patterns.ts'
import { money } from './money.ts'

const unified = (text: string) =>
  text.replaceAll('\u202f', '\u00a0').replaceAll("'", '’').replaceAll('￥', '¥')

test.each(countries.map(({ code, locale, currency }) => ({ code, locale, currency })))(
  'formats every amount in $code as Intl does',
  ({ locale, currency }) => {
    const digits = minorDigits[currency]
    const format = (fractionDigits: number) =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        minimumFractionDigits: fractionDigits,
        maximumFractionDigits: fractionDigits,
      })
    const [short, long] = [format(0), format(digits)]
    fc.assert(
      fc.property(fc.integer({ min: -2_000_000_000, max: 2_000_000_000 }), (amount) => {
        const major = amount / 10 ** digits
        const expected = (Number.isInteger(major) ? short : long).format(major)
        expect(formatMoney(money(amount, currency), locale)).toBe(unified(expected))
        expect(formatMoney(money(amount, currency), locale, { decimals: 'always' })).toBe(
          unified(long.format(major)),
        )
      }),
      { numRuns: 60 },
    )
  },
)

test('uses a registered pattern', () => {
  const pattern = { ...moneyPattern('en-GB', 'GBP'), group: '_' }
  registerPattern('en-x-test', 'GBP', pattern)
  expect(formatMoney(money(129_900, 'GBP'), 'en-x-test')).toBe('£1_299')
})
