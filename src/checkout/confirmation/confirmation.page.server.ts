import { findOrderStore } from '#/orders/collection/order-store.server.ts'
import { isPlaced } from '#/orders/order/order-state.ts'
import { findOrderByAttemptKey } from '#/orders/links/order-links.server.ts'
import type { Locale } from '#/i18n/locale.ts'
import type { Order, WholeOrder } from '#/orders/order/order.ts'
import { dayOf } from '#/catalogue/calendar/bank-holidays.ts'
import type { SessionCtx } from '#/visitor/context.ts'
import { isTestCheckout } from '#/checkout/page/built-in-checkout.server.ts'
import { attemptCookie } from '#/checkout/handover/attempt-cookie.ts'
import type { ConfirmationView } from './confirmation-view.ts'
import { largePicture } from '#/images/names/large-picture.ts'
import { toOrderView } from '#/checkout/order/order-view.ts'
import { translatorFor } from '#/i18n/translator.server.ts'
import { dayInWords } from '#/lister/cards/dispatch-day.ts'
import { orderProgress, type ProgressView } from '#/orders/order/order-progress.ts'
import { wholeOrder } from '#/orders/order/orders.server.ts'
import { type PromisedDays, promisedDays } from './promised-days.ts'

/** Shows the state of the order, only to the browser that placed it. */
export async function loadConfirmationPage(ctx: SessionCtx) {
  return { data: { ...(await viewFor(ctx)), isTest: isTestCheckout(ctx) } }
}

async function viewFor(ctx: SessionCtx): Promise<ConfirmationView> {
  const { cookieHeader, locale } = ctx.visitor
  const key = attemptCookie.read(cookieHeader)
  const order = key === null ? null : await findOrderByAttemptKey(ctx, key)
  if (!order) return { kind: 'unknown' }
  const { number, state } = order
  if (state === 'pending') return { kind: 'waiting', number }
  if (state === 'held') return { kind: 'checking', number }
  if (!isPlaced(state)) return { kind: 'failed' }
  const isGuest = order.customerId === null
  const store = await findOrderStore(ctx.db, order)
  const view = toOrderView(order, locale, store)
  return {
    kind: 'placed',
    order: view,
    isGuest,
    progress: progressOf(await wholeOrder(ctx.db, order), locale, view.collectFrom),
    picture: pictureOf(order, locale),
  }
}

/** The stations with the days on which they were reached, or else the days that are promised. */
function progressOf(order: WholeOrder, locale: Locale, collectFrom: string | null): ProgressView {
  const promised = promisedDays(order)
  return orderProgress(order).map(({ station, at, standing }) => {
    const days = standing === 'done' ? undefined : promised[station]
    if (!days) return { station, standing, on: at && dayInWords(dayOf(at), locale) }
    const time = station === 'ready' && collectFrom !== null ? `, ${collectFrom}` : ''
    return { station, standing, on: daysInWords(days, locale) + time }
  })
}

function daysInWords([from, to]: PromisedDays, locale: Locale): string {
  const translate = translatorFor(locale)
  const last = dayInWords(to, locale)
  if (from === null) return translate('confirmation.timeline.until', { date: last })
  if (from === to) return last
  return translate('confirmation.timeline.between', { from: dayInWords(from, locale), to: last })
}

function pictureOf({ lines }: Order, locale: Locale) {
  const shown = lines.find(({ kind }) => kind === 'bike')?.picture
  return shown ? { ...largePicture(shown), alt: shown.alt[locale] } : null
}
