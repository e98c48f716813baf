import { translatorFor } from '#/i18n/translator.server.ts'
import { dayInWords } from '#/catalogue/calendar/day-in-words.ts'
import type { CollectionTime } from '#/stores/collection/collection-time.ts'
import { localTime } from '#/stores/hours/local-time.ts'
import { timeInWords } from '#/stores/hours/time-in-words.ts'
import type { Store } from '#/stores/store.ts'
import type { Ctx } from '#/visitor/context.ts'
import { nearestInStock, type StoreOffer } from './store-offers.ts'

export type OfferWords = { text: string; note: string | null; isInStock: boolean }

/** The words on the page of an item about the chosen store, or about all stores. */
export function offerWords(
  ctx: Ctx,
  offers: readonly StoreOffer[],
  chosen: Store | null,
): OfferWords | null {
  const own = offers.find(({ store }) => store.code === chosen?.code)
  return own ? wordsOfOne(ctx, own, offers) : wordsOfAll(ctx, offers)
}

function wordsOfOne(ctx: Ctx, own: StoreOffer, offers: readonly StoreOffer[]): OfferWords {
  const { locale } = ctx.visitor
  const t = translatorFor(locale)
  const { store, isInStock } = own
  const other = isInStock ? null : nearestInStock(offers, store)
  const values = { store: store.name[locale], other: other?.store.name[locale] ?? '' }
  return {
    text: t(`stores.stock.${kindOf(ctx, own)}`, { ...values, ...timeValues(ctx, own) }),
    note: other && t('stores.stock.elsewhere', values),
    isInStock: isInStock && own.time !== null,
  }
}

/** The same for a row under the name of its store. */
export const rowWords = (ctx: Ctx, offer: StoreOffer): string =>
  translatorFor(ctx.visitor.locale)(
    `stores.stock.row.${kindOf(ctx, offer)}`,
    timeValues(ctx, offer),
  )

function kindOf({ now }: Ctx, { store, isInStock, time, orderBy }: StoreOffer) {
  if (!time) return 'gone'
  if (isInStock) return time.day === todayAt(store, now) ? 'hereToday' : 'here'
  return orderBy === null ? 'order' : 'orderBy'
}

const todayAt = ({ hours }: Store, now: Date) => localTime(now, hours.timeZone).day

function timeValues(ctx: Ctx, { time, orderBy }: StoreOffer) {
  const { locale } = ctx.visitor
  return {
    by: orderBy === null ? '' : timeInWords(orderBy, locale),
    time: time ? timeInWords(time.from, locale) : '',
    when: time ? whenInWords(ctx, time) : '',
  }
}

/** `Thu 19 Nov, 10am`. */
export const whenInWords = ({ visitor: { locale } }: Ctx, { day, from }: CollectionTime): string =>
  `${dayInWords(day, locale)}, ${timeInWords(from, locale)}`

/** The stores that have it, two of them by name; if none has, the earliest day of any. */
function wordsOfAll(ctx: Ctx, offers: readonly StoreOffer[]): OfferWords | null {
  const { locale } = ctx.visitor
  const t = translatorFor(locale)
  const having = offers.filter(({ isInStock, time }) => isInStock && time)
  if (having.length > 0) {
    const [first = '', second = ''] = having.map(({ store }) => store.name[locale])
    const isToday = having.every((offer) => kindOf(ctx, offer) === 'hereToday')
    const day = isToday ? 'today' : 'later'
    const values = { day, count: having.length, first, second, more: having.length - 2 }
    return { text: t('stores.stock.some', values), note: null, isInStock: true }
  }
  const [soonest] = offers
    .flatMap(({ time }) => time ?? [])
    .map(({ day }) => day)
    .toSorted()
  if (!soonest) return null
  const when = dayInWords(soonest, locale)
  return { text: t('stores.stock.none', { when }), note: null, isInStock: false }
}
