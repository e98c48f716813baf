import { endPayment, type Ending, type HireMonths } from './end-of-hire.ts'
import { incomeTax, nationalInsurance } from './take-home.ts'
import { type Nation, taxYear, type WageAge } from './tax-year.ts'

export type SavingsInput = {
  /** Everything on the certificate, in pence. */
  price: number
  /** The gross salary of a year in pence. */
  salary: number
  nation: Nation
  months: HireMonths
  ending: Ending
  /** Hundredths of the hours worked in a week. */
  weeklyHours: number
  age: WageAge
}

/** Amounts in pence. */
export type Savings = {
  grossPerMonth: number
  netPerMonth: number
  taxSaved: number
  insuranceSaved: number
  endPayment: number
  /** The cost of the bike in the end, its final payment included. */
  cost: number
  /** Below zero where the final payment is more than tax and contributions save. */
  saved: number
  /** In per cent of the price, to one decimal. */
  savedPercent: number
  /** Set if the salary would fall below the minimum wage: the highest price that it allows. */
  mostAllowed: number | null
  outcome: Outcome
}

/**
 * The end of the hire: the employee owns the bike, has given it back, or may not enter the scheme at all. A saving is
 * shown only for a bike that they own.
 */
type Outcome = 'refused' | 'returned' | 'owned'

/** Works out what a bike costs by salary sacrifice. All months of the hire count as months of this tax year. */
export function savings(input: SavingsInput): Savings {
  const { price, salary, nation, months, ending } = input
  const perYear = Math.min(salary, Math.round((price * 12) / months))
  const overHire = (aYear: number) => Math.round((aYear * months) / 12)
  const left = salary - perYear
  const taxSaved = overHire(incomeTax(salary, nation) - incomeTax(left, nation))
  const insuranceSaved = overHire(nationalInsurance(salary) - nationalInsurance(left))
  const last = endPayment(price, months, ending)
  const saved = taxSaved + insuranceSaved - last
  const most = left < minimumSalary(input) ? mostAllowed(input) : null
  return {
    grossPerMonth: Math.round(price / months),
    netPerMonth: Math.round((price - taxSaved - insuranceSaved) / months),
    taxSaved,
    insuranceSaved,
    endPayment: last,
    cost: price - saved,
    saved,
    savedPercent: Math.round((saved * 1000) / price) / 10,
    mostAllowed: most,
    outcome: outcomeOf(ending, most),
  }
}

function outcomeOf(ending: Ending, most: number | null): Outcome {
  if (most !== null) return 'refused'
  return ending === 'return' ? 'returned' : 'owned'
}

/** Pay after the sacrifice may not fall below the national minimum wage. */
const minimumSalary = ({ weeklyHours, age }: Pick<SavingsInput, 'weeklyHours' | 'age'>) =>
  Math.ceil((taxYear.minimumWage[age] * weeklyHours * 52) / 100)

const mostAllowed = (input: SavingsInput): number =>
  Math.max(0, Math.floor(((input.salary - minimumSalary(input)) * input.months) / 12))
