import { typedHundredths } from '#/money/typed-amount.ts'
import { endings, hireMonths } from './end-of-hire.ts'
import { type SavingsField, savingsFields } from './savings-fields.ts'
import type { SavingsInput } from './savings.ts'
import { nations, wageAges } from './tax-year.ts'

export type SavingsValues = Record<SavingsField, string>

/** In pounds and in hours. */
export const savingsLimits = {
  price: { min: 50, max: 25_000 },
  salary: { min: 1_000, max: 1_000_000 },
  hours: { min: 1, max: 60 },
} as const
type NumberField = keyof typeof savingsLimits

export const proposedValues: SavingsValues = {
  price: '2000',
  salary: '32000',
  hours: '37.5',
  nation: 'england',
  months: '12',
  ending: 'extend',
  age: '21',
}

/** The values that the form shows: those of the URL, and proposals for what it lacks. */
export const valuesFrom = (query: URLSearchParams): SavingsValues => {
  const values = { ...proposedValues }
  for (const field of savingsFields)
    values[field] = query.get(field)?.slice(0, 20) ?? proposedValues[field]
  return values
}

export type ReadSavings = { input: SavingsInput } | { faulty: readonly NumberField[] }

/** Reads the form; names the fields that are not amounts within their limits. */
export function readSavings(values: SavingsValues): ReadSavings {
  const [price, salary, hours] = [
    amountIn('price', values),
    amountIn('salary', values),
    amountIn('hours', values),
  ]
  if (price === null || salary === null || hours === null) {
    const read = { price, salary, hours }
    return { faulty: (['price', 'salary', 'hours'] as const).filter((name) => read[name] === null) }
  }
  return {
    input: {
      price,
      salary,
      weeklyHours: hours,
      nation: choiceOf(nations, values.nation),
      months: choiceOf(hireMonths, Number(values.months)),
      ending: choiceOf(endings, values.ending),
      age: choiceOf(wageAges, values.age),
    },
  }
}

/** An unknown choice can only be typed into the URL; the first one stands in for it. */
const choiceOf = <Choice>(choices: readonly [Choice, ...Choice[]], value: unknown): Choice =>
  choices.find((choice) => choice === value) ?? choices[0]

/** Null if it is no amount or beyond its limits. */
function amountIn(field: NumberField, values: SavingsValues): number | null {
  const amount = typedHundredths(values[field])
  const { min, max } = savingsLimits[field]
  return amount !== null && amount >= min * 100 && amount <= max * 100 ? amount : null
}
