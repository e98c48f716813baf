import { expect, test } from 'vitest'
import { findCountry } from '#/country/country.ts'
import { placeOrder } from '#/orders/placing/place-order.server.ts'
import { networkOf } from '#/platform/rate-limit/network.ts'
import { isRefusal } from '#/platform/api/refusal.ts'
import { paymentSettings } from '#/platform/config/settings.ts'
import { aCart } from '#/cart/api/sample-cart.ts'
import { money } from '#/money/money.ts'
import { nonNegative } from '#/money/non-negative.ts'
import { importPriceRules, loadPriceBook } from '#/pricing/pricing.server.ts'
import { exceededMost } from './unpaid-limit.server.ts'
import priceRules from '../../../demo/pricing/price-rules.json' with { type: 'json' }
import { cartDatabase, lastBell } from '../../../tests/helpers/cart-shop.ts'
import { testCtx } from '../../../tests/helpers/context.ts'
import {
  anItem,
  anAddress,
  anOrderRequest,
  buyer,
  release,
} from '../../../tests/helpers/order-shop.ts'
import { bellStock, putOnSale } from '../../../tests/helpers/bell-stock.ts'

const { db, pool } = await cartDatabase()
const ctx = testCtx(db)
const { held } = bellStock(ctx)
const { perOrder, perNetwork } = paymentSettings.unpaid

const setBells = (quantity: number) =>
  putOnSale(db, [{ sku: lastBell, place: 'halifax', quantity }])

type OrderOptions = { ip: string; details?: 'works' | 'silent'; country?: 'de' }

/** Places an order for some bells and returns its outcome or refusal code. */
async function order(quantity: number, { ip, details = 'silent', country }: OrderOptions) {
  const there = country && findCountry(country)
  const visitor = { network: networkOf(ip), ...(there && { country: there }) }
  const ada = await buyer(db, [anItem(lastBell, { quantity })], { visitor })
  const request = anOrderRequest(ada.cartId, {
    payment: { method: 'test', details },
    shippingAddress: anAddress(country),
  })
  try {
    return (await placeOrder(ada.ctx, request, { patienceMs: 5 })).outcome
  } catch (problem) {
    if (isRefusal(problem)) return problem.code
    throw problem
  }
}

const releaseAll = () => release(db, new Date(ctx.now.getTime() + 3_600_000))

test('an unpaid order is limited to a number of pieces', async () => {
  await setBells(500)
  const ip = '192.0.2.1'
  expect(await order(perOrder.pieces + 1, { ip })).toBe('order-too-large')
  expect(await held(lastBell)).toBe(500)
  expect(await order(perOrder.pieces, { ip })).toBe('pending')
  await releaseAll()
})

test('unpaid orders of one network are limited together, separately from other networks', async () => {
  await setBells(900)
  const home = { ip: '2001:db8:1:2::1' }
  const tries = Math.floor(perNetwork.pieces / 50)
  for (let index = 0; index < tries; index += 1)
    expect(await order(50, { ip: `2001:db8:1:${index}::1` })).toBe('pending')
  expect(await order(50, home)).toBe('too-many-unpaid')
  expect(await order(50, { ip: '2001:db8:1:100::1' })).toBe('pending')
  await releaseAll()
  expect(await order(50, home)).toBe('pending')
  await releaseAll()
})

test('paid orders do not count towards the limit', async () => {
  await setBells(900)
  const office = { ip: '192.0.2.9', details: 'works' as const }
  for (let index = 0; index < 5; index += 1) expect(await order(50, office)).toBe('placed')
})

test('parallel orders cannot exceed the limit together', async () => {
  await setBells(900)
  const outcomes = await Promise.all(
    Array.from({ length: 8 }, () => order(40, { ip: '192.0.2.20' })),
  )
  const allowed = Math.floor(perNetwork.pieces / 40)
  expect(outcomes.filter((outcome) => outcome === 'pending')).toHaveLength(allowed)
  expect(await held(lastBell)).toBe(900 - allowed * 40)
  await releaseAll()
})

test('a settled order no longer stores its network', async () => {
  await setBells(90)
  await order(1, { ip: '192.0.2.30', details: 'works' })
  await order(1, { ip: '192.0.2.30' })
  const stored = async () =>
    (
      await pool.query<{ state: string; network: string | null }>(
        'select state, reserved_by as network from orders order by id desc limit 2',
      )
    ).rows
  expect(await stored()).toEqual([
    { state: 'pending', network: expect.any(String) as string },
    { state: 'processing', network: null },
  ])
  await releaseAll()
  expect((await stored()).map(({ network }) => network)).toEqual([null, null])
})

test('an order in yen, which has no smaller unit, is limited like one in pounds', async () => {
  await importPriceRules(db, priceRules)
  const japan = findCountry('jp')
  if (!japan) throw new Error('There is no country jp.')
  const there = testCtx(db, { visitor: { country: japan } })
  const { rate } = (await loadPriceBook(there)).ruleFor(japan)
  const most = Math.round(perOrder.pounds * rate)
  const exceeded = (yen: number) =>
    exceededMost(there, { cart: aCart([]), total: nonNegative(money(yen, 'JPY')) }, japan)
  expect(await exceeded(most - 100)).toBeNull()
  expect(await exceeded(most + 100)).toMatchObject({ pieces: perOrder.pieces })
})
