import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { reader } from '../../../tests/helpers/account-shop.ts'
import {
  contents,
  helmet,
  lastBell,
  lastBells,
  otherHelmet,
} from '../../../tests/helpers/cart-shop.ts'
import { testCtx } from '../../../tests/helpers/context.ts'
import { browser, customer, visitor } from '../../../tests/helpers/customers-shop.ts'
import { add, cartOf, codeMadeAt, handoverShop } from '../../../tests/helpers/handover-shop.ts'
import { testShop } from '../../../tests/helpers/shop.ts'
import { takePhoneHandover } from './phone-handover.server.ts'
import { deleteOldPhoneHandovers } from './phone-handover.store.server.ts'

const { shop, db, atScreen, codeFor, screenWith, scan } = await handoverShop()

test('a phone takes a copy of the cart, and the screen keeps its own', async () => {
  const { screen, code, pieces, path } = await screenWith({ helmets: 2 }, '/crest-helmet/?size=M')
  expect({ pieces, path }).toEqual({ pieces: 2, path: '/crest-helmet/?size=M' })
  const phone = visitor(shop)
  const { to } = await scan(phone, code)
  expect(to).toBe('/continue/?taken=1&to=%2Fcrest-helmet%2F%3Fsize%3DM')
  expect(contents(await cartOf(phone))).toEqual({ [helmet]: 2 })
  expect(contents(await cartOf(screen))).toEqual({ [helmet]: 2 })
  expect(phone.jar.get('cart_id')).not.toBe(screen.jar.get('cart_id'))
})

test('without a cart the phone goes straight to the build', async () => {
  const { code, pieces } = await codeFor(atScreen(), '/moor-ti-rival/build-v2/?o=7-WHL')
  expect(pieces).toBe(0)
  const phone = visitor(shop)
  expect((await scan(phone, code)).to).toBe('/moor-ti-rival/build-v2/?o=7-WHL')
  expect(phone.jar.has('cart_id')).toBe(false)
})

test('a code works once, and says so to whoever comes later', async () => {
  const { screen, code } = await screenWith({ helmets: 1 })
  const used = async () =>
    (await screen.call('store-mode/handover-used', { code })).answer['isUsed'] as boolean
  expect(await used()).toBe(false)
  await scan(visitor(shop), code)
  expect(await used()).toBe(true)
  const stranger = await visitor(shop).call('store-mode/handover-used', { code })
  expect(stranger.answer['isUsed']).toBe(false)
  const late = visitor(shop)
  const { status, said } = await scan(late, code)
  expect(status).toBe(422)
  expect(said).toContain('refusals.phone-code-used')
  expect(await cartOf(late)).toBeNull()
})

test('of many phones that scan the code at the same moment, one gets the cart', async () => {
  const { code } = await screenWith({ helmets: 1 })
  const phones = Array.from({ length: 8 }, () => visitor(shop))
  const answers = await Promise.all(phones.map((phone) => scan(phone, code)))
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(7)
  const carts = await Promise.all(phones.map(cartOf))
  expect(carts.filter((cart) => cart !== null).map(contents)).toEqual([{ [helmet]: 1 }])
})

test('a code that is too old is refused with a sentence, and deleted', async () => {
  const now = new Date('2026-11-16T09:00:00Z')
  const code = await codeMadeAt(db, now)
  const takenAfter = (minutes: number) =>
    takePhoneHandover(testCtx(db, { now: new Date(now.getTime() + minutes * 60_000) }), code)
  await expect(takenAfter(10)).rejects.toMatchObject({ code: 'phone-code-expired' })
  await expect(takenAfter(9)).resolves.toMatchObject({ hasCart: true })
  await deleteOldPhoneHandovers(db, new Date(now.getTime() + 20 * 60_000))
  await expect(takenAfter(20)).rejects.toMatchObject({ code: 'phone-code-unknown' })
})

test.each(['', 'x', 'A'.repeat(22), 'a'.repeat(5_000), '\u0000', "' or 1=1 --"])(
  'a wrong code opens nothing: %j',
  async (code) => {
    const { status, said } = await scan(visitor(shop), code)
    expect([400, 422]).toContain(status)
    expect(said).not.toContain('redirect')
  },
)

test('the cart of the screen joins the one that the phone has, as at a login', async () => {
  const screen = atScreen()
  await add(screen, helmet, 2)
  await add(screen, otherHelmet)
  const { code } = await codeFor(screen)
  const phone = visitor(shop)
  await add(phone, helmet)
  await scan(phone, code)
  const cart = await cartOf(phone)
  expect(contents(cart)).toEqual({ [helmet]: 3, [otherHelmet]: 1 })
  expect(new Set(cart?.items.map(({ uid }) => uid)).size).toBe(2)
})

