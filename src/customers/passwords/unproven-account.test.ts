import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { WireCart } from '#/cart/lines/cart.contract.ts'
import { save, savedBuildShop } from '../../../tests/builds/saved-build-shop.ts'
import { contents, helmet } from '../../../tests/helpers/cart-shop.ts'
import { postOffice, tokenIn } from '../../../tests/helpers/customers-mails.ts'
import {
  type Browser,
  customer,
  goodPassword,
  me,
  newEmail,
  ownAddress,
  visitor,
} from '../../../tests/helpers/customers-shop.ts'

const shop = await savedBuildShop()
const post = await postOffice(shop.database)

/** Stores an address, a cart and a build in the account. */
async function fill(person: Browser) {
  await person.call('account/add-address', { address: ownAddress })
  await person.call('cart/create-auth', {})
  await person.call('cart/add-item', { cartItems: [{ sku: helmet, quantity: 1 }] })
  await save(person)
}

async function held(person: Browser) {
  const { addresses, default_shipping } = await me(person)
  await person.call('cart/create-auth', {})
  const { answer } = await person.call('cart/fetch-cart')
  const cart = contents((answer['cart'] ?? null) as WireCart | null)
  const { total } = (await person.call('saved-builds/list')).answer
  return { cities: addresses.map(({ city }) => city), default_shipping, cart, builds: total }
}

/** Sets the password by mail in a new browser and logs in there. */
async function reset(email: string): Promise<Browser> {
  await shop.db.execute(sql`delete from rate_limits where bucket like 'reset-of:%'`)
  const before = post.mailsTo(email).length
  const owner = visitor(shop)
  await owner.call('auth/reset-password', { email })
  await post.idle()
  expect(post.mailsTo(email).length).toBeGreaterThan(before)
  const token = tokenIn(await post.mail(email, 'Set a new password'))
  const body = { token, newPassword: goodPassword }
  expect((await owner.call('auth/set-password', body)).status).toBe(200)
  await owner.call('auth/login', { email, password: goodPassword })
  return owner
}

const everything = { cities: ['Halifax'], cart: { [helmet]: 1 }, builds: 1 }

test('a reset takes from an unproven account the addresses, which may be a stranger’s, and leaves a proven one whole', async () => {
  const email = newEmail()
  const eve = await customer(shop, email)
  await fill(eve)
  expect(await held(eve)).toEqual({ ...everything, default_shipping: 1 })
  const owner = await reset(email)
  expect(await held(owner)).toEqual({ ...everything, cities: [], default_shipping: null })
  await owner.call('account/add-address', { address: ownAddress })
  expect(await held(await reset(email))).toEqual({ ...everything, default_shipping: 2 })
})
