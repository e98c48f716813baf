import type { HolidayCalendar } from '#/catalogue/calendar/bank-holidays.ts'
import type { PlaceStock } from '#/catalogue/model/offer.ts'
import { memoizeWeak } from '#/platform/server-cache/memoize-weak.ts'

/** A place that sends orders, with its own workshop and holidays; see docs/behaviour.md#warehouses. */
export type Warehouse = {
  code: string
  /** Its holidays and its clock. */
  calendar: HolidayCalendar
  /** Working days from the order to dispatch that its workshop needs for a bike. */
  queueDays: number
  /** Which choice it is for a country, `*` for all others. */
  serves: Readonly<Record<string, number>>
}

/** The warehouses in the order in which a country prefers them; there is always a first. */
export type WarehouseOrder = readonly [Warehouse, ...Warehouse[]]

/** Stands in for the warehouse of a shop that has entered none. */
const noWarehouse: Warehouse = { code: '', calendar: 'uk', queueDays: 0, serves: {} }

const choiceFor = ({ serves }: Warehouse, country: string): number =>
  serves[country] ?? serves['*'] ?? Number.MAX_SAFE_INTEGER

const ordersOf = memoizeWeak((_: readonly Warehouse[]) => new Map<string, WarehouseOrder>())

/** Those that do not name the country come last; among equals, the order of the file decides. */
export function inOrderFor(warehouses: readonly Warehouse[], country: string): WarehouseOrder {
  const known = ordersOf(warehouses).get(country)
  if (known) return known
  const [first = noWarehouse, ...others] = warehouses.toSorted(
    (a, b) => choiceFor(a, country) - choiceFor(b, country),
  )
  const order: WarehouseOrder = [first, ...others]
  ordersOf(warehouses).set(country, order)
  return order
}

/** The warehouse that one piece is sent from; if none has it, the first, where it is reordered. */
export const senderOf = (stock: readonly PlaceStock[], order: WarehouseOrder): Warehouse =>
  order.length === 1
    ? order[0]
    : (order.find(({ code }) =>
        stock.some(({ place, quantity }) => place === code && quantity > 0),
      ) ?? order[0])
