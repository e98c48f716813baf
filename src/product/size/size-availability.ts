import type { Day } from '#/catalogue/calendar/day.ts'
import { soonest, type Stock } from '#/product/page/stock-state.ts'

/** The availability of a bike before a size is chosen. */
export type SizeAvailability = {
  state: 'in-stock' | 'to-order' | 'gone'
  /** The sizes in stock; null where all of them are, or none. */
  sizes: readonly string[] | null
  /** The earliest dispatch date of any size; null when none is available. */
  date: Day | null
}

type SizeStock = { size: string | null; stock: Stock }

const isInStock = ({ stock: { state } }: SizeStock) => state === 'in-stock' || state === 'low'

/** Says which sizes are in stock; how few are left is shown beside each size only. */
export function sizeAvailability(offers: readonly SizeStock[]): SizeAvailability | null {
  const first = soonest(offers.map(({ stock }) => stock))
  if (!first) return null
  const inStock = new Set(offers.filter(isInStock).map(({ size }) => size))
  const { date } = first
  if (inStock.size === 0) {
    return { state: first.state === 'gone' ? 'gone' : 'to-order', sizes: null, date }
  }
  const all = new Set(offers.map(({ size }) => size))
  const named = [...all].flatMap((size) => (size !== null && inStock.has(size) ? [size] : []))
  const isEvery = inStock.size === all.size && all.size > 1
  return { state: 'in-stock', sizes: isEvery || named.length === 0 ? null : named, date }
}
