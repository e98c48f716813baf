import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { behindProxy, browser, customer, goodPassword } from '../../helpers/customers-shop.ts'
import { testShop } from '../../helpers/shop.ts'

const shop = await testShop(behindProxy)

async function knownBrowser(ip: string) {
  const { email } = await customer(shop)
  const person = browser(shop, { 'x-forwarded-for': ip })
  const logIn = async () =>
    (await person.call('auth/login', { email, password: goodPassword })).status
  expect(await logIn()).toBe(200)
  return { email, logIn }
}

test('correct passwords in a known browser are counted too', async () => {
  const { logIn } = await knownBrowser('203.0.113.31')
  const statuses: number[] = []
  for (let tries = 0; tries < 22; tries += 1) statuses.push(await logIn())
  expect(statuses.filter((status) => status === 200)).toHaveLength(20)
  expect(statuses.slice(20)).toEqual([429, 429])
}, 60_000)

test('one account does not use up the attempts of known browsers in its network, many accounts do', async () => {
  const network = '203.0.113.32'
  const { logIn } = await knownBrowser(network)
  for (let tries = 0; tries < 70; tries += 1) await logIn()
  const neighbour = await knownBrowser(network)
  expect(await neighbour.logIn()).toBe(200)
  await shop.database.db.execute(
    sql`update rate_limits set count = 60 where bucket = ${`login-known-from:${network}`}`,
  )
  expect(await neighbour.logIn()).toBe(429)
}, 60_000)

test('a customer keeps the twenty most recently used sessions', async () => {
  const { email, jar, call } = await customer(shop)
  const { db } = shop.database
  const opened = Array.from(
    { length: 25 },
    (_, at) => sql`select id, site, ${`secret ${at}`}::text,
    '', now() - ${at} * interval '1 day', now() - ${at} * interval '1 day', now() + interval '1 day'
    from customers where email = ${email}`,
  )
  await db.execute(sql`insert into sessions
    (customer_id, site, secret, user_agent, created_at, renewed_at, ends_at)
    ${sql.join(opened, sql` union all `)}`)
  jar.clear()
  await call('auth/login', { email, password: goodPassword })
  const { rows } = await db.execute<{ secret: string }>(sql`
    select secret from sessions where customer_id = (select id from customers where email = ${email})
    order by renewed_at desc`)
  expect(rows).toHaveLength(20)
  expect(rows.at(-1)?.secret).toBe('secret 17')
  expect((await call('auth/customer')).status).toBe(200)
})
