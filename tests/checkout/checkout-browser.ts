import { sql } from 'drizzle-orm'
import type { TestDatabase } from '../helpers/database.ts'
import { ownPage, storeCookies, type TestShop } from '../helpers/shop.ts'

export type Form = Record<string, string>

/** The fields of the checkout as a buyer in Leeds fills them in. */
export const buyer = {
  email: 'ada@example.com',
  delivery: 'home',
  payment: 'works',
  'address.firstName': 'Ada',
  'address.lastName': 'Holm',
  'address.street.0': '1 Mill Lane',
  'address.city': 'Leeds',
  'address.postcode': 'ls1 4ap',
  'address.telephone': '0113 496 0000',
}

/** The values of the hidden fields on a page. */
export const hiddenFields = (page: string): Form =>
  Object.fromEntries(
    [...page.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  )

/** Browsers at the checkout of a shop, and the orders that its database has. */
export function checkoutBrowsers(shop: TestShop, { db }: TestDatabase) {
  /** A browser that stores cookies and reads its page before it sends the form. */
  async function browser(sku: string) {
    const jar = new Map<string, string>([['location_country', 'gb']])
    const cookies = () => Object.fromEntries(jar)
    const added = await shop.post('/nuxt/api/cart/add-item', { cartItems: [{ sku, quantity: 1 }] })
    storeCookies(jar, added)
    const open = async (path = '/checkout/') =>
      storeCookies(jar, await shop.get(path, { cookies: cookies() })).text()
    const send = async (form: Form) =>
      storeCookies(
        jar,
        await shop.send('POST', '/checkout/', {
          cookies: cookies(),
          headers: { 'content-type': 'application/x-www-form-urlencoded', ...ownPage },
          body: new URLSearchParams(form).toString(),
        }),
      )
    /** The page's hidden fields, with a buyer's values filled in. */
    const fill = async (changes: Form = {}): Promise<Form> => ({
      ...buyer,
      ...hiddenFields(await open()),
      ...changes,
    })
    return { jar, open, send, fill }
  }

  const orderCount = async () => {
    const { rows } = await db.execute<{ count: string }>(sql`select count(*) from orders`)
    return Number(rows[0]?.count)
  }

  return { browser, buyer, orderCount }
}
