import { type Currency, isCurrency, minorDigits } from './currency.ts'

/** An amount in whole minor units (pence, cents, yen), so that no sum ever loses a penny to a float. */
export type Money = { readonly amount: number; readonly currency: Currency }

export function money(amount: number, currency: Currency): Money {
  if (!Number.isSafeInteger(amount)) throw new Error(`Not a whole amount of minor units: ${amount}`)
  if (!isCurrency(currency)) throw new Error(`Not a currency of this shop: ${String(currency)}`)
  // adding zero turns -0 into 0, which would otherwise print as "-£0"
  return { amount: amount + 0, currency }
}

export const add = (a: Money, b: Money): Money => money(a.amount + inSame(a, b), a.currency)
export const subtract = (a: Money, b: Money): Money => money(a.amount - inSame(a, b), a.currency)
export const multiply = (price: Money, quantity: number): Money =>
  money(price.amount * quantity, price.currency)

export const sum = (amounts: readonly Money[], currency: Currency): Money =>
  amounts.reduce(add, money(0, currency))

/** Below zero when `a` is the smaller amount, as `toSorted` wants it. */
export const compare = (a: Money, b: Money): number => a.amount - inSame(a, b)

/** Half a penny counts as a whole one, also for a refund: giving back 10 % mirrors taking 10 %. */
export function percentOf(whole: Money, percent: number): Money {
  return portion(whole, hundredths(percent), 10_000n)
}

/** The tax in an amount that includes it, half a penny rounded up: of £1.19 with 19 % these are 19 pence. */
export function containedTax(gross: Money, percent: number): Money {
  return portion(gross, hundredths(percent), 10_000n + hundredths(percent))
}

/** What is left of an amount when the tax in it is taken out; the two always add up to it. */
export const withoutTax = (gross: Money, percent: number): Money =>
  subtract(gross, containedTax(gross, percent))

/** Rates have at most two decimals, so in hundredths of a percent they are whole. */
const hundredths = (percent: number): bigint => BigInt(Math.round(percent * 100))

const portion = ({ amount, currency }: Money, part: bigint, whole: bigint): Money =>
  money(divideHalfUp(BigInt(amount) * part, whole), currency)

/** Shares in proportion to the weights that add up to the whole: left-over pennies go to those who lost most by rounding. */
export function allocate(whole: Money, weights: readonly number[]): Money[] {
  const total = weights.reduce((sofar, weight) => sofar + wholeWeight(weight), 0)
  if (total === 0) throw new Error('Nothing to allocate to: every weight is zero')
  const sign = Math.sign(whole.amount)
  const shares = weights.map((weight, index) => {
    const exact = BigInt(Math.abs(whole.amount)) * BigInt(weight)
    return { index, amount: Number(exact / BigInt(total)), lost: Number(exact % BigInt(total)) }
  })
  const leftOver = shares.reduce((rest, share) => rest - share.amount, Math.abs(whole.amount))
  const lucky = new Set(
    shares
      // of those that lost alike the first named come first, as sorting keeps their order
      .toSorted((a, b) => b.lost - a.lost)
      .slice(0, leftOver)
      .map((share) => share.index),
  )
  return shares.map(({ index, amount }) =>
    money(sign * (amount + (lucky.has(index) ? 1 : 0)), whole.currency),
  )
}

/** Money as our answers carry it: major units as a number. */
export type WireMoney = { value: number; currency: Currency }
export const toWire = ({ amount, currency }: Money): WireMoney => ({
  value: amount / 10 ** minorDigits[currency],
  currency,
})

function inSame(a: Money, b: Money): number {
  if (a.currency !== b.currency) throw new Error(`Cannot mix ${a.currency} and ${b.currency}`)
  return b.amount
}

function wholeWeight(weight: number): number {
  if (!Number.isSafeInteger(weight) || weight < 0) throw new Error(`Not a weight: ${weight}`)
  return weight
}

function divideHalfUp(dividend: bigint, divisor: bigint): number {
  const size = dividend < 0n ? -dividend : dividend
  const rounded = Number((size * 2n + divisor) / (divisor * 2n))
  return dividend < 0n ? -rounded : rounded
}
