import type { Address } from '#/postal-address/address.ts'
import type { Holder } from '#/cart/api/cart-guard.ts'
import { loadPricingContext } from '#/cart/pricing/pricing-context.server.ts'
import { findHolder, lockCart, quoteCart } from '#/cart/api/ordered-cart.server.ts'
import type { PricedCart, PricedLine } from '#/cart/pricing/price-cart.ts'
import { inMinor } from '#/cart/pricing/shipping.ts'
import { type Country, findCountry } from '#/country/country.ts'
import { isDatabaseAway } from '#/db/away.server.ts'
import { despiteDeadlock } from '#/db/deadlock.server.ts'
import { isUniqueViolation } from '#/db/unique-violation.server.ts'
import type { Locale } from '#/i18n/locale.ts'
import { isCurrency, minorDigits } from '#/money/currency.ts'
import type { Money } from '#/money/money.ts'
import type { NonNegativeMoney } from '#/money/non-negative.ts'
import { tryStep } from '#/orders/order/order-steps.server.ts'
import { findByProvider, recordCharged } from '#/orders/placing/provider-orders.server.ts'
import { reserveOrder } from '#/orders/placing/reserve-order.server.ts'
import { sites } from '#/platform/config/sites.ts'
import { isRefusal } from '#/platform/api/refusal.ts'
import type { Ctx } from '#/visitor/context.ts'
import type { ConfirmBody, WireContact } from '#/checkout/page/checkout.contract.ts'
import { handoverLocale } from './handover.server.ts'

export type Confirmed =
  | { kind: 'placed' | 'known'; number: string }
  /** The provider must not try again, or may in a moment. */
  | { kind: 'refused' | 'later'; reason: string }

type Confirmation = Omit<ConfirmBody, 'deliveryOption'>

/** Whether all that is in a cart can still be had. */
export async function isInventoryThere(ctx: Ctx, cartId: string): Promise<boolean> {
  const holder = await findHolder(ctx.db, cartId)
  if (!holder) return false
  try {
    const where = { country: ctx.visitor.country, store: null }
    const cart = await quoteCart(ctx, cartId, where, holder)
    // Where it goes is told only with the order, so a country's own limits are no matter yet.
    const isThere = ({ problem }: PricedLine) => problem === null || problem === 'notSoldHere'
    return cart.lines.length > 0 && cart.lines.every(isThere)
  } catch (problem) {
    if (isRefusal(problem)) return false
    throw problem
  }
}

/** An order that was paid at the provider's checkout; told three times it is still one order. */
export async function confirmOverseas(ctx: Ctx, told: Confirmation): Promise<Confirmed> {
  try {
    return await despiteDeadlock(() => confirm(ctx, told))
  } catch (problem) {
    if (isRefusal(problem)) return { kind: 'refused', reason: problem.code }
    if (isDatabaseAway(problem) || isUniqueViolation(problem))
      return { kind: 'later', reason: 'busy' }
    throw problem
  }
}

async function confirm(ctx: Ctx, told: Confirmation): Promise<Confirmed> {
  const { retailerCartId: cartId, eShopWorldOrderNumber: providerNumber } = told
  const known = await findByProvider(ctx.db, providerNumber)
  if (known) return { kind: 'known', number: known.number }
  const [country, holder] = [findCountry(told.deliveryCountryIso), await findHolder(ctx.db, cartId)]
  const total = moneyOf(told)
  if (!country || !holder)
    return { kind: 'refused', reason: country ? 'unknown cart' : 'unknown country' }
  if (!total) return { kind: 'refused', reason: 'unknown currency, or amount too large' }
  const locale = (await handoverLocale(ctx.db, cartId)) ?? siteLocale(holder)
  const there = { ...ctx, visitor: { ...ctx.visitor, country } }
  // In memory before the transaction begins.
  const { market } = await loadPricingContext(there)
  if (market.book.ruleFor(country).currency !== total.currency)
    return { kind: 'refused', reason: 'currency does not match the country' }
  return ctx.db.transaction(async (db) => {
    await lockCart(db, cartId)
    const again = await findByProvider(db, providerNumber)
    if (again) return { kind: 'known', number: again.number } as const
    const within = { ...there, db }
    const cart = await quoteCart(within, cartId, { country, store: null }, holder)
    if (!isSameGoods(cart, told))
      return { kind: 'refused', reason: 'lines differ from the cart' } as const
    const order = await reserveOrder(within, {
      cartId,
      attemptId: `overseas:${providerNumber}`,
      providerNumber,
      holder,
      locale,
      email: emailOf(told),
      country,
      delivery: { kind: 'home' },
      ...addressesOf(told, country),
      payment: { method: 'overseas', reference: providerNumber },
      shownTotal: null,
      // It is paid for already.
      network: null,
    })
    const note = chargedNote(order.totals.total, total)
    await recordCharged(db, order, total)
    // Whoever sends us another sum than the cart's has made a mistake, or means to cheat.
    await tryStep(db, { id: order.id }, note === null ? 'pay' : 'hold', { now: ctx.now, note })
    if (note !== null) ctx.log.warn({ order: order.number }, `an order is held: ${note}`)
    return { kind: 'placed', number: order.number } as const
  })
}

