import { expect, test } from 'vitest'
import { runOrderCommand } from '#/orders/order/order-command.server.ts'
import {
  charged,
  confirmation,
  metricsToken,
  providerShop,
} from '../../../tests/checkout/provider-shop.ts'
import { helmet } from '../../../tests/helpers/cart-shop.ts'

const { db, shop, cartWith, notify, ordersAs, honestTotal } = await providerShop()

test('an order paid with the cart’s total is paid', async () => {
  const { value } = await honestTotal()
  const id = await cartWith([{ sku: helmet, quantity: 1 }])
  await notify('overseas-confirm', confirmation(id, 'ESW-2', charged(value)))
  expect(await ordersAs('ESW-2')).toMatchObject([
    {
      total: Math.round(value * 100),
      email: 'lise@example.com',
      state: 'processing',
      invoices: 1,
    },
  ])
})

test.each([
  ['a penny', 'ESW-H1', () => 0.01],
  ['nothing', 'ESW-H2', () => 0],
  ['a cent less', 'ESW-H3', (value: number) => value - 0.01],
  ['a cent more', 'ESW-H4', (value: number) => value + 0.01],
])('an order paid with %s is held and not sent', async (_, number, sum) => {
  const { value } = await honestTotal()
  const id = await cartWith([{ sku: helmet, quantity: 1 }])
  const message = confirmation(id, number, charged(Number(sum(value).toFixed(2))))
  expect((await notify('overseas-confirm', message)).status).toBe(200)
  const [order] = await ordersAs(number)
  expect(order).toMatchObject({ state: 'held', invoices: 0 })
  // The order states the tax in the amount paid, not in the expected total.
  const total = order?.['total'] as number
  expect(order?.['totals']).toMatchObject({
    total: { amount: total, currency: 'EUR' },
    taxPercent: 19,
    tax: { amount: Math.round((total * 19) / 119), currency: 'EUR' },
    shipping: { currency: 'EUR' },
  })
  const lines: string[] = []
  const command = (...args: string[]) =>
    runOrderCommand({ db, args, print: (line) => lines.push(line) })
  await command('list', '--held')
  const listed = lines.find((line) => line.startsWith(String(order?.['number'])))
  expect(listed, 'in euros, as in Germany').toMatch(/\d,\d\d\s€/)
  await expect(command('ship', String(order?.['number']))).rejects.toThrow(/no "ship" from there/)
  const headers = { authorization: `Bearer ${metricsToken}` }
  expect(await (await shop.get('/metrics', { headers })).text()).toMatch(/^orders_held [1-9]/m)
  await command('show', String(order?.['number']))
  expect(lines.join()).toContain('The provider charged')
})

test('a held order continues when it is accepted and is refunded when it is cancelled', async () => {
  const placed = await Promise.all(
    ['ESW-A1', 'ESW-A2'].map(async (number) => {
      const id = await cartWith([{ sku: helmet, quantity: 1 }])
      await notify('overseas-confirm', confirmation(id, number, charged(9.99)))
      return String((await ordersAs(number))[0]?.['number'])
    }),
  )
  const lines: string[] = []
  for (const args of [
    ['accept', placed[0] ?? ''],
    ['cancel', placed[1] ?? ''],
  ])
    await runOrderCommand({ db, args, print: (line) => lines.push(line) })
  expect(await ordersAs('ESW-A1')).toMatchObject([{ state: 'processing', invoices: 1 }])
  expect(await ordersAs('ESW-A2')).toMatchObject([{ state: 'cancelled' }])
  expect(lines.join()).toMatch(/9,99\s€\s+to be sent by hand/)
})
