import { importPriceRules } from '#/pricing/pricing.server.ts'
import priceRules from '../../demo/pricing/price-rules.json' with { type: 'json' }
import { signatureOf } from '#/platform/api/provider-signature.server.ts'
import { sql } from 'drizzle-orm'
import type { Db } from '#/db/client.server.ts'
import { sites } from '#/platform/config/sites.ts'
import { helmet, stockCartShop } from '../helpers/cart-shop.ts'
import { testDatabase } from '../helpers/database.ts'
import { testShop, type TestShop } from '../helpers/shop.ts'

export const secret = 'a secret that only the two of us know'
export const metricsToken = 'a-token-for-the-collector'

type Item = { sku: string; quantity: number; ref?: string; associated_ref?: string }

type Sent = { at?: TestShop; timestamp?: string; signature?: string }

/** A provider's message about a paid order. */
export const confirmation = (cartId: string, number: string, more: object = {}) => ({
  retailerCartId: cartId,
  eShopWorldOrderNumber: number,
  deliveryCountryIso: 'DE',
  checkoutTotal: { shopper: { currency: 'EUR', amount: '97.00' } },
  contactDetails: [
    {
      contactDetailsType: 'IsDelivery',
      firstName: 'Lise',
      lastName: 'Meitner',
      email: 'Lise@Example.com',
      address1: 'Thielallee 63',
      city: 'Berlin',
      postalCode: '14195',
      country: 'DE',
      telephone: '+49 30 1234567',
    },
  ],
  deliveryOption: { deliveryOption: 'EXP1' },
  ...more,
})

export const charged = (amount: number) => ({
  checkoutTotal: { shopper: { currency: 'EUR', amount } },
})

/** The mails to the shop about paid orders, by the number that the provider gave. */
export async function shopMails(db: Db): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ subject: string; text: string }>(sql`
    select payload ->> 'subject' as subject, payload ->> 'text' as text
    from graphile_worker._private_jobs where payload ->> 'to' = ${sites[0].contact.email}`)
  return new Map(rows.map(({ subject, text }) => [subject.split(' ').at(-1) ?? '', text]))
}

/** Two processes of a shop that a provider calls. */
export async function providerShop() {
  const database = await testDatabase()
  const { db } = database
  await stockCartShop(db)
  await importPriceRules(db, priceRules)
  const settings = { CHECKOUT_SECRET: secret, METRICS_TOKEN: metricsToken }
  const shops = [await testShop(settings, database), await testShop(settings, database)] as const
  const [shop] = shops

  async function cartWith(cartItems: Item[], call = 'add-item') {
    const response = await shop.post(`/nuxt/api/cart/${call}`, { cartItems })
    return /cart_id=([\da-f]{32})/.exec(response.headers.getSetCookie().join())?.[1] ?? ''
  }

  function notify(path: string, message: unknown, { at = shop, timestamp, signature }: Sent = {}) {
    const body = JSON.stringify(message)
    const time = timestamp ?? String(Math.floor(Date.now() / 1000))
    return at.send('POST', `/nuxt/api/checkout/${path}`, {
      headers: {
        'content-type': 'application/json',
        'x-timestamp': time,
        'x-signature': signature ?? signatureOf(secret, time, body),
      },
      body,
    })
  }

  const orderCount = async (number: string) => {
    const { rows } = await database.pool.query<{ count: string }>(
      'select count(*) from orders where provider_number = $1',
      [number],
    )
    return Number(rows[0]?.count)
  }

  const ordersAs = async (number: string) => {
    const { rows } = await database.pool.query<Record<string, unknown>>(
      `select o.number, total, email, state, agreed -> 'totals' as totals, (select count(*) from invoices i where i.order_id = o.id)::int as invoices
       from orders o where provider_number = $1`,
      [number],
    )
    return rows
  }

  /** The total that the shop charges for a helmet sent to Germany. */
  async function honestTotal() {
    const id = await cartWith([{ sku: helmet, quantity: 1 }])
    const cookies = { cart_id: id, location_country: 'de' }
    const answer = await shop.get('/nuxt/api/cart/fetch-cart', { cookies })
    const { cart } = (await answer.json()) as {
      cart: { prices: { grand_total: { value: number; currency: string } } }
    }
    return cart.prices.grand_total
  }

  return { database, db, shops, shop, cartWith, notify, orderCount, ordersAs, honestTotal }
}
