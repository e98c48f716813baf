import type { Address } from '#/postal-address/address.ts'
import type { Holder } from '#/cart/api/cart-guard.ts'
import { loadPricingContext } from '#/cart/pricing/pricing-context.server.ts'
import { isAvailable } from '#/cart/items/stock.ts'
import { isOfCountry } from '#/cart/lines/check-line.ts'
import { piecesNeeded } from '#/cart/lines/cart.ts'
import { findHolder, lockCart, type OrderQuote, quoteCart } from '#/cart/api/ordered-cart.server.ts'
import type { PricedCart, PricedLine } from '#/cart/pricing/price-cart.ts'
import { inMinor } from '#/cart/pricing/shipping.ts'
import { type Country, findCountry } from '#/country/country.ts'
import { isDatabaseAway } from '#/db/away.server.ts'
import { despiteConflict } from '#/db/conflict.server.ts'
import { isUniqueViolation } from '#/db/unique-violation.server.ts'
import type { Locale } from '#/i18n/locale.ts'
import { isCurrency, minorDigits } from '#/money/currency.ts'
import type { Money } from '#/money/money.ts'
import type { NonNegativeMoney } from '#/money/non-negative.ts'
import { tryStep } from '#/orders/order/order-steps.server.ts'
import { findOverseasOrder, recordCharged } from '#/orders/placing/overseas-orders.server.ts'
import { problemOf } from '#/orders/placing/order-problem.ts'
import { reserveOrder } from '#/orders/placing/reserve-order.server.ts'
import { sites } from '#/platform/config/sites.ts'
import { isRefusal, type PlatformRefusal } from '#/platform/api/refusal.ts'
import { addJob } from '#/platform/jobs/jobs.server.ts'
import { mailJob } from '#/platform/jobs/mail.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import type { ConfirmBody, WireContact } from '#/checkout/page/checkout.contract.ts'
import { readHandoverLocale } from './handover.store.server.ts'
import { paidOrderMail } from './paid-order-mail.server.ts'

export type Confirmed =
  | { kind: 'placed' | 'known'; number: string }
  /** `refused`: the provider must not retry. `later`: it may retry soon. */
  | { kind: 'refused' | 'later'; reason: string }

type Confirmation = Omit<ConfirmBody, 'deliveryOption'>

/** Whether everything in a cart is still available. */
export async function isInventoryThere(ctx: Ctx, cartId: string): Promise<boolean> {
  const holder = await findHolder(ctx.db, cartId)
  if (!holder) return false
  try {
    const where = { country: ctx.visitor.country, store: null }
    const cart = await quoteCart(ctx, { id: cartId, holder }, where)
    const needed = piecesNeeded(cart.cart.lines)
    // The destination is known only when the order is confirmed, so limits per country do not count yet.
    const isThere = ({ line, problem }: PricedLine) =>
      problem === null || (isOfCountry(problem) && isAvailable(line, needed, cart))
    return cart.lines.length > 0 && cart.lines.every(isThere)
  } catch (problem) {
    if (isRefusal(problem)) return false
    throw problem
  }
}

/**
 * Places an order that was paid in the provider's checkout. Repeated calls give one order. Money has changed hands, so
 * whatever cannot be sent as it is reaches a person: as a held order, or as a mail alone if no order can be made of it.
 */
export async function confirmOverseas(ctx: Ctx, confirmation: Confirmation): Promise<Confirmed> {
  const confirmed = await despiteConflict(() => confirm(ctx, confirmation)).catch(
    (problem: unknown): Confirmed => {
      const isBusy = isRefusal(problem) && problem.code === busy
      if (isBusy || isDatabaseAway(problem) || isUniqueViolation(problem))
        return { kind: 'later', reason: 'busy' }
      if (isRefusal(problem)) return { kind: 'refused', reason: problem.code }
      throw problem
    },
  )
  if (confirmed.kind === 'refused') {
    const { reason } = confirmed
    const order = confirmation.eShopWorldOrderNumber
    ctx.log.error({ order, reason }, 'a paid order of the overseas checkout was refused')
    await addJob(ctx.db, mailJob, paidOrderMail(ctx.visitor.site, confirmation, { reason }))
  }
  return confirmed
}

const busy: PlatformRefusal = 'busy'

