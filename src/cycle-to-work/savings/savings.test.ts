import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { endings, endPayment, hireMonths } from './end-of-hire.ts'
import { savings, type SavingsInput } from './savings.ts'
import { proposedValues, readSavings, valuesFrom } from './savings-form.ts'
import { incomeTax, nationalInsurance } from './take-home.ts'
import { nations, wageAges } from './tax-year.ts'

const anInput = (changes: Partial<SavingsInput> = {}): SavingsInput => ({
  price: 2_499_00,
  salary: 35_000_00,
  nation: 'england',
  months: 12,
  ending: 'return',
  weeklyHours: 37_50,
  age: '21',
  ...changes,
})

describe('tax of the year 2026/27, worked by hand', () => {
  // 22,430 × 20 %; 37,700 × 20 % + 9,730 × 40 %; 37,700 × 20 % + 54,870 × 40 % with an allowance of 7,430;
  // 37,700 × 20 % + 87,440 × 40 % + 24,860 × 45 % without one.
  test.each([
    [12_570_00, 0],
    [12_571_00, 20],
    [35_000_00, 4_486_00],
    [60_000_00, 11_432_00],
    [110_000_00, 33_432_00],
    [150_000_00, 53_703_00],
  ])('%i pence in England are taxed with %i', (income, tax) => {
    expect(incomeTax(income, 'england')).toBe(tax)
  })

  // 3,967 × 19 % + 12,989 × 20 % + 5,474 × 21 %; then + 14,136 × 21 % + 16,338 × 42 % for 60,000.
  test.each([
    [16_537_00, 753_73],
    [35_000_00, 4_501_07],
    [60_000_00, 13_182_05],
  ])('%i pence in Scotland are taxed with %i', (income, tax) => {
    expect(incomeTax(income, 'scotland')).toBe(tax)
  })

  test.each([
    [12_570_00, 0],
    [35_000_00, 1_794_40],
    [60_000_00, 3_210_60],
  ])('%i pence pay %i of National Insurance', (income, contribution) => {
    expect(nationalInsurance(income)).toBe(contribution)
  })
})