/** For a cart that came to the provider by another way than ours. */
const siteLocale = ({ site }: Holder): Locale =>
  sites.find(({ id }) => id === site)?.defaultLocale ?? 'en'

/** In minor units: the most that the integer column of an order's total holds. */
const largestTotal = 2 ** 31 - 1

function moneyOf({ checkoutTotal: { shopper } }: Confirmation): NonNegativeMoney | null {
  const currency = shopper.currency.toUpperCase()
  if (!isCurrency(currency)) return null
  const isTooLarge = shopper.amount * 10 ** minorDigits[currency] > largestTotal
  return isTooLarge ? null : inMinor(shopper.amount, currency)
}

const chargedNote = (ours: Money, charged: Money) =>
  ours.amount === charged.amount
    ? null
    : `The provider charged ${charged.amount} ${charged.currency}, our sum is ${ours.amount}.`

/** Paid for must be what is in the cart: it may have been changed in another tab meanwhile. */
function isSameGoods({ cart }: PricedCart, { lineItems }: Confirmation): boolean {
  if (!lineItems) return true
  const told = tally(lineItems.map(({ quantity, product }) => [product.productCode, quantity]))
  const held = tally(
    cart.lines.flatMap(({ sku, quantity, colour }): [string, number][] => [
      [sku, quantity],
      ...(colour ? ([[colour.sku, quantity]] as [string, number][]) : []),
    ]),
  )
  return JSON.stringify(told) === JSON.stringify(held)
}

function tally(pieces: readonly [string, number][]) {
  const counted = new Map<string, number>()
  for (const [sku, quantity] of pieces)
    counted.set(sku.toUpperCase(), (counted.get(sku.toUpperCase()) ?? 0) + quantity)
  return [...counted].toSorted(([a], [b]) => a.localeCompare(b))
}

const emailOf = ({ contactDetails }: Confirmation) =>
  contactDetails.find(({ email }) => email)?.email ?? ''

function addressesOf({ contactDetails }: Confirmation, country: Country) {
  const of = (type: string) =>
    contactDetails.find(({ contactDetailsType }) => contactDetailsType === type)
  const [first] = contactDetails
  const delivery = of('IsDelivery') ?? first
  if (!delivery) throw new Error('The schema wants at least one contact.')
  const shippingAddress = { ...toAddress(delivery), country: country.code }
  const payer = of('IsPayment')
  return { shippingAddress, billingAddress: payer ? toAddress(payer) : shippingAddress }
}

/** As it was typed at the provider's: his checkout has checked it, and the parcel is his to send. */
const toAddress = (contact: WireContact): Address => ({
  firstName: contact.firstName,
  lastName: contact.lastName,
  company: null,
  telephone: contact.telephone ?? '',
  street: [contact.address1, contact.address2, contact.address3].flatMap((text) => text || []),
  city: contact.city,
  region: contact.region || null,
  postcode: contact.postalCode || null,
  country: findCountry(contact.country)?.code ?? 'gb',
  vatId: null,
})
