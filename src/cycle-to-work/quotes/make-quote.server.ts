import { createHash } from 'node:crypto'
import { newShortCode } from '#/platform/config/ids.server.ts'
import { quoteCart, quoteLines } from '#/cart/api/ordered-cart.server.ts'
import type { CartLine } from '#/cart/lines/cart.ts'
import { cartHolder } from '#/cart/pricing/pricing-context.server.ts'
import { isUniqueViolation } from '#/db/unique-violation.server.ts'
import type { OrderDelivery, OrderRefusal } from '#/orders/order/order.ts'
import { freezeLines, freezeTotals } from '#/orders/placing/freeze-lines.ts'
import { problemOf } from '#/orders/placing/order-problem.ts'
import { exceededMost } from '#/orders/unpaid/unpaid-limit.server.ts'
import { Refusal } from '#/platform/api/refusal.ts'
import { addJob } from '#/platform/jobs/jobs.server.ts'
import { countAttemptFromNetwork } from '#/platform/rate-limit/attempts.server.ts'
import type { Money } from '#/money/money.ts'
import type { Address } from '#/postal-address/address.ts'
import { listCollectionStores } from '#/stores/stores.server.ts'
import type { Ctx, SessionCtx } from '#/visitor/context.ts'
import { isCyclingItem } from './cycling-items.ts'
import { mayMail } from './mailbox-limit.server.ts'
import { extrasToRemove } from './over-limit.ts'
import { offersCycleToWork } from '#/visitor/offers-cycle-to-work.ts'
import type { EmployerAddress, Quote, QuoteRefusal } from './quote.ts'
import { expiryOf } from './quote-expiry.ts'
import { quoteMailJob } from './quote-mail.ts'
import { makeQuoteLink } from './quote-links.server.ts'
import { findQuotedBuild } from './quoted-build.server.ts'
import { insertQuote, insertQuoteEvent, type NewQuote, readQuote } from './quotes.store.server.ts'
import { hourSeconds } from '#/platform/config/durations.ts'

/** The visitor's cart, or a build as a URL of the configurator describes it. */
export type QuoteSource = { cartId: string } | { build: URLSearchParams }

export type QuoteRequest = {
  from: QuoteSource
  /** Made with the page, so that pressing the button twice makes one quote. */
  attemptId: string
  email: string
  address: Address
  delivery: { kind: 'home' } | { kind: 'store'; place: string }
  employer: string
  employerCode: string | null
  employerAddress: EmployerAddress | null
  provider: string
  /** The employer's limit in pence. */
  limit: number | null
  /** The total that the page showed. */
  shown: Money
}

/** The total exceeds the employer's limit by `excess`; without the extras in `takeOut` it fits. */
export type OverLimit = { total: Money; excess: number; takeOut: string[] }
export type MadeQuote = { quote: Quote; token: string } | { overLimit: OverLimit }

const perNetwork = { limit: 20, windowSeconds: hourSeconds }
const repeatsPerNetwork = { limit: 60, windowSeconds: hourSeconds }

