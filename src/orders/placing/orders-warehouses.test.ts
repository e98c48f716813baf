import { expect, test } from 'vitest'
import { loadCart } from '#/cart/lines/cart.server.ts'
import { jsonFile } from '#/catalogue/demo-data/sample-files.ts'
import { importFiles } from '#/catalogue/import/import.server.ts'
import { stockOf } from '#/catalogue/stock/stock.server.ts'
import { findCountry } from '#/country/country.ts'
import { runOrderCommand } from '#/orders/order/order-command.server.ts'
import { putOnSale } from '../../../tests/helpers/bell-stock.ts'
import { printed } from '../../../tests/helpers/captured/printed.ts'
import { bike, cartDatabase, helmet } from '../../../tests/helpers/cart-shop.ts'
import { anAddress, anItem, anOrderRequest, buyer } from '../../../tests/helpers/order-shop.ts'
import { placeOrder } from './place-order.server.ts'

const { db } = await cartDatabase()
/** The day before Ascension Day, a holiday in Germany alone, after the cut-off. */
const now = new Date('2026-05-13T15:00:00Z')
const warehouse = { kind: 'warehouse', workshopQueueDays: 0 } as const
const places = [
  { ...warehouse, code: 'flensburg', name: 'Flensburg', country: 'de', serves: { de: 1, '*': 2 } },
  { ...warehouse, code: 'halifax', name: 'Halifax', country: 'gb', serves: { gb: 1, '*': 2 } },
]
await importFiles(db, [jsonFile('places', 'places.json', places)], { now })

const command = (...args: string[]) =>
  printed((print) => runOrderCommand({ db, args, print, ask: async () => true }))

const lay = (sku: string, pieces: { flensburg: number; halifax: number }) =>
  putOnSale(
    db,
    Object.entries(pieces).map(([place, quantity]) => ({ sku, place, quantity })),
  )

async function orderIn(code: 'gb' | 'de', items: Parameters<typeof buyer>[1]) {
  const country = findCountry(code)
  if (!country) throw new Error(`The shop does not sell to ${code}.`)
  const { ctx, cartId } = await buyer(db, items, { now, visitor: { country } })
  const cart = await loadCart(ctx)
  const [page] = await stockOf(ctx, [items[0]?.sku ?? ''])
  const { order } = await placeOrder(
    ctx,
    anOrderRequest(cartId, { shippingAddress: anAddress(code) }),
  )
  return { order, days: [page?.dispatchDate, cart.dispatchDate, order.dispatchDate] }
}

test('an order comes from the warehouse of its country, on the day that page and cart have shown', async () => {
  await lay(helmet, { flensburg: 30, halifax: 30 })
  const british = await orderIn('gb', [anItem(helmet)])
  expect(british.days).toEqual(['2026-05-14', '2026-05-14', '2026-05-14'])
  expect(await command('show', british.order.number)).toContain(`Take from halifax: 1 × ${helmet}`)
  const german = await orderIn('de', [anItem(helmet)])
  expect(german.days).toEqual(['2026-05-15', '2026-05-15', '2026-05-15'])
  const { number } = german.order
  expect(await command('show', number)).toContain(`Take from flensburg: 1 × ${helmet}`)
  await command('ship', number)
  expect(await command('show', number)).toContain(`Was taken from flensburg: 1 × ${helmet}`)
})

test('what the first choice has not is sent in one parcel by the other', async () => {
  await lay(helmet, { flensburg: 5, halifax: 1 })
  await lay(bike, { flensburg: 1, halifax: 0 })
  const { order, days } = await orderIn('gb', [anItem(bike), anItem(helmet, { quantity: 2 })])
  expect(days).toEqual(['2026-05-15', '2026-05-15', '2026-05-15'])
  expect(await command('show', order.number)).toContain(
    `Take from flensburg: 1 × ${bike}, 2 × ${helmet}`,
  )
})

test('a store serves no country, and neither a code that is not one', async () => {
  const wrong = [
    { code: 'leeds', kind: 'store', name: 'Leeds', country: 'gb', serves: { gb: 1 } },
    { ...warehouse, code: 'hull', name: 'Hull', country: 'gb', serves: { england: 1 } },
    { ...warehouse, code: 'york', name: 'York', country: 'gb', serves: { gb: 0 } },
  ]
  const { errors } = await importFiles(db, [jsonFile('places', 'places.json', wrong)], { now })
  expect(errors.map(({ field, reason }) => `${field} ${reason}`)).toEqual([
    '[2].serves.england must be a country code in lower case, such as "de"',
    '[3].serves.gb must be at least 1: the first choice',
    '[1].serves is for warehouses: nothing is sent from a store',
  ])
})
