import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  save,
  saveAnswer,
  savedBuildShop,
  withWheels,
} from '../../../tests/builds/saved-build-shop.ts'
import {
  type Browser,
  customer,
  goodPassword,
  visitor,
} from '../../../tests/helpers/customers-shop.ts'
import { mostBuilds } from './saved-build-limits.ts'

const shop = await savedBuildShop()
const { db } = shop

let fillers = 0
/** Gives the customer of a build as many others, which differ from it and from each other. */
async function addLike(code: string, number: number) {
  fillers += 1
  const of = code.replace('-', '')
  await db.execute(sql`
    insert into saved_builds (code, customer_id, product_id, fingerprint, site, locale, country, currency,
      price, snapshot, created_at, opened_at)
    select 'FK' || lpad(${fillers}::text, 2, '0') || lpad(n::text, 4, '0'), customer_id, product_id,
      'filler-' || n, site, locale, country, currency, price, snapshot, created_at, opened_at
    from saved_builds, generate_series(1, ${number}::int) n where code = ${of}`)
  return `FK${String(fillers).padStart(2, '0')}-0001`
}

const totalOf = async (person: Browser) => (await person.call('saved-builds/list')).answer['total']

const restore = (person: Browser, code: string) => person.call('saved-builds/restore', { code })

test('a deleted build comes back only where the customer may save another', async () => {
  const ada = await customer(shop)
  const { code } = await save(ada)
  await ada.call('saved-builds/delete', { code })
  const other = await addLike(code, mostBuilds)
  const tries = [
    await saveAnswer(ada, { size: 'S' }),
    await restore(ada, code),
    await saveAnswer(ada, withWheels),
  ]
  for (const { status, answer } of tries)
    expect([status, answer.error?.code]).toEqual([tries[0]?.status, 'BUILDS_FULL'])
  expect(await totalOf(ada)).toBe(mostBuilds)
  expect((await restore(ada, 'ZZZZ-ZZZZ')).answer.error?.code).toBe('BUILD_NOT_FOUND')
  await ada.call('saved-builds/delete', { code: other })
  expect((await restore(ada, code)).status).toBe(200)
  // A build that is there already takes no further place.
  expect((await restore(ada, code)).status).toBe(200)
  expect((await save(ada)).code).toBe(code)
  expect(await totalOf(ada)).toBe(mostBuilds)
})

test('builds that are restored and saved at once do not exceed the limit together', async () => {
  const ada = await customer(shop)
  const codes = [(await save(ada)).code, (await save(ada, { size: 'S' })).code]
  for (const code of codes) await ada.call('saved-builds/delete', { code })
  await addLike(codes[0] ?? '', mostBuilds - 1)
  const answers = await Promise.all([
    ...codes.map((code) => restore(ada, code)),
    saveAnswer(ada, { size: 'L' }),
    saveAnswer(ada),
  ])
  expect(await totalOf(ada)).toBe(mostBuilds)
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1)
})

test('a login takes as many of a guest’s builds along as there is room for', async () => {
  const ada = await customer(shop)
  const { code } = await save(ada)
  await addLike(code, mostBuilds - 2)
  const guest = visitor(shop)
  const saved = [await save(guest, { size: 'S' }), await save(guest, withWheels)]
  await guest.call('auth/login', { email: ada.email, password: goodPassword })
  expect(await totalOf(ada)).toBe(mostBuilds)
  const rows = await Promise.all(saved.map(({ code: each }) => shop.rowOf(each)))
  expect(rows.filter((row) => row?.guestHash !== null)).toHaveLength(1)
})