/** Makes a quote from the visitor's cart or from a build. The cart stays as it is, and no stock is taken. */
export async function makeQuote(ctx: SessionCtx, request: QuoteRequest): Promise<MadeQuote> {
  const { locale, site, country } = ctx.visitor
  if (!offersCycleToWork(ctx.visitor)) throw new Refusal<QuoteRefusal>('quote-not-offered')
  const attemptId = formKey(site.id, request)
  const earlier = await findSameForm(ctx, attemptId)
  if (earlier) return earlier
  await countAttemptFromNetwork(ctx, 'cycle-quote', perNetwork)
  const delivery = await deliveryOf(ctx, request)
  const holder = await cartHolder(ctx)
  const store = delivery.kind === 'store' ? delivery.place : null
  const cart =
    'cartId' in request.from
      ? await quoteCart(ctx, { id: request.from.cartId, holder }, { country, store })
      : await quoteLines(ctx, await linesOfBuild(ctx, request.from.build), { country, store })
  // A held price is the shop's own: a coupon would be held, too, whatever becomes of it.
  if (cart.cart.couponCode !== null) throw new Refusal<QuoteRefusal>('quote-coupon')
  const other = cart.lines.find(({ item }) => item && !isCyclingItem(item))?.item
  if (other)
    throw new Refusal<QuoteRefusal>('quote-not-cycling', { values: { name: other.name[locale] } })
  const problem = problemOf(cart, { total: request.shown, dispatchDate: null }, locale)
  if (problem) throw new Refusal<OrderRefusal>(problem.code, { values: { name: problem.name } })
  const most = await exceededMost(ctx, cart, country)
  if (most) throw new Refusal<OrderRefusal>('order-too-large', { values: most })
  const excess = request.limit === null ? 0 : cart.total.amount - request.limit
  if (excess > 0) {
    const items = cart.lines.flatMap(({ item, total }) =>
      item ? [{ name: item.name[locale], kind: item.kind, total: total.amount }] : [],
    )
    return { overLimit: { total: cart.total, excess, takeOut: extrasToRemove(items, excess) } }
  }
  return insert(ctx, {
    site: site.id,
    customerId: holder.customerId,
    attemptId,
    locale,
    email: request.email,
    provider: request.provider,
    employer: request.employer,
    employerCode: request.employerCode,
    employerAddress: request.employerAddress,
    limit: request.limit,
    country: country.code,
    address: request.address,
    delivery,
    lines: freezeLines(cart),
    totals: freezeTotals(cart),
    cartLines: cart.cart.lines,
    createdAt: ctx.now,
    expiresAt: expiryOf(ctx.now, site.timeZone),
  })
}

async function linesOfBuild(ctx: Ctx, query: URLSearchParams): Promise<readonly CartLine[]> {
  const build = await findQuotedBuild(ctx, query)
  if (!build || build.lines.length === 0) throw new Refusal<QuoteRefusal>('quote-no-build')
  return build.lines
}

async function deliveryOf(ctx: Ctx, { delivery }: QuoteRequest): Promise<OrderDelivery> {
  if (delivery.kind === 'home') return delivery
  const stores = await listCollectionStores(ctx, ctx.visitor.country.code)
  const store = stores.find(({ code }) => code === delivery.place)
  if (!store) throw new Refusal<OrderRefusal>('unknown-store')
  return { ...delivery, name: store.name }
}

/**
 * A form that is sent again finds its quote, and one that was corrected in between makes another. The attempt alone
 * would find the quote of whoever learnt it, and may be the attempt of an order, which a quote becomes in the end.
 */
function formKey(site: string, { from, ...fields }: QuoteRequest): string {
  const source = 'cartId' in from ? from.cartId : from.build.toString()
  return createHash('sha256')
    .update(JSON.stringify([site, source, fields]))
    .digest('hex')
}

async function findSameForm(ctx: Ctx, attemptId: string): Promise<MadeQuote | null> {
  const quote = await readQuote(ctx.db, { attemptId })
  if (!quote) return null
  await countAttemptFromNetwork(ctx, 'cycle-quote-again', repeatsPerNetwork)
  return { quote, token: await makeQuoteLink(ctx.db, quote, ctx.now) }
}

async function insert(ctx: Ctx, quote: Omit<NewQuote, 'number' | 'isMailed'>): Promise<MadeQuote> {
  const isMailed = await mayMail(ctx, quote.email)
  try {
    return await ctx.db.transaction(async (db) => {
      const stored = await insertQuote(db, { ...quote, isMailed, number: newNumber() })
      if (!stored) throw new Error('Two random quote numbers were the same.')
      const event = { step: 'issue', by: 'shopper', note: null, at: ctx.now } as const
      await insertQuoteEvent(db, stored.id, event)
      if (isMailed) await addJob(db, quoteMailJob, { quoteId: stored.id, kind: 'issued' })
      return { quote: stored, token: await makeQuoteLink(db, stored, ctx.now) }
    })
  } catch (problem) {
    if (!isUniqueViolation(problem)) throw problem
    // The form was sent twice at once, and the other one was faster.
    const earlier = await findSameForm(ctx, quote.attemptId)
    if (!earlier) throw problem
    return earlier
  }
}

const newNumber = () => `Q-${newShortCode()}`
