import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { setPrice } from '../../../tests/catalogue/set-price.ts'
import { readQuote, readQuoteEvents } from '#/cycle-to-work/quotes/quotes.store.server.ts'
import { takeStep } from '#/orders/order/order-steps.server.ts'
import { findByNumber, wholeOrder } from '#/orders/order/orders.server.ts'
import { handInCertificate } from './certificate.server.ts'
import { redeemQuote } from './redeem-quote.server.ts'
import { bellStock } from '../../../tests/helpers/bell-stock.ts'
import { cartDatabase, helmet, lastBell } from '../../../tests/helpers/cart-shop.ts'
import { testCtx } from '../../../tests/helpers/context.ts'
import { anItem, aPaidQuote, aQuote, valueOf } from '../../../tests/helpers/order-shop.ts'

const { db } = await cartDatabase()
const ctx = testCtx(db)
const { held, setBells } = bellStock(ctx)
const staff = { by: { kind: 'staff', name: 'Grace' } } as const

test('the order costs what was quoted, to the penny, after the price has changed', async () => {
  const { quote } = await aPaidQuote(db, [anItem(helmet, { quantity: 2 })])
  await setPrice(db, { sku: 'HLM-CREST', country: null, price: 999_00 }, new Date())
  const { number } = await redeemQuote(testCtx(db), quote, staff)
  await setPrice(db, { sku: 'HLM-CREST', country: null, price: 89_00 }, new Date())
  const found = await findByNumber(db, number)
  const order = found && (await wholeOrder(db, found))
  expect(order?.totals).toEqual(quote.totals)
  expect(order?.lines.map(({ total }) => total)).toEqual(quote.lines.map(({ total }) => total))
  expect(order).toMatchObject({
    state: 'processing',
    email: quote.email,
    payment: { method: 'certificate' },
    billingAddress: { company: 'Analytical Engines Ltd' },
  })
  expect(order?.invoices).toHaveLength(1)
  const redeemed = await readQuote(db, { id: quote.id })
  expect(redeemed).toMatchObject({ state: 'redeemed', orderNumber: number })
  const events = await readQuoteEvents(db, quote.id)
  expect(events.map(({ step, by }) => `${step} ${by}`)).toEqual([
    'issue shopper',
    'certificate shopper',
    'redeem Grace',
  ])
})

test('the invoice goes to the employer’s address where it was given', async () => {
  const employerAddress = {
    street: ['1 Difference Street'],
    city: 'London',
    postcode: 'EC1A 1BB',
  }
  const { quote, ctx: ada } = await aQuote(db, [anItem(helmet)], { changes: { employerAddress } })
  await handInCertificate(ada, quote, { certificate: 'INVOICE-1', value: valueOf(quote) })
  const order = await redeemQuote(testCtx(db), quote, staff)
  expect(order.billingAddress).toMatchObject({
    ...employerAddress,
    company: 'Analytical Engines Ltd',
    lastName: 'Byron',
  })
  expect(order.shippingAddress).toMatchObject({ city: 'Halifax', company: null })
})

test('eight processes at once place one order and take the stock once', async () => {
  await setBells(3)
  const { quote } = await aPaidQuote(db, [anItem(lastBell, { quantity: 2 })])
  const results = await Promise.allSettled(
    Array.from({ length: 8 }, () => redeemQuote(testCtx(db), quote, staff)),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await held(lastBell)).toBe(1)
})

test('the same certificate pays for one of two quotes', async () => {
  const [first, second] = [
    await aPaidQuote(db, [anItem(helmet)], 'SAME-0001'),
    await aPaidQuote(db, [anItem(helmet)], 'same 0001'),
  ]
  await redeemQuote(testCtx(db), first.quote, staff)
  await expect(redeemQuote(testCtx(db), second.quote, staff)).rejects.toThrow(
    'quote-certificate-used',
  )
  const { rows } = await db.execute(
    sql`select from orders where attempt_id = ${second.quote.attemptId}`,
  )
  expect(rows).toHaveLength(0)
  expect((await readQuote(db, { id: second.quote.id }))?.state).toBe('certificate-received')
})

test('another provider makes no second certificate of the same number', async () => {
  const first = await aPaidQuote(db, [anItem(helmet)], 'PROV-0001')
  const changes = { provider: 'My own scheme' }
  const second = await aQuote(db, [anItem(helmet)], { changes })
  const form = { certificate: 'prov/0001', value: valueOf(second.quote) }
  await handInCertificate(second.ctx, second.quote, form)
  await redeemQuote(testCtx(db), first.quote, staff)
  await expect(redeemQuote(testCtx(db), second.quote, staff)).rejects.toThrow(
    'quote-certificate-used',
  )
})

test('what is sold out or no longer sold is refused, and nothing is taken', async () => {
  await setBells(3)
  const { quote } = await aPaidQuote(db, [anItem(helmet), anItem(lastBell, { quantity: 2 })])
  await setBells(1)
  await expect(redeemQuote(testCtx(db), quote, staff)).rejects.toThrow('insufficient-stock')
  await setBells(3)
  const gone = quote.cartLines.map((line) => ({ ...line, sku: `${line.sku}-GONE` }))
  await db.execute(sql`update cycle_quotes set
    agreed = jsonb_set(agreed, '{cartLines}', ${JSON.stringify(gone)}::jsonb) where id = ${quote.id}`)
  await expect(redeemQuote(testCtx(db), quote, staff)).rejects.toThrow('line-unavailable')
  expect(await held(lastBell)).toBe(3)
  expect((await readQuote(db, { id: quote.id }))?.state).toBe('certificate-received')
})

test('a quote without a certificate is not redeemed, and a cancelled order is refunded by hand', async () => {
  const { quote } = await aQuote(db, [anItem(helmet)])
  await expect(redeemQuote(testCtx(db), quote, staff)).rejects.toThrow('quote-step-refused')
  const paid = await aPaidQuote(db, [anItem(helmet)])
  const order = await redeemQuote(testCtx(db), paid.quote, staff)
  await takeStep(db, { id: order.id }, 'cancel', { now: ctx.now })
  const { rows } = await db.execute(sql`select state from refunds where order_id = ${order.id}`)
  expect(rows).toEqual([{ state: 'by-hand' }])
})
