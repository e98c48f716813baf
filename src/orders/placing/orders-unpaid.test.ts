import { expect, test } from 'vitest'
import { setStock } from '#/catalogue/stock/set-stock.server.ts'
import { findCountry } from '#/country/country.ts'
import { placeOrder } from './place-order.server.ts'
import { networkOf } from '#/platform/rate-limit/network.ts'
import { isRefusal } from '#/platform/api/refusal.ts'
import { settings } from '#/platform/config/settings.ts'
import { lastBell, stockCartShop } from '../../../tests/helpers/cart-shop.ts'
import { testCtx } from '../../../tests/helpers/context.ts'
import { testDatabase } from '../../../tests/helpers/database.ts'
import { anItem, anAddress, aWish, buyer, release } from '../../../tests/helpers/order-shop.ts'
import { shelf } from '../../../tests/helpers/shelf.ts'

const { db, pool } = await testDatabase()
await stockCartShop(db)
const ctx = testCtx(db)
const { held } = shelf(ctx)
const { perOrder, perNetwork } = settings.payment.unpaid

const lay = (quantity: number) => setStock(db, [{ sku: lastBell, place: 'halifax', quantity }])

type Trying = { ip: string; details?: 'works' | 'silent'; country?: 'de' }

/** What becomes of an order for some bells. */
async function order(quantity: number, { ip, details = 'silent', country }: Trying) {
  const there = country && findCountry(country)
  const visitor = { network: networkOf(ip), ...(there && { country: there }) }
  const ada = await buyer(db, [anItem(lastBell, { quantity })], { visitor })
  const wish = aWish(ada.cartId, {
    payment: { method: 'test', details },
    shippingAddress: anAddress(country),
  })
  try {
    return (await placeOrder(ada.ctx, wish, { patienceMs: 5 })).outcome
  } catch (problem) {
    if (isRefusal(problem)) return problem.code
    throw problem
  }
}

const letGo = () => release(db, new Date(ctx.now.getTime() + 3_600_000))

test('an order may hold so many pieces before it is paid for, and no more', async () => {
  await lay(500)
  const ip = '192.0.2.1'
  expect(await order(perOrder.pieces + 1, { ip })).toBe('order-too-large')
  expect(await held(lastBell)).toBe(500)
  expect(await order(perOrder.pieces, { ip })).toBe('pending')
  await letGo()
})

test('unpaid orders of one network are limited together, those of another are not its matter', async () => {
  await lay(900)
  const home = { ip: '2001:db8:1:2::1' }
  const tries = Math.floor(perNetwork.pieces / 50)
  for (let index = 0; index < tries; index += 1)
    expect(await order(50, { ip: `2001:db8:1:2::${index}` })).toBe('pending')
  expect(await order(50, home)).toBe('too-many-unpaid')
  expect(await order(50, { ip: '2001:db8:1:3::1' })).toBe('pending')
  await letGo()
  expect(await order(50, home)).toBe('pending')
  await letGo()
})

test('paid orders do not count, however many there are', async () => {
  await lay(900)
  const office = { ip: '192.0.2.9', details: 'works' as const }
  for (let index = 0; index < 5; index += 1) expect(await order(50, office)).toBe('placed')
})

test('many orders at the same moment do not get past the limit together', async () => {
  await lay(900)
  const outcomes = await Promise.all(
    Array.from({ length: 8 }, () => order(40, { ip: '192.0.2.20' })),
  )
  const allowed = Math.floor(perNetwork.pieces / 40)
  expect(outcomes.filter((outcome) => outcome === 'pending')).toHaveLength(allowed)
  expect(await held(lastBell)).toBe(900 - allowed * 40)
  await letGo()
})

test('once an order is settled, nothing of its network is stored with it', async () => {
  await lay(90)
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
  await letGo()
  expect((await stored()).map(({ network }) => network)).toEqual([null, null])
})
