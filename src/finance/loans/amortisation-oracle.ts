/**
 * Works out a loan without the annuity formula: whole numbers with thirty decimals, a twelfth root by
 * bisection and one step for each month. The tests compare the shop's figures with it.
 */
const one = 10n ** 30n

/** The factor by which a debt grows in a month, for a rate in hundredths of a per cent. */
export function monthlyFactor(aprHundredths: number): bigint {
  const yearly = one + (BigInt(aprHundredths) * one) / 10_000n
  let [low, high] = [one, yearly]
  while (high - low > 1n) {
    const middle = (low + high) / 2n
    if (power(middle, 12) <= yearly) low = middle
    else high = middle
  }
  return low
}

function power(base: bigint, exponent: number): bigint {
  let result = one
  for (let step = 0; step < exponent; step += 1) result = (result * base) / one
  return result
}

/** The debt after each month, in pence with thirty decimals; the first entry is the loan. */
export function simulate(loan: number, payments: readonly number[], factor: bigint): bigint[] {
  const debts = [BigInt(loan) * one]
  for (const payment of payments)
    debts.push(((debts.at(-1) ?? 0n) * factor) / one - BigInt(payment) * one)
  return debts
}

/** The largest monthly payment in whole pence that does not repay more than is owed. */
export function largestInstalment(loan: number, months: number, factor: bigint): number {
  let [low, high] = [0, loan * 2]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    const debts = simulate(
      loan,
      Array.from({ length: months }, () => middle),
      factor,
    )
    if ((debts.at(-1) ?? 0n) >= 0n) low = middle
    else high = middle
  }
  return low
}

export const inPence = (debt: bigint): number => Number(debt / (one / 1_000n)) / 1_000
