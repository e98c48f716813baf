import { expect, test } from 'vitest'
import { runOrderCommand } from '#/orders/order/order-command.server.ts'
import {
  charged,
  confirmation,
  metricsToken,
  providerShop,
  shopMails,
} from '../../../tests/checkout/provider-shop.ts'
import { stockOf } from '#/catalogue/stock/stock.server.ts'
import { testCtx } from '../../../tests/helpers/context.ts'
import { helmet, lastBell } from '../../../tests/helpers/cart-shop.ts'
import { putOnSale } from '../../../tests/helpers/bell-stock.ts'

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

test.each([
  [
    'in another currency',
    'ESW-C',
    { checkoutTotal: { shopper: { currency: 'JPY', amount: 9_700 } } },
  ],
  ['for other items', 'ESW-I', { lineItems: [{ quantity: 2, product: { productCode: helmet } }] }],
])(
  'an order paid %s is held with the reason, and the shop gets a mail',
  async (_, number, paid) => {
    const id = await cartWith([{ sku: helmet, quantity: 1 }])
    const response = await notify('overseas-confirm', confirmation(id, number, paid))
    const [order] = await ordersAs(number)
    expect(response.status).toBe(200)
    expect(order).toMatchObject({
      state: 'held',
      invoices: 0,
      totals: { total: { currency: 'EUR' } },
    })
    expect(await response.json()).toMatchObject({ OrderNumber: order?.['number'] })
    const mail = (await shopMails(db)).get(number)
    expect(mail).toContain(
      number === 'ESW-C' ? 'The provider charged 9700 JPY' : 'Other items were paid',
    )
    expect(mail).toContain(`order show ${String(order?.['number'])}`)
  },
)

test('of two paid orders for the last piece the second is held, keeps nothing and is refunded', async () => {
  await putOnSale(db, [{ sku: lastBell, place: 'halifax', quantity: 1 }])
  const carts = [await cartWith([{ sku: lastBell, quantity: 1 }])]
  carts.push(await cartWith([{ sku: lastBell, quantity: 1 }]))
  const confirm = (index: number) =>
    notify('overseas-confirm', confirmation(carts[index] ?? '', `ESW-L${index}`, charged(9.99)))
  const statuses = (await Promise.all([confirm(0), confirm(1)])).map(({ status }) => status)
  expect(statuses).toEqual([200, 200])
  const mails = await shopMails(db)
  const short = ['ESW-L0', 'ESW-L1'].filter((number) =>
    mails.get(number)?.includes('insufficient-stock Brass bell'),
  )
  expect(short).toHaveLength(1)
  const [order] = await ordersAs(short[0] ?? '')
  expect((await stockOf(testCtx(db), [lastBell]))[0]?.quantity).toBe(0)
  await runOrderCommand({
    db,
    args: ['cancel', String(order?.['number']), '--yes'],
    print: () => {},
  })
  expect(await ordersAs(short[0] ?? '')).toMatchObject([{ state: 'cancelled' }])
  expect((await stockOf(testCtx(db), [lastBell]))[0]?.quantity).toBe(0)
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
    ['accept', placed[0] ?? '', '--yes'],
    ['cancel', placed[1] ?? '', '--yes'],
  ])
    await runOrderCommand({ db, args, print: (line) => lines.push(line) })
  expect(await ordersAs('ESW-A1')).toMatchObject([{ state: 'processing', invoices: 1 }])
  expect(await ordersAs('ESW-A2')).toMatchObject([{ state: 'cancelled' }])
  expect(lines.join()).toMatch(/9,99\s€\s+to be sent by hand/)
})
