import { expect, test } from 'vitest'
import { orderLinkCookie } from '#/checkout/order-link/order-link-cookie.ts'
import { makeOrderLink } from '#/orders/links/order-links.server.ts'
import { takeStep } from '#/orders/order/order-steps.server.ts'
import { placeOrder } from '#/orders/placing/place-order.server.ts'
import { Redirect } from '#/platform/api/page.ts'
import { cartDatabase, helmet } from '../../../tests/helpers/cart-shop.ts'
import { testCtx } from '../../../tests/helpers/context.ts'
import { anItem, anOrderRequest, buyer, withCookies } from '../../../tests/helpers/order-shop.ts'
import { loadOrderInvoicePage } from './order-invoice.page.server.ts'

const { db } = await cartDatabase()
const ctx = testCtx(db)

const holding = (token: string) =>
  withCookies(ctx, orderLinkCookie.serialise(token, { secure: false }).split(';')[0] ?? '')

test('a guest with the link of the order sees its invoice', async () => {
  const ada = await buyer(db, [anItem(helmet)])
  const { order } = await placeOrder(ada.ctx, anOrderRequest(ada.cartId))
  const token = await makeOrderLink(db, { orderId: order.id, days: 90, now: ctx.now })
  const { data } = await loadOrderInvoicePage(holding(token))
  expect(data).toMatchObject({ orderNumber: order.number, total: '£93.00' })
  expect(data.number).toMatch(/^INV-UK-\d{6}$/)
  expect(data.vat).toEqual({ percent: 20, amount: '£15.50' })
  expect(data.seller.registration).toContain('company number 00000000')
  expect(data.credits).toEqual([])
  await takeStep(db, { id: order.id }, 'cancel', { now: ctx.now })
  const cancelled = await loadOrderInvoicePage(holding(token))
  expect(cancelled.data.credits).toMatchObject([{ amount: '−£93.00' }])
})

test('the invoice takes a discount off its sums', async () => {
  const ada = await buyer(db, [anItem(helmet)], { couponCode: 'TEN' })
  const { order } = await placeOrder(ada.ctx, anOrderRequest(ada.cartId))
  const token = await makeOrderLink(db, { orderId: order.id, days: 90, now: ctx.now })
  const { data } = await loadOrderInvoicePage(holding(token))
  expect(data.sums.map(({ key, value }) => [key, value])).toEqual([
    ['subtotal', '£89.00'],
    ['discount', '−£8.90'],
    ['shipping', '£4.00'],
  ])
  expect(data.total).toBe('£84.10')
})

test('anyone else is led to where the link can be requested', async () => {
  const requests = [ctx, holding('x'.repeat(32)), holding('not a token')]
  for (const each of requests)
    await expect(loadOrderInvoicePage(each)).rejects.toEqual(new Redirect('/order/', 302))
})