async function confirm(ctx: Ctx, confirmation: Confirmation): Promise<Confirmed> {
  const { retailerCartId: cartId, eShopWorldOrderNumber: providerNumber } = confirmation
  const known = await findOverseasOrder(ctx.db, providerNumber)
  if (known) return { kind: 'known', number: known.number }
  const [country, holder] = [
    findCountry(confirmation.deliveryCountryIso),
    await findHolder(ctx.db, cartId),
  ]
  const total = moneyOf(confirmation)
  if (!country || !holder)
    return { kind: 'refused', reason: country ? 'unknown cart' : 'unknown country' }
  if (!total) return { kind: 'refused', reason: 'unknown currency, or amount too large' }
  const addresses = addressesOf(confirmation, country)
  if (!addresses) return { kind: 'refused', reason: 'unknown billing country' }
  const locale = (await readHandoverLocale(ctx.db, cartId)) ?? siteLocale(holder)
  const countryCtx = { ...ctx, visitor: { ...ctx.visitor, country } }
  // The pricing data must be loaded before the transaction begins.
  await loadPricingContext(countryCtx)
  return ctx.db.transaction(async (db) => {
    await lockCart(db, cartId)
    const existing = await findOverseasOrder(db, providerNumber)
    if (existing) return { kind: 'known', number: existing.number } as const
    const txCtx = { ...countryCtx, db }
    const cart = await quoteCart(txCtx, { id: cartId, holder }, { country, store: null })
    if (cart.lines.length === 0) return { kind: 'refused', reason: 'empty cart' } as const
    const order = await reserveOrder(txCtx, {
      cartId,
      attemptId: `overseas:${providerNumber}`,
      providerNumber,
      holder,
      locale,
      email: emailOf(confirmation),
      country,
      delivery: { kind: 'home' },
      ...addresses,
      payment: { method: 'overseas', reference: providerNumber },
      shown: null,
      // The order is already paid for.
      network: null,
      // The provider calls, not the buyer's browser.
      affiliateClick: null,
    })
    const isOurCurrency = order.totals.total.currency === total.currency
    if (isOurCurrency) await recordCharged(db, order, total)
    const note = noteOf(cart, confirmation, { ours: order.totals.total, charged: total })
    await tryStep(db, { id: order.id }, note === null ? 'pay' : 'hold', { now: ctx.now, note })
    if (note !== null) {
      ctx.log.warn({ order: order.number }, `an order is held: ${note}`)
      const { number } = order
      const mail = paidOrderMail(ctx.visitor.site, confirmation, { number, reason: note })
      await addJob(db, mailJob, mail)
    }
    return { kind: 'placed', number: order.number } as const
  })
}

type Sums = { ours: Money; charged: Money }

/** The reasons why a person must look at a paid order before it is sent; null if there is none. */
function noteOf(cart: OrderQuote, confirmation: Confirmation, { ours, charged }: Sums) {
  const problem = problemOf(cart, null, 'en')
  const reasons = [
    // A sum that differs from the cart's is a mistake or fraud.
    ours.amount === charged.amount && ours.currency === charged.currency
      ? ''
      : `The provider charged ${printed(charged)}, our sum is ${printed(ours)}.`,
    matchesCart(cart, confirmation) ? '' : 'Other items were paid for than the cart had.',
    problem ? `It could not be ordered: ${problem.code} ${problem.name}`.trim() : '',
  ].filter((reason) => reason !== '')
  return reasons.length > 0 ? reasons.join(' ') : null
}

const printed = ({ amount, currency }: Money) => `${amount} ${currency}`

/** The fallback for a cart that reached the provider without a handover. */
const siteLocale = ({ site }: Holder): Locale =>
  sites.find(({ id }) => id === site)?.defaultLocale ?? 'en'

/** The largest amount, in minor units, that the integer column of an order's total can hold. */
const largestTotal = 2 ** 31 - 1

function moneyOf({ checkoutTotal: { shopper } }: Confirmation): NonNegativeMoney | null {
  const currency = shopper.currency.toUpperCase()
  if (!isCurrency(currency)) return null
  const isTooLarge = shopper.amount * 10 ** minorDigits[currency] > largestTotal
  return isTooLarge ? null : inMinor(shopper.amount, currency)
}

/** The paid items must match the cart, which may have been changed in another tab. */
function matchesCart({ cart }: PricedCart, { lineItems }: Confirmation): boolean {
  if (!lineItems) return true
  const paid = tally(lineItems.map(({ quantity, product }) => [product.productCode, quantity]))
  const inCart = tally(
    cart.lines.flatMap(({ sku, quantity, colour }): [string, number][] => [
      [sku, quantity],
      ...(colour ? ([[colour.sku, quantity]] as [string, number][]) : []),
    ]),
  )
  return JSON.stringify(paid) === JSON.stringify(inCart)
}

function tally(pieces: readonly [string, number][]) {
  const quantities = new Map<string, number>()
  for (const [sku, quantity] of pieces)
    quantities.set(sku.toUpperCase(), (quantities.get(sku.toUpperCase()) ?? 0) + quantity)
  return [...quantities].toSorted(([a], [b]) => a.localeCompare(b))
}

const emailOf = ({ contactDetails }: Confirmation) =>
  contactDetails.find(({ email }) => email)?.email ?? ''

/** Null if the payer's country is none of ours: an invoice must name the right one. */
function addressesOf({ contactDetails }: Confirmation, country: Country) {
  const contactOf = (type: string) =>
    contactDetails.find(({ contactDetailsType }) => contactDetailsType === type)
  const [first] = contactDetails
  const delivery = contactOf('IsDelivery') ?? first
  if (!delivery) throw new Error('The schema wants at least one contact.')
  const shippingAddress = toAddress(delivery, country)
  const payer = contactOf('IsPayment')
  if (!payer) return { shippingAddress, billingAddress: shippingAddress }
  const billingCountry = findCountry(payer.country)
  return billingCountry && { shippingAddress, billingAddress: toAddress(payer, billingCountry) }
}

/** The address as typed in the provider's checkout, which has validated it and which ships the parcel. */
const toAddress = (contact: WireContact, { code }: Country): Address => ({
  firstName: contact.firstName,
  lastName: contact.lastName,
  company: null,
  telephone: contact.telephone ?? '',
  street: [contact.address1, contact.address2, contact.address3].flatMap((text) => text || []),
  city: contact.city,
  region: contact.region || null,
  postcode: contact.postalCode || null,
  country: code,
  vatId: null,
})
