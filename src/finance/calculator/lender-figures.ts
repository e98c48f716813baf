import type { Credit } from '#/finance/loans/credit.ts'

/** The lender's own calculation: product code, price and deposit in pounds. */
export type LenderCalculation = (code: string, price: number, deposit: number) => unknown

/** Whether the lender's calculator gives the same figures; `silent` without a usable answer. */
export type Agreement = 'confirmed' | 'differs' | 'silent'

/** The figures that are compared, under the lender's names. */
const figuresOf = ({ instalment, lastInstalment, loan, deposit, payable }: Credit) => ({
  initialPayments: instalment,
  finalPayment: lastInstalment,
  loanAmount: loan,
  deposit,
  amountPayable: payable,
})

/** Compares to the penny. A script of a third party may throw or return anything. */
export function askLender(
  calculate: LenderCalculation,
  productId: string,
  credit: Credit,
): Agreement {
  const answer = answerOf(() =>
    calculate(productId, credit.price.amount / 100, credit.deposit.amount / 100),
  )
  const pence = Object.entries(figuresOf(credit)).map(([name, { amount }]) => ({
    own: amount,
    lender: penceIn(answer?.[name]),
  }))
  if (pence.some(({ lender }) => lender === null)) return 'silent'
  return pence.every(({ own, lender }) => own === lender) ? 'confirmed' : 'differs'
}

function answerOf(calculate: () => unknown): Record<string, unknown> | null {
  try {
    const answer = calculate()
    return typeof answer === 'object' && answer ? { ...answer } : null
  } catch {
    return null
  }
}

/** The lender writes amounts with two decimals, as text. */
function penceIn(figure: unknown): number | null {
  const text = typeof figure === 'number' ? figure.toFixed(2) : figure
  return typeof text === 'string' && /^\d{1,9}\.\d{2}$/.test(text)
    ? Number(text.replace('.', ''))
    : null
}
