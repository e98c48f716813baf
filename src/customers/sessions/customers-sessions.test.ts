import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { deleteExpiredAccess } from './delete-expired.server.ts'
import {
  behindProxy,
  browser,
  customer,
  goodPassword,
  newEmail,
  visitor,
} from '../../../tests/helpers/customers-shop.ts'
import { testShop } from '../../../tests/helpers/shop.ts'

const shop = await testShop(behindProxy)
/** The same shop in another process. */
const twin = await testShop(behindProxy, shop.database)
const { db } = shop.database
const sessionCookies = ['customer_token', 'customer_refresh_token', 'customer_expire_time']

/** A browser with the same cookies, like a second tab or a thief. */
function copyOf(person: { jar: Map<string, string> }, at = shop) {
  const copy = visitor(at)
  for (const [name, value] of person.jar) copy.jar.set(name, value)
  return copy
}

/** Moves all session times into the past, to simulate elapsed time. */
const letTimePass = (ms: number) =>
  db.execute(
    sql.raw(`
    update sessions set renewed_at = renewed_at - interval '${ms} milliseconds',
      ends_at = ends_at - interval '${ms} milliseconds';
    update session_tokens set expires_at = expires_at - interval '${ms} milliseconds'`),
  )

const isLoggedIn = async (person: { call: ReturnType<typeof visitor>['call'] }) =>
  (await person.call('auth/customer')).answer['customer'] !== null

test('registering and logging in opens a session', async () => {
  const ada = visitor(shop)
  const email = newEmail()
  const person = { firstName: 'Ada', lastName: 'Rider', email, password: goodPassword }
  const registered = await ada.call('auth/register', person)
  expect(registered.answer).toEqual({ customer: { email }, error: null })
  expect(registered.headers.getSetCookie()).toEqual([])
  const { answer } = await ada.call('auth/login', {
    email: email.toUpperCase(),
    password: goodPassword,
  })
  expect(answer).toEqual({
    customer: { email, firstname: 'Ada' },
    checkout_pending: false,
    error: null,
  })
  const known = await ada.call('auth/customer')
  expect(known.answer['customer']).toMatchObject({ email, firstname: 'Ada', lastname: 'Rider' })
})

