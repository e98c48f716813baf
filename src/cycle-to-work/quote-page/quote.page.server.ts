import { findCartId } from '#/cart/merge/own-cart.server.ts'
import type { CartRefusal } from '#/cart/lines/cart.ts'
import { findCartToOrder } from '#/checkout/handover/cart-to-order.server.ts'
import { openView } from '#/checkout/page/checkout.page.server.ts'
import type { CheckoutProposal } from '#/checkout/page/checkout-view.contract.ts'
import { quoteLines } from '#/cart/api/ordered-cart.server.ts'
import type { PricedCart } from '#/cart/pricing/price-cart.ts'
import { isCoveredByEveryScheme } from '#/cycle-to-work/quotes/cycling-items.ts'
import { findQuotedBuild } from '#/cycle-to-work/quotes/quoted-build.server.ts'
import { describedBuild, namesBuild } from '#/cycle-to-work/quotes/saved-build-query.server.ts'
import { makeQuote, type OverLimit } from '#/cycle-to-work/quotes/make-quote.server.ts'
import { exceededMost } from '#/orders/unpaid/unpaid-limit.server.ts'
import { offersCycleToWork } from '#/visitor/offers-cycle-to-work.ts'
import type { QuoteRefusal } from '#/cycle-to-work/quotes/quote.ts'
import { findProvider, otherProvider } from '#/cycle-to-work/certificates/scheme-providers.ts'
import { quoteLinkCookie } from '#/cycle-to-work/quotes/quote-link-cookie.ts'
import { formatSum } from '#/money/format-money.ts'
import { money } from '#/money/money.ts'
import { type ActionOutcome, done, type PageRequest, Redirect } from '#/platform/api/page.ts'
import { Refusal } from '#/platform/api/refusal.ts'
import { parse } from '#/platform/api/schema.ts'
import { nestedValues } from '#/platform/forms/form-state.ts'
import type { Action, Ctx, SessionCtx } from '#/visitor/context.ts'
import { quoteFormSchema } from './quote-form.ts'
import { quotePath, quoteStatusPath } from './quote-paths.ts'
import type { QuotePageView } from './quote-view.contract.ts'

type Propose = (ctx: SessionCtx) => Promise<CheckoutProposal | null>

/**
 * The cart, or the build of the URL, as it would be quoted, and the form. The caller passes in what fills the
 * form, as for the checkout.
 */
export async function loadQuotePage(
  ctx: SessionCtx,
  { query }: Pick<PageRequest, 'query'>,
  propose: Propose,
): Promise<{ data: QuotePageView }> {
  if (!offersCycleToWork(ctx.visitor)) return { data: { kind: 'not-offered' } }
  const [view, proposed] = await Promise.all([
    namesBuild(query) ? viewOfBuild(ctx, await describedBuild(ctx, query)) : viewOfCart(ctx),
    propose(ctx),
  ])
  return { data: view.kind === 'open' ? { ...view, proposed } : view }
}

type OpenView = Omit<Extract<QuotePageView, { kind: 'open' }>, 'proposed'>

async function viewOfCart(ctx: SessionCtx): Promise<OpenView | { kind: 'empty' }> {
  const cart = await findCartToOrder(ctx, quotePath)
  if (!cart || cart.lines.length === 0) return { kind: 'empty' }
  return {
    ...(await quoted(ctx, cart)),
    hasCoupon: cart.cart.couponCode !== null,
    changeUrl: null,
  }
}

async function viewOfBuild(
  ctx: SessionCtx,
  query: URLSearchParams,
): Promise<OpenView | { kind: 'no-build' }> {
  const build = await findQuotedBuild(ctx, query)
  if (!build) return { kind: 'no-build' }
  const { lines, changeUrl } = build
  // The configurator asks for the size.
  if (lines.length === 0) throw new Redirect(changeUrl, 303)
  const { country } = ctx.visitor
  const priced = await quoteLines(ctx, lines, { country, store: null })
  return { ...(await quoted(ctx, priced)), hasCoupon: false, changeUrl }
}

async function quoted(ctx: SessionCtx, priced: PricedCart) {
  const { locale, country } = ctx.visitor
  const [view, exceeds] = await Promise.all([
    openView(ctx, priced),
    exceededMost(ctx, priced, country),
  ])
  const { attempt, cart, collected, problem, notReturnable } = view
  const notEverywhere = priced.lines.flatMap(({ item }) =>
    item && !isCoveredByEveryScheme(item) ? [item.name[locale]] : [],
  )
  return {
    kind: 'open' as const,
    attempt,
    cart,
    collected,
    problem,
    notReturnable,
    notEverywhere,
    exceeds,
  }
}

/** Makes a quote from the form and opens its page. */
export const sendQuote: Action<SessionCtx> = async (ctx, { form, query }) => {
  const { visitor } = ctx
  if (!offersCycleToWork(visitor)) throw new Refusal<QuoteRefusal>('quote-not-offered')
  const fields = parse(quoteFormSchema(form, visitor.country.code), nestedValues(form))
  const isCollected = fields.delivery === 'store'
  const isOther = fields.provider === otherProvider
  const made = await makeQuote(ctx, {
    from: namesBuild(query)
      ? { build: await describedBuild(ctx, query) }
      : { cartId: await cartIdOf(ctx) },
    attemptId: fields.attempt,
    email: fields.email,
    address: fields.address,
    delivery: isCollected ? { kind: 'store', place: fields.store } : { kind: 'home' },
    employer: fields.employer,
    employerCode: fields.employerCode || null,
    employerAddress: fields.employerAddress,
    provider: isOther ? namedProvider(fields.providerName) : fields.provider,
    limit: fields.limit,
    shown: (isCollected && fields.shownStoreTotal) || fields.shownTotal,
  })
  if ('overLimit' in made) return overLimit(ctx, made.overLimit)
  const secure = visitor.isSecure
  return done(quoteStatusPath, [quoteLinkCookie.serialise(made.token, { secure })])
}

async function cartIdOf(ctx: SessionCtx): Promise<string> {
  const id = await findCartId(ctx)
  if (id === null) throw new Refusal<CartRefusal>('cart-not-found')
  return id
}

const namedProvider = (typed: string): string => findProvider(typed) ?? (typed || otherProvider)

function overLimit({ visitor }: Ctx, { total, excess, takeOut }: OverLimit): ActionOutcome {
  const format = (amount: number) =>
    formatSum(money(amount, total.currency), visitor.country.locale)
  const values = {
    total: format(total.amount),
    excess: format(excess),
    fits: takeOut.length > 0 ? 'yes' : 'no',
    names: takeOut.join(', '),
  }
  return { kind: 'refused', fields: { limit: [{ key: 'cycleToWork.quote.overLimit', values }] } }
}
