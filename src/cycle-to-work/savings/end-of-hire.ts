export const hireMonths = [12, 18, 24] as const
export type HireMonths = (typeof hireMonths)[number]

export const endings = ['extend', 'buy', 'fee', 'return'] as const
/**
 * A hire can end in four ways: a longer hire for a deposit, until the bike is four years old and the deposit is
 * its value; the market value at once; a loan until it is six years old and worth nothing, when a nominal fee is
 * enough; or the bike goes back. A nominal fee any earlier would be a taxable gift.
 */
export type Ending = (typeof endings)[number]

const limit = 500_00

/** The values that the tax office accepts for a bike of this age, in per cent of its price (EIM21667a). */
const marketValue: Record<HireMonths, { below: number; from: number }> = {
  12: { below: 18, from: 25 },
  18: { below: 16, from: 21 },
  24: { below: 13, from: 17 },
}
/** Its value after four years, when an extended hire ends, which providers take as the deposit. */
const deposit = { below: 3, from: 7 }
const nominalFee = 1_00

/** The payment of the employee at the end of the hire, in pence. */
export function endPayment(price: number, months: HireMonths, ending: Ending): number {
  const share = (percent: { below: number; from: number }) =>
    Math.round((price * (price < limit ? percent.below : percent.from)) / 100)
  if (ending === 'extend') return share(deposit)
  if (ending === 'buy') return share(marketValue[months])
  return ending === 'fee' ? Math.min(nominalFee, price) : 0
}
