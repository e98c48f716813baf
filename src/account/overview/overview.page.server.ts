import { emptyScene, type EmptyScene } from '#/account/frame/empty-scene.ts'
import { loadOwnOrder } from '#/account/orders/order.page.server.ts'
import { toOrderPageView, type OrderPageView } from '#/account/orders/order-page-view.ts'
import { type OrderedLine, toOrderedLine } from '#/checkout/order/order-view.ts'
import { findSubscription } from '#/customers/account/newsletter.server.ts'
import { loadCustomer } from '#/customers/account/profile.server.ts'
import { listOwnAddresses } from '#/customers/addresses/addresses.server.ts'
import { listOwnSessions } from '#/customers/sessions/own-sessions.server.ts'
import { largePicture } from '#/images/names/large-picture.ts'
import { orderMoney } from '#/orders/order/order-words.ts'
import { findOrderStore } from '#/orders/collection/order-store.server.ts'
import type { OrderState } from '#/orders/order/order-state.ts'
import { listOrders } from '#/orders/order/orders.server.ts'
import type { PageRequest } from '#/platform/api/page.ts'
import { formatAddress } from '#/postal-address/format-address.ts'
import { listOwnBuilds } from '#/saved-builds/builds/own-builds.server.ts'
import { createBuildsToday } from '#/saved-builds/changes/build-today.server.ts'
import type { BuildView } from '#/saved-builds/page/build-view.ts'
import { viewBuild } from '#/saved-builds/page/view-build.server.ts'
import type { Ctx, FromCustomer, Session } from '#/visitor/context.ts'
import { type NextStep, nextSteps } from './next-steps.ts'

export type LatestOrder = {
  number: string
  state: OrderState
  orderedOn: string
  total: string
  pieces: number
  first: Pick<OrderedLine, 'name' | 'image'> | null
  progress: OrderPageView['progress']
  /** The store for collection; null for home delivery. */
  store: string | null
  hasBike: boolean
}

export type OverviewView = {
  firstName: string
  /** Null before the first order. */
  latest: LatestOrder | null
  orderCount: number
  builds: { count: number; newest: BuildView | null }
  addresses: { count: number; delivery: readonly string[] | null }
  email: string
  newsletter: Awaited<ReturnType<typeof findSubscription>>
  devices: number
  steps: readonly NextStep[]
  /** The picture for customers without orders. */
  scene: EmptyScene
}

const newestOnly = { page: 1, pageSize: 1 }

/** The first page of an account: the latest order, and the newest of everything that is kept for a customer. */
export async function loadOverviewPage(ctx: Ctx, request: FromCustomer<PageRequest>) {
  const { session } = request
  const [customer, latest, builds, stored, newsletter, sessions] = await Promise.all([
    loadCustomer(ctx, session),
    findLatest(ctx, session),
    findNewestBuild(ctx, session),
    listOwnAddresses(ctx, session),
    findSubscription(ctx, session),
    listOwnSessions(ctx, session),
  ])
  const { firstName, email, defaultShipping } = customer
  const delivery = stored.find(({ number }) => number === defaultShipping)
  const data: OverviewView = {
    firstName,
    email,
    latest: latest.order,
    orderCount: latest.count,
    builds,
    addresses: {
      count: stored.length,
      delivery: delivery ? formatAddress(delivery.address, ctx.visitor.locale) : null,
    },
    newsletter,
    devices: sessions.length,
    steps: nextSteps({
      latest: latest.order,
      savedBuilds: builds.count,
      newsletter,
    }),
    scene: emptyScene('overview'),
  }
  return { data }
}

async function findLatest(
  ctx: Ctx,
  session: Session,
): Promise<{ order: LatestOrder | null; count: number }> {
  const { items, total: count } = await listOrders(ctx, session.customerId, newestOnly)
  const [summary] = items
  if (!summary) return { order: null, count }
  const whole = await loadOwnOrder(ctx, session, summary.number)
  const { locale } = ctx.visitor
  const { order, orderedOn, progress } = toOrderPageView(
    whole,
    locale,
    await findOrderStore(ctx.db, whole),
  )
  const lead = summary.leadLine
  return {
    count,
    order: {
      number: order.number,
      state: order.state,
      orderedOn,
      total: orderMoney(whole, order.total),
      pieces: summary.itemCount,
      first: lead && {
        name: toOrderedLine(lead, locale).name,
        image: lead.picture && largePicture(lead.picture),
      },
      progress,
      store: order.store,
      hasBike: whole.lines.some(({ kind }) => kind === 'bike'),
    },
  }
}

async function findNewestBuild(ctx: Ctx, session: Session): Promise<OverviewView['builds']> {
  const { builds, total: count } = await listOwnBuilds(ctx, session, newestOnly)
  const [saved] = builds
  if (!saved) return { count, newest: null }
  return { count, newest: await viewBuild(ctx, await createBuildsToday(ctx)(saved), true) }
}
