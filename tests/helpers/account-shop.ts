import { sql } from 'drizzle-orm'
import type { RequestedItem } from '#/cart/lines/to-cart-lines.ts'
import { placeOrder } from '#/orders/placing/place-order.server.ts'
import { type Browser, goodPassword, newEmail, visitor } from './customers-shop.ts'
import { anItem, anOrderRequest, buyer } from './order-shop.ts'
import { storeCookies, type TestShop } from './shop.ts'

export type Form = Record<string, string>

/** The headers a browser sends with a form of its own page. */
export const plainForm = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' }

let readers = 0

/** A browser without scripts: it opens pages, sends forms and stores cookies. */
export function reader(shop: TestShop, { jar, call }: Browser = visitor(shop)) {
  readers += 1
  const ip = { 'x-forwarded-for': `10.250.${readers >> 8}.${readers & 255}` }

  const cookies = () => Object.fromEntries(jar)
  return {
    jar,
    call,
    open: async (path: string) =>
      storeCookies(jar, await shop.get(path, { cookies: cookies(), headers: ip })),
    send: async (path: string, form: Form, headers: Record<string, string> = plainForm) =>
      storeCookies(
        jar,
        await shop.send('POST', path, {
          cookies: cookies(),
          headers: {
            'content-type': 'application/x-www-form-urlencoded',
            ...ip,
            ...headers,
          },
          body: new URLSearchParams(form).toString(),
        }),
      ),
  }
}
export type Reader = ReturnType<typeof reader>

export const registration = (email = newEmail()) => ({
  form: 'register',
  firstName: 'Ada',
  lastName: 'Rider',
  email,
  password: goodPassword,
})

export const login = (email: string, password = goodPassword) => ({
  form: 'login',
  email,
  password,
})

/** A customer who has registered with the form and is logged in. */
export async function member(shop: TestShop) {
  const person = reader(shop)
  const form = registration()
  await person.send('/auth/register/', form)
  return { ...person, email: form.email }
}

/** Places an order for a customer. */
export async function orderOf(
  { database: { db } }: TestShop,
  email: string,
  items: readonly (string | RequestedItem)[],
) {
  const { rows } = await db.execute(sql`select id from customers where email = ${email}`)
  const customerId = Number(rows[0]?.['id'])
  const { ctx, cartId } = await buyer(
    db,
    items.map((item) => (typeof item === 'string' ? anItem(item) : item)),
    { customerId },
  )
  const { order } = await placeOrder(ctx, anOrderRequest(cartId, { contact: { email } }))
  return order
}

export const homeAddress: Form = {
  form: 'address',
  firstName: 'Ada',
  lastName: 'Rider',
  country: 'gb',
  'street.0': '1 Mill Lane',
  city: 'Halifax',
  postcode: 'HX1 1AA',
  telephone: '01632 960010',
}
