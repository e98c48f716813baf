import type { Day } from '#/catalogue/calendar/day.ts'
import { fewPieces } from '#/catalogue/stock/few-pieces.ts'

/** In stock, few left, made or ordered on request, or unavailable. */
export type StockState = 'in-stock' | 'low' | 'to-order' | 'gone'

export type Stock = {
  state: StockState
  /** Pieces left; given only when few are left. */
  left: number | null
  /** The dispatch date; null when it is unavailable. */
  date: Day | null
}

export function stockFrom(quantity: number, date: Day | null): Stock {
  if (date === null) return { state: 'gone', left: null, date }
  if (quantity <= 0) return { state: 'to-order', left: null, date }
  return quantity <= fewPieces
    ? { state: 'low', left: quantity, date }
    : { state: 'in-stock', left: null, date }
}

const order: Record<StockState, number> = { 'in-stock': 0, low: 0, 'to-order': 1, gone: 2 }

/** The earliest dispatch of several sizes. */
export const soonest = (stocks: readonly Stock[]): Stock | null =>
  stocks.toSorted((a, b) => order[a.state] - order[b.state] || byDate(a, b))[0] ?? null

/** Days in ISO form sort as plain text; those without a date come last. */
function byDate({ date: a }: Stock, { date: b }: Stock): number {
  if (a === b) return 0
  return (a ?? '9') < (b ?? '9') ? -1 : 1
}
