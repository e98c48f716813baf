import { expect, test } from 'vitest'
import { findCart } from '#/cart/lines/cart.store.server.ts'
import { runCouponCommand } from './coupon-command.server.ts'
import { addCoupon, eraseCouponBuyers, giveBackCoupon, takeCoupon } from './coupon.server.ts'
import { testDatabase } from '../../../tests/helpers/database.ts'

const { db } = await testDatabase()
const now = new Date('2026-11-16T09:00:00Z')
const guest = (email: string) => ({ customerId: null, email })
const tenPercent = { percent: 10, label: { en: 'Autumn', de: 'Herbst' } }

test('gives a coupon for ten uses to exactly ten of a hundred concurrent orders', async () => {
  await addCoupon(db, { ...tenPercent, code: 'TEN', maxUses: 10 })
  const orders = Array.from({ length: 100 }, (_, index) => index)
  const taken = await Promise.all(
    orders.map((index) =>
      takeCoupon(db, {
        code: 'TEN',
        order: `T${index}`,
        buyer: guest(`${index}@example.com`),
        now,
      }),
    ),
  )
  expect(taken.filter(Boolean)).toHaveLength(10)
})

test('gives it once per customer, however they spell their email address', async () => {
  await addCoupon(db, { ...tenPercent, code: 'ONCE', maxUsesPerCustomer: 1 })
  const take = (order: string, email: string) =>
    takeCoupon(db, { code: 'ONCE', order, buyer: guest(email), now })
  expect(await take('O1', 'ada@example.com')).toBe(true)
  expect(await take('O2', ' Ada@Example.com')).toBe(false)
  expect(await take('O3', 'ada+2@example.com')).toBe(false)
  expect(await take('O4', 'grace@example.com')).toBe(true)
})

test('counts orders by account and as a guest together, in either order', async () => {
  await addCoupon(db, { ...tenPercent, code: 'WELCOME', maxUsesPerCustomer: 1 })
  const take = (order: string, customerId: number | null, email: string) =>
    takeCoupon(db, { code: 'WELCOME', order, buyer: { customerId, email }, now })
  expect(await take('W1', 7, 'a.da@gmail.com')).toBe(true)
  expect(await take('W2', null, 'ada+again@gmail.com')).toBe(false)
  expect(await take('W3', 7, 'other@example.com')).toBe(false)
  expect(await take('W4', null, 'grace@example.com')).toBe(true)
  expect(await take('W5', 8, 'grace@example.com')).toBe(false)
  await giveBackCoupon(db, 'W1')
  expect(await take('W6', null, 'ada@gmail.com')).toBe(true)
})

test('an erased order uses up nobody else’s coupon', async () => {
  await addCoupon(db, { ...tenPercent, code: 'ERASED', maxUses: 2, maxUsesPerCustomer: 1 })
  await takeCoupon(db, { code: 'ERASED', order: 'E1', buyer: guest('ada@example.com'), now })
  await eraseCouponBuyers(db, ['E1'])
  const { coupon } = await findCart(db, { id: '' }, { couponCode: 'ERASED' })
  expect(coupon).toMatchObject({ used: 1, usedByCustomer: 0 })
})

test('returns the use of a failed order', async () => {
  await addCoupon(db, { ...tenPercent, code: 'LAST', maxUses: 1 })
  const take = (order: string) =>
    takeCoupon(db, { code: 'LAST', order, buyer: guest('ada@example.com'), now })
  expect(await take('L1')).toBe(true)
  expect(await take('L2')).toBe(false)
  await giveBackCoupon(db, 'L1')
  expect(await take('L3')).toBe(true)
})

async function command(...args: string[]): Promise<string> {
  const lines: string[] = []
  await runCouponCommand({ db, args, print: (line) => lines.push(line) })
  return lines.join('\n')
}

test('a coupon that was stopped stays stopped until it is started again', async () => {
  await command('add', 'autumn', '--percent', '10', '--yes')
  await command('stop', 'autumn', '--yes')
  expect(await command('add', 'AUTUMN', '--percent', '12.5', '--yes')).toContain('still stopped')
  expect(await command()).toMatch(/^AUTUMN +12.5 % +used 0 times, stopped {2}AUTUMN$/m)
  await command('start', 'autumn', '--yes')
  expect(await command('list')).toMatch(/^AUTUMN +12.5 % +used 0 times {2}/m)
})

test('a coupon is asked about before it is added', async () => {
  await expect(command('add', 'LATER', '--percent', '10')).rejects.toThrow(/^Nothing was changed/)
  expect(await command('list')).not.toContain('LATER')
})

test.each([
  [
    ['TEN', '--percent', '10', '--uses', '9'],
    'TEN has been used 10 times, so it cannot be limited',
  ],
  [['NEW', '--percent', '120'], '--percent must be a percentage, from 1 to 100.'],
  [['NEW', '--amount', 'ten'], '--amount must be an amount such as 10'],
  [['NEW', '--amount', '10.005'], '--amount must have at most two decimals'],
  [['NEW', '--percent', '10', '--to', '2026-11-31'], '--to must be a date'],
  [['NEW', '--percent', '10', '--uses', '2.5'], '--uses must be a whole number'],
  [['NEW', '--percent', '10', '--categories', 'helmetz'], 'there is no category helmetz'],
  [['NEW', '--percent', '10', 'more'], '"more" is one word too many'],
])('coupon add %j is refused in words', async (words, message) => {
  await expect(command('add', ...words, '--yes')).rejects.toThrow(message)
})
