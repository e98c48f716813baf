import { parseSetCookie } from 'cookie'
import { sql } from 'drizzle-orm'
import type { TestDatabase } from '../helpers/database.ts'
import type { TestShop } from '../helpers/shop.ts'

export type Form = Record<string, string>

const buyer = {
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

/** Browsers at the checkout of a shop, and the orders that its database has. */
export function checkoutBrowsers(shop: TestShop, { db }: TestDatabase) {
  /** A browser that stores cookies and reads its page before it sends the form. */
  async function browser(sku: string) {
    const jar = new Map<string, string>([['location_country', 'gb']])
    const storeCookies = (response: Response) => {
      for (const line of response.headers.getSetCookie()) {
        const { name, value = '', maxAge } = parseSetCookie(line)
        if (maxAge === 0) jar.delete(name)
        else jar.set(name, value)
      }
      return response
    }
    const cookies = () => Object.fromEntries(jar)
    const added = await shop.post('/nuxt/api/cart/add-item', { cartItems: [{ sku, quantity: 1 }] })
    storeCookies(added)
    const open = async (path = '/checkout/') =>
      storeCookies(await shop.get(path, { cookies: cookies() })).text()
    const send = async (form: Form) =>
      storeCookies(
        await shop.send('POST', '/checkout/', {
          cookies: cookies(),
          headers: {
            'content-type': 'application/x-www-form-urlencoded',
            'sec-fetch-site': 'same-origin',
          },
          body: new URLSearchParams(form).toString(),
        }),
      )
    /** The page's hidden fields, with a buyer's values filled in. */
    const fill = async (changes: Form = {}): Promise<Form> => {
      const page = await open()
      const hidden = [...page.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)]
      return {
        ...buyer,
        ...Object.fromEntries(hidden.map(([, name, value]) => [name, value])),
        ...changes,
      }
    }
    return { jar, open, send, fill }
  }

  const orderCount = async () => {
    const { rows } = await db.execute<{ count: string }>(sql`select count(*) from orders`)
    return Number(rows[0]?.count)
  }

  return { browser, buyer, orderCount }
}