test('the cookies are HttpOnly, except the expiry time', async () => {
  const { email } = await customer(shop)
  const { headers } = await visitor(shop).call('auth/login', { email, password: goodPassword })
  const [access, refresh, expiry, device] = headers.getSetCookie()
  expect(access).toMatch(
    /^customer_token=[\w-]{43}; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  expect(refresh).toMatch(
    /^customer_refresh_token=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  expect(expiry).toMatch(/^customer_expire_time=\d{13}; Max-Age=2592000; Path=\/; SameSite=Lax$/)
  expect(device).toMatch(
    /^known_device=[\w.-]{66}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
  )
})

test('over TLS all cookies are secure', async () => {
  const { email } = await customer(shop)
  const secure = browser(shop, { 'x-forwarded-proto': 'https', 'x-forwarded-for': '10.99.0.1' })
  const { headers } = await secure.call('auth/login', { email, password: goodPassword })
  const lines = headers.getSetCookie()
  expect(lines.length).toBeGreaterThanOrEqual(3)
  expect(lines.filter((line) => !line.includes('; Secure'))).toEqual([])
})

test('tokens are not stored in plain text', async () => {
  const ada = await customer(shop)
  const { rows } = await db.execute(sql`
    select (select json_agg(s) from sessions s)::text || (select json_agg(t) from session_tokens t)::text as stored`)
  for (const name of ['customer_token', 'customer_refresh_token'])
    expect(String(rows[0]?.['stored'])).not.toContain(ada.jar.get(name))
})

test('renewing replaces both tokens', async () => {
  const ada = await customer(shop)
  const before = new Map(ada.jar)
  const { status, answer } = await ada.call('auth/renew-token', {})
  expect(status).toBe(200)
  expect(answer).toEqual({
    renewed: true,
    expiresAt: Number(ada.jar.get('customer_expire_time')),
    error: null,
  })
  for (const name of sessionCookies) expect(ada.jar.get(name)).not.toBe(before.get(name))
  expect(await isLoggedIn(ada)).toBe(true)
})

test('fifty parallel renewals give one successor and log nobody out', async () => {
  const ada = await customer(shop)
  const tabs = Array.from({ length: 50 }, (_, at) => copyOf(ada, at % 2 === 0 ? shop : twin))
  const answers = await Promise.all(tabs.map((tab) => tab.call('auth/renew-token', {})))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  for (const name of sessionCookies)
    expect(new Set(tabs.map(({ jar }) => jar.get(name))).size, name).toBe(1)
  expect(await isLoggedIn(tabs[49] ?? ada)).toBe(true)
})

test('the token just replaced works for ten seconds, then it ends the session', async () => {
  const ada = await customer(shop)
  const tab = copyOf(ada)
  const late = copyOf(ada)
  await ada.call('auth/renew-token', {})
  await letTimePass(9000)
  expect((await tab.call('auth/renew-token', {})).status).toBe(200)
  expect(tab.jar.get('customer_refresh_token')).toBe(ada.jar.get('customer_refresh_token'))
  await letTimePass(2000)
  const { status, answer } = await late.call('auth/renew-token', {})
  expect([status, answer.error?.code]).toEqual([401, 'SESSION_EXPIRED'])
  expect(await isLoggedIn(ada)).toBe(false)
})

test('a token two generations old ends the session', async () => {
  const ada = await customer(shop)
  const thief = copyOf(ada)
  await ada.call('auth/renew-token', {})
  await ada.call('auth/renew-token', {})
  expect((await thief.call('auth/renew-token', {})).status).toBe(401)
  expect(sessionCookies.filter((name) => thief.jar.has(name))).toEqual([])
  expect((await ada.call('auth/renew-token', {})).status).toBe(401)
  expect(await isLoggedIn(ada)).toBe(false)
})

test('a request in progress with the old token still succeeds', async () => {
  const ada = await customer(shop)
  const tab = copyOf(ada)
  await ada.call('auth/renew-token', {})
  expect(await isLoggedIn(tab)).toBe(true)
  await letTimePass(11_000)
  expect((await tab.call('auth/customer')).status).toBe(401)
  expect(await isLoggedIn(ada)).toBe(true)
})

test('the access token expires an hour after login', async () => {
  const ada = await customer(shop)
  await letTimePass(61 * 60_000)
  const { status, answer } = await ada.call('auth/customer')
  expect([status, answer['customer'], answer.error?.code]).toEqual([401, null, 'SESSION_EXPIRED'])
  await ada.call('auth/renew-token', {})
  expect(await isLoggedIn(ada)).toBe(true)
})

test('a session ends after thirty days without a visit, or ninety days in all', async () => {
  const day = 86_400_000
  const rare = await customer(shop)
  await letTimePass(31 * day)
  expect((await rare.call('auth/renew-token', {})).status).toBe(401)
  const often = await customer(shop)
  for (let visits = 0; visits < 4; visits += 1) {
    await letTimePass(22 * day)
    expect((await often.call('auth/renew-token', {})).status).toBe(200)
  }
  await letTimePass(3 * day)
  expect((await often.call('auth/renew-token', {})).status).toBe(401)
})

test('a tampered or invented token is refused and ends no session', async () => {
  const ada = await customer(shop)
  const refresh = ada.jar.get('customer_refresh_token') ?? ''
  const flipped = (refresh.startsWith('A') ? 'B' : 'A') + refresh.slice(1)
  for (const token of [flipped, 'A'.repeat(43), refresh.slice(1), `${refresh}A`, '../etc']) {
    const thief = visitor(shop)
    thief.jar.set('customer_refresh_token', token)
    expect([204, 401]).toContain((await thief.call('auth/renew-token', {})).status)
  }
  expect(await isLoggedIn(ada)).toBe(true)
})

test('a refresh token gives no access, and an access token renews nothing', async () => {
  const ada = await customer(shop)
  const swapped = visitor(shop)
  swapped.jar.set('customer_token', ada.jar.get('customer_refresh_token') ?? '')
  swapped.jar.set('customer_refresh_token', ada.jar.get('customer_token') ?? '')
  expect((await swapped.call('auth/customer')).status).toBe(401)
  expect((await swapped.call('auth/renew-token', {})).status).toBe(401)
})

test('a guest has nothing to renew', async () => {
  expect((await visitor(shop).call('auth/renew-token', {})).status).toBe(204)
})

test('logging out ends the session on the server and clears all cookies but the known device', async () => {
  const ada = await customer(shop)
  const copy = copyOf(ada, twin)
  await ada.call('cart/create-auth', {})
  expect(ada.jar.has('cart_id')).toBe(true)
  const links = ['order_attempt', 'order_link', 'quote_link', 'claim_link']
  for (const name of [...links, 'withdrawal_draft', 'withdrawal_receipt'])
    ada.jar.set(name, 'x'.repeat(32))
  const { answer } = await ada.call('auth/logout', {})
  expect(answer).toEqual({ error: null })
  expect([...ada.jar.keys()]).toEqual(['known_device'])
  expect((await copy.call('auth/customer')).status).toBe(401)
  expect((await copy.call('auth/renew-token', {})).status).toBe(401)
  expect((await ada.call('auth/logout', {})).status).toBe(200)
})

test('logging in again ends the previous session of this browser', async () => {
  const ada = await customer(shop)
  const before = copyOf(ada)
  await ada.call('auth/login', { email: ada.email, password: goodPassword })
  expect(await isLoggedIn(ada)).toBe(true)
  expect((await before.call('auth/renew-token', {})).status).toBe(401)
})

test('a session works only on its own site', async () => {
  const ada = await customer(shop)
  const elsewhere = copyOf(ada)
  const { status } = await elsewhere.call('auth/customer', undefined, { host: 'de.localhost' })
  expect(status).toBe(401)
})

test('deletes expired sessions and tokens, and nothing else', async () => {
  const day = 86_400_000
  const gone = await customer(shop)
  await letTimePass(31 * day)
  const here = await customer(shop)
  await here.call('auth/renew-token', {})
  await letTimePass(2 * 3_600_000)
  await db.execute(sql`
    insert into customer_links (hash, kind, customer_id, expires_at)
    select 'old', 'reset', id, now() - interval '1 minute' from customers where email = ${gone.email};`)
  await db.execute(sql`
    insert into newsletter_subscribers (site, email, status, locale, source, asked_at, updated_at)
    select 'de', who, 'unconfirmed', 'de', 'footer', asked_at, asked_at
    from (values ('late@riders.example', now() - interval '8 days'), ('fresh@riders.example', now())) v (who, asked_at)`)
  await deleteExpiredAccess(db, new Date())
  const { rows } = await db.execute(sql`
    select (select count(*)::int from sessions s join customers c on c.id = s.customer_id where c.email = ${gone.email}) as gone,
      (select count(*)::int from sessions s join customers c on c.id = s.customer_id where c.email = ${here.email}) as here,
      (select count(*)::int from session_tokens where kind = 'access' and expires_at < now()) as stale,
      (select count(*)::int from customer_links) as links,
      (select string_agg(email, ' ') from newsletter_subscribers) as unconfirmed`)
  expect(rows[0]).toEqual({
    gone: 0,
    here: 1,
    stale: 0,
    links: 0,
    unconfirmed: 'fresh@riders.example',
  })
  expect((await here.call('auth/renew-token', {})).status).toBe(200)
})