test('a customer finds it in the cart of their account', async () => {
  const { code } = await screenWith({ helmets: 1 })
  const ada = await customer(shop)
  await add(ada, otherHelmet)
  const own = (await cartOf(ada))?.id
  await scan(ada, code)
  const cart = await cartOf(ada)
  expect(cart?.id).toBe(own)
  expect(contents(cart)).toEqual({ [helmet]: 1, [otherHelmet]: 1 })
})

test('a customer’s cart on the screen is handed over without whose it is', async () => {
  const ada = await customer(shop)
  await add(ada, helmet)
  const screen = atScreen()
  for (const [name, value] of ada.jar) screen.jar.set(name, value)
  const { code } = await codeFor(screen)
  const { rows } = await db.execute(sql`select * from phone_handovers where used_at is null`)
  const stored = JSON.stringify(rows)
  expect(stored).toContain(helmet)
  for (const secret of [code, ada.email, ada.jar.get('cart_id')])
    expect(stored).not.toContain(String(secret))
  const phone = visitor(shop)
  await scan(phone, code)
  expect(contents(await cartOf(phone))).toEqual({ [helmet]: 1 })
  expect((await phone.call('auth/customer')).answer['customer']).toBeNull()
})

test('a used code keeps no copy of the cart, and leads to no page', async () => {
  const { code } = await screenWith({ helmets: 1 }, '/crest-helmet/')
  await scan(visitor(shop), code)
  const { rows } = await db.execute(
    sql`select cart, path from phone_handovers where used_at is not null`,
  )
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows) expect(row).toEqual({ cart: null, path: null })
})

test('if less is left than was chosen, the phone says so', async () => {
  const screen = atScreen()
  await add(screen, lastBell, 2)
  const { code } = await codeFor(screen)
  const phone = visitor(shop)
  await add(phone, lastBell, 2)
  const { to } = await scan(phone, code)
  expect(to).toBe('/continue/?taken=1&short=1')
  expect(contents(await cartOf(phone))).toEqual({ [lastBell]: lastBells })
  expect(await (await reader(shop, phone).open(to ?? '')).text()).toContain(
    'reduced some quantities',
  )
})

test('a phone in another country pays the prices of its own country', async () => {
  const screen = atScreen()
  await add(screen, helmet)
  const british = await cartOf(screen)
  const { code } = await codeFor(screen)
  const phone = visitor(shop)
  phone.jar.set('location_country', 'de')
  phone.jar.set('i18n_redirected', 'de')
  await scan(phone, code)
  const german = await cartOf(phone)
  expect(british?.prices.grand_total.currency).toBe('GBP')
  expect(german?.prices.grand_total.currency).toBe('EUR')
  expect(contents(german)).toEqual({ [helmet]: 1 })
})

test('a code of the British site is none on the German one, and is not used up there', async () => {
  const { code } = await screenWith({ helmets: 1 })
  const phone = visitor(shop)
  const { status } = await scan(phone, code, { host: 'de.caldercycles.example' })
  expect(status).toBe(422)
  expect((await scan(phone, code)).status).toBeLessThan(400)
})

test('only a screen in a store makes codes', async () => {
  const home = visitor(shop)
  await add(home, helmet)
  const { status, answer } = await home.call('store-mode/handover', { path: '/bikes/' })
  expect(status).toBe(403)
  expect(answer.error?.message).toBe('This works only at the screens in our stores.')
})

test('an empty cart on a personal page is nothing to continue with', async () => {
  const { status, answer } = await atScreen().call('store-mode/handover', { path: '/auth/login/' })
  expect(status).toBe(422)
  expect(answer.error?.message).toMatch(/^There is nothing to take with you yet/)
})

test('a page of another site can neither make a code nor use one', async () => {
  const foreign = { 'sec-fetch-site': 'cross-site' }
  const screen = atScreen()
  expect((await screen.call('store-mode/handover', { path: '/' }, foreign)).status).toBe(403)
  const { code } = await codeFor(screen, '/bikes/')
  expect((await scan(visitor(shop), code, foreign)).status).toBe(403)
  expect((await scan(visitor(shop), code)).to).toBe('/bikes/')
})

test('one network makes so many codes and no more', async () => {
  const other = await testShop({ STORE_NETWORKS: '127.0.0.1' }, shop.database)
  await db.execute(
    sql`insert into rate_limits (bucket, "window", count, expires_at)
      values ('phone-handover-from:127.0.0.1', ${Math.floor(Date.now() / 600_000)}, 200, now() + interval '1 hour')`,
  )
  const { status } = await browser(other).call('store-mode/handover', { path: '/bikes/' })
  expect(status).toBe(429)
})