describe('savings', () => {
  test.each([
    [35_000_00, 1_799_28],
    [80_000_00, 1_449_42],
    [200_000_00, 1_324_47],
  ])('a bike for £2,499 costs someone with %i pence a year %i', (salary, cost) => {
    expect(savings(anInput({ salary })).cost).toBe(cost)
  })

  test('a higher rate in Scotland saves 42 % tax and 2 % National Insurance', () => {
    const saved = savings(anInput({ salary: 70_000_00, nation: 'scotland' }))
    expect(saved).toMatchObject({ taxSaved: 1_049_58, insuranceSaved: 49_98, savedPercent: 44 })
  })

  test('a sacrifice across the threshold saves at both rates', () => {
    // 730 at 40 % + 2 %, the other 1,769 at 20 % + 8 %.
    const saved = savings(anInput({ salary: 51_000_00 }))
    expect(saved.taxSaved).toBe(292_00 + 353_80)
    expect(saved.insuranceSaved).toBe(14_60 + 141_52)
  })

  test.each([
    ['extend', 499_99, 12, 15_00],
    ['extend', 500_00, 12, 35_00],
    ['buy', 499_99, 12, 90_00],
    ['buy', 500_00, 12, 125_00],
    ['buy', 1_000_01, 18, 210_00],
    ['buy', 1_000_00, 24, 170_00],
    ['fee', 1_000_00, 12, 1_00],
    ['return', 1_000_00, 12, 0],
  ] as const)(
    'to %s a bike of %i pence after %i months costs %i',
    (ending, price, months, cost) => {
      expect(endPayment(price, months, ending)).toBe(cost)
    },
  )

  test('the salary may fall to the minimum wage and no further', () => {
    // 12.71 × 37.5 hours × 52 weeks = 24,784.50 a year.
    expect(savings(anInput({ salary: 27_283_50 })).mostAllowed).toBeNull()
    expect(savings(anInput({ salary: 27_283_49 })).mostAllowed).toBe(2_498_99)
    expect(savings(anInput({ salary: 20_000_00 })).mostAllowed).toBe(0)
  })

  test.each([
    ['owned', { ending: 'extend' }],
    ['returned', { ending: 'return' }],
    ['refused', { ending: 'extend', salary: 27_283_49 }],
    ['refused', { ending: 'return', salary: 20_000_00 }],
  ] as const)('in the end the bike is %s: %j', (outcome, changes) => {
    expect(savings(anInput(changes)).outcome).toBe(outcome)
  })

  test.each([
    ['uk.en.md', '%', (pounds: string) => `£${pounds}`],
    ['uk.de.md', ' %', (pounds: string) => `${pounds.replace(',', '.')} £`],
  ])('the table of %s has the figures of the calculator', (file, sign, price) => {
    const page = readFileSync(`demo/content/cycle-to-work/${file}`, 'utf8')
    for (const salary of [35_000_00, 80_000_00]) {
      const { savedPercent, cost } = savings(anInput({ price: 2_000_00, salary, ending: 'extend' }))
      const paid = price((cost / 100).toLocaleString('en-GB'))
      expect(page).toContain(`| ${savedPercent}${sign} | ${paid} |`)
    }
  })

  test('nobody saves more than the price, and cost and saving add up to it', () => {
    const inputs = fc.record<SavingsInput>({
      price: fc.integer({ min: 50_00, max: 25_000_00 }),
      salary: fc.integer({ min: 1_000_00, max: 1_000_000_00 }),
      nation: fc.constantFrom(...nations),
      months: fc.constantFrom(...hireMonths),
      ending: fc.constantFrom(...endings),
      weeklyHours: fc.integer({ min: 100, max: 6_000 }),
      age: fc.constantFrom(...wageAges),
    })
    fc.assert(
      fc.property(inputs, (input) => {
        const result = savings(input)
        expect(result.cost + result.saved).toBe(input.price)
        expect(result.taxSaved).toBeGreaterThanOrEqual(0)
        expect(result.insuranceSaved).toBeGreaterThanOrEqual(0)
        // The highest rates are 67.5 % (where the allowance shrinks, in Scotland) and 8 %.
        expect(result.taxSaved + result.insuranceSaved).toBeLessThan(input.price * 0.76)
        expect(Object.values(result).filter(Number.isNaN)).toEqual([])
        const most = result.mostAllowed || input.price
        expect(most).toBeLessThanOrEqual(input.price)
        const allowed = savings({ ...input, price: most })
        expect(allowed.mostAllowed).toBe(result.mostAllowed === 0 ? 0 : null)
      }),
    )
  })
})

describe('the form', () => {
  test.each([
    ['2499', 2_499_00],
    ['£2,499', 2_499_00],
    ['2.499,50', 2_499_50],
    ['1 000.5', 1_000_50],
    ['50', 50_00],
    ['25000', 25_000_00],
  ])('reads "%s" as a price', (price, pence) => {
    expect(readSavings({ ...proposedValues, price })).toMatchObject({ input: { price: pence } })
  })

  test.each(['', 'abc', '-5', '49.99', '25000.01', '1e3', '12.34.5', 'NaN'])(
    'refuses "%s"',
    (price) => {
      expect(readSavings({ ...proposedValues, price })).toEqual({ faulty: ['price'] })
    },
  )

  test('an empty URL gives the proposals, a choice that does not exist the first one', () => {
    expect(valuesFrom(new URLSearchParams())).toEqual(proposedValues)
    const odd = readSavings(valuesFrom(new URLSearchParams('nation=mars&months=13&age=99')))
    expect(odd).toMatchObject({ input: { nation: 'england', months: 12, age: '21' } })
  })
})
