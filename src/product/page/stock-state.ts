import type { Day } from '#/catalogue/calendar/bank-holidays.ts'

/** How something can be had: from the shelf, the last few of it, made or ordered for you, or not. */
export type StockState = 'in-stock' | 'low' | 'to-order' | 'gone'

export type Stock = {
  state: StockState
  /** Pieces left, told only when they are few. */
  left: number | null
  /** The day it leaves the house; null when it does not. */
  date: Day | null
}

/** From here on a shopper may like to hurry. */
const fewPieces = 3

export function stockFrom(quantity: number, date: Day | null): Stock {
  if (date === null) return { state: 'gone', left: null, date }
  if (quantity <= 0) return { state: 'to-order', left: null, date }
  return quantity <= fewPieces
    ? { state: 'low', left: quantity, date }
    : { state: 'in-stock', left: null, date }
}

const order: Record<StockState, number> = { 'in-stock': 0, low: 0, 'to-order': 1, gone: 2 }

/** What leaves first, of several sizes. */
export const soonest = (stocks: readonly Stock[]): Stock | null =>
  stocks.toSorted(
    (a, b) => order[a.state] - order[b.state] || (a.date ?? '9').localeCompare(b.date ?? '9'),
  )[0] ?? null
