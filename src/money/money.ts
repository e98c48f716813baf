import { type Currency, isCurrency, minorDigits } from './currency.ts'

/** An amount in whole minor units (pence, cents, yen), so that no sum loses a penny to floating point. */
export type Money = { readonly amount: number; readonly currency: Currency }

export function money(amount: number, currency: Currency): Money {
  if (!Number.isSafeInteger(amount)) throw new Error(`Not a whole amount of minor units: ${amount}`)
  if (!isCurrency(currency)) throw new Error(`Not a currency of this shop: ${String(currency)}`)
  // Adding zero turns -0 into 0, which would otherwise print as "-£0".
  return { amount: amount + 0, currency }
}

export const add = (a: Money, b: Money): Money => money(a.amount + inSame(a, b), a.currency)
export const subtract = (a: Money, b: Money): Money => money(a.amount - inSame(a, b), a.currency)
export const multiply = (price: Money, quantity: number): Money =>
  money(price.amount * quantity, price.currency)

export const sum = (amounts: readonly Money[], currency: Currency): Money =>
  amounts.reduce(add, money(0, currency))

/** A comparator for `toSorted`: negative when `a` is the smaller amount. */
export const compare = (a: Money, b: Money): number => a.amount - inSame(a, b)

/** Half a penny is rounded away from zero, so that refunding 10 % mirrors charging 10 %. */
export function percentOf(whole: Money, percent: number): Money {
  return portion(whole, hundredths(percent), 10_000n)
}

/** The tax in an amount that includes it, half a penny rounded away from zero: £1.19 at 19 % contains 19 pence. */
export function containedTax(gross: Money, percent: number): Money {
  return portion(gross, hundredths(percent), 10_000n + hundredths(percent))
}

/** The amount without the tax in it; this and `containedTax` always add up to the amount. */
export const withoutTax = (gross: Money, percent: number): Money =>
  subtract(gross, containedTax(gross, percent))

/** Rates have at most two decimals, so in hundredths of a percent they are whole. */
const hundredths = (percent: number): bigint => BigInt(Math.round(percent * 100))

const portion = ({ amount, currency }: Money, part: bigint, whole: bigint): Money =>
  money(divideHalfAwayFromZero(BigInt(amount) * part, whole), currency)

/** Splits an amount by weight without losing a penny: left-over pennies go to the shares that rounding reduced most. */
export function allocate(whole: Money, weights: readonly number[]): Money[] {
  const total = weights.reduce((subtotal, weight) => subtotal + wholeWeight(weight), 0)
  if (total === 0) throw new Error('Nothing to allocate to: every weight is zero')
  const sign = Math.sign(whole.amount)
  const shares = weights.map((weight, index) => {
    const exact = BigInt(Math.abs(whole.amount)) * BigInt(weight)
    return { index, amount: Number(exact / BigInt(total)), lost: Number(exact % BigInt(total)) }
  })
  const leftOver = shares.reduce((rest, share) => rest - share.amount, Math.abs(whole.amount))
  const roundedUp = new Set(
    shares
      // The sort is stable, so of equal losses the first listed comes first.
      .toSorted((a, b) => b.lost - a.lost)
      .slice(0, leftOver)
      .map((share) => share.index),
  )
  return shares.map(({ index, amount }) =>
    money(sign * (amount + (roundedUp.has(index) ? 1 : 0)), whole.currency),
  )
}

/** Money as API responses carry it: major units as a number. */
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

function divideHalfAwayFromZero(dividend: bigint, divisor: bigint): number {
  const size = dividend < 0n ? -dividend : dividend
  const rounded = Number((size * 2n + divisor) / (divisor * 2n))
  return dividend < 0n ? -rounded : rounded
}
