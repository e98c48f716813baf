/** Amounts are in pence, rates in per cent. */
type Band = { upTo: number; percent: number }

export const nations = ['england', 'scotland'] as const
/** England stands for Wales and Northern Ireland, too: their bands and rates are the same. */
export type Nation = (typeof nations)[number]

export const wageAges = ['21', '18', 'apprentice'] as const
export type WageAge = (typeof wageAges)[number]

const pounds = (amount: number) => Math.round(amount * 100)

/**
 * The rates of the tax year from 6 April 2026 to 5 April 2027. Every Budget may change them: replace all of them
 * together, with the year, and work the examples of the tests by hand again. Sources, by the names of the pages:
 * gov.uk/income-tax-rates, gov.uk/scottish-income-tax, gov.uk/national-insurance-rates-letters and
 * gov.uk/national-minimum-wage-rates (from 1 April 2026).
 */
export const taxYear = {
  name: '2026/27',
  personalAllowance: pounds(12_570),
  /** Above this income the allowance shrinks by one pound for every two. */
  allowanceShrinksFrom: pounds(100_000),
  /** Bands of the income above the allowance. */
  incomeTax: {
    england: [
      { upTo: pounds(37_700), percent: 20 },
      { upTo: pounds(125_140), percent: 40 },
      { upTo: Infinity, percent: 45 },
    ],
    scotland: [
      { upTo: pounds(3_967), percent: 19 },
      { upTo: pounds(16_956), percent: 20 },
      { upTo: pounds(31_092), percent: 21 },
      { upTo: pounds(62_430), percent: 42 },
      { upTo: pounds(125_140), percent: 45 },
      { upTo: Infinity, percent: 48 },
    ],
  } satisfies Record<Nation, Band[]>,
  /** Class 1 contributions of employees, by income for a whole year. */
  nationalInsurance: [
    { upTo: pounds(12_570), percent: 0 },
    { upTo: pounds(50_270), percent: 8 },
    { upTo: Infinity, percent: 2 },
  ] satisfies Band[],
  /** The national minimum wage for an hour; the first is the National Living Wage. */
  minimumWage: {
    '21': pounds(12.71),
    '18': pounds(10.85),
    apprentice: pounds(8),
  } satisfies Record<WageAge, number>,
} as const

/** The share of an amount that falls into each band, times its rate, in hundredths of a penny. */
export function chargeBy(bands: readonly Band[], amount: number): number {
  let [charge, from] = [0, 0]
  for (const { upTo, percent } of bands) {
    charge += Math.max(0, Math.min(amount, upTo) - from) * percent
    from = upTo
  }
  return charge
}
