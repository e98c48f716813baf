import { type HolidayCalendar, isWorkingDay } from '#/catalogue/calendar/bank-holidays.ts'
import type { Day } from '#/catalogue/calendar/day.ts'
import { cutOff } from '#/catalogue/calendar/dispatch-date.ts'
import type { PlaceStock } from '#/catalogue/model/offer.ts'
import { type ClockTime, instantAt, localTime } from '#/stores/hours/local-time.ts'
import type { Store } from '#/stores/store.ts'
import {
  collectionFromStore,
  collectionFromWarehouse,
  type CollectionTime,
} from '#/stores/collection/collection-time.ts'

/** The stock of one item in a store. */
export type StoreOffer = {
  store: Store
  isInStock: boolean
  /** Null when it cannot be collected there. */
  time: CollectionTime | null
  /** The time today, on the clock of the store, until which an order still arrives by then; null after it. */
  orderBy: ClockTime | null
}

type ItemStock = {
  places: readonly PlaceStock[]
  dispatchDate: Day | null
  isBike: boolean
  calendar: HolidayCalendar
}

export function storeOffer(store: Store, stock: ItemStock, now: Date): StoreOffer {
  const { places, dispatchDate, calendar } = stock
  const isInStock = places.some(({ place, quantity }) => place === store.code && quantity > 0)
  // An item that cannot be sent is not sold online, even if a store has one left.
  if (dispatchDate === null) return { store, isInStock, time: null, orderBy: null }
  if (isInStock)
    return { store, isInStock, time: collectionFromStore(store, now, stock), orderBy: null }
  return {
    store,
    isInStock,
    time: collectionFromWarehouse(store, dispatchDate, calendar),
    orderBy: orderBy(store, calendar, now),
  }
}

function orderBy({ hours }: Store, calendar: HolidayCalendar, now: Date): ClockTime | null {
  const timeZone = cutOff.timeZones[calendar]
  const { day } = localTime(now, timeZone)
  const end = instantAt(day, `${cutOff.hour}:00`, timeZone)
  if (!isWorkingDay(day, calendar) || now >= end) return null
  return localTime(end, hours.timeZone).time
}

/** The nearest other store that has the item. */
export function nearestInStock(offers: readonly StoreOffer[], from: Store): StoreOffer | null {
  const distanceTo = ({ store }: StoreOffer) => distance(from, store)
  return (
    offers
      .filter(({ store, isInStock, time }) => isInStock && time && store.code !== from.code)
      .toSorted((a, b) => distanceTo(a) - distanceTo(b))[0] ?? null
  )
}

type Point = Pick<Store, 'latitude' | 'longitude'>

/** In degrees of latitude, which is enough to compare distances within a country. */
const distance = (a: Point, b: Point) =>
  Math.hypot(
    a.latitude - b.latitude,
    (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180),
  )
