import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { seed } from '#/seed.server.ts'
import { testDatabase } from './database.ts'
import { testShop } from './shop.ts'

const database = await testDatabase()
await seed(database.db, () => {})
const shop = await testShop({}, database)
const plainShop = await testShop({ KEPT_PARTS_MB: '0' }, database)

/** A value nobody has heard of narrows nothing, and one so long is not worth keeping a page for. */
const unkept = `colour=${'x'.repeat(90)}`
const markets = [
  { i18n_redirected: 'en', location_country: 'gb' },
  { i18n_redirected: 'de', location_country: 'de' },
]

/** With windows and with squares, with children and without, full and almost empty. */
const listings = ['/bikes/', '/accessories/', '/accessories/gift-cards/']
/** The same filters, ticked and not, with other counts and in another listing. */
const chosen = [
  '/bikes/?by_size=m&',
  '/bikes/?by_size=m&by_size=l&price=2000_6000&',
  '/bikes/?discipline=aero&',
  '/bikes/road/?discipline=aero&sort=price&',
  '/search/?q=wold&discipline=aero&',
]
// the first page of a shop brings all the code of its kind along, which is no part of what is tested
for (const each of [shop, plainShop]) for (const path of ['/', ...listings]) await each.get(path)

const rendered = async (path: string, cookies: Record<string, string>, from = shop) => {
  const answer = await from.get(path + unkept, { cookies })
  expect(answer.status, path).toBe(200)
  return answer.text()
}

test.each(markets)('a page is the same whether its parts were kept or not, %o', async (market) => {
  const asked = ['/?', '/search/?q=helmet&', ...listings.map((each) => `${each}?`), ...chosen]
  for (const path of asked) {
    const plain = await rendered(path, market, plainShop)
    expect(await rendered(path, market), `${path} for the first time`).toBe(plain)
    expect(await rendered(path, market), `${path} from kept parts`).toBe(plain)
    expect(plain).not.toContain('kept-part')
  }
})

test('the policy of a page names the hash of every script that stands in it', async () => {
  for (const path of ['/', '/no/such/page/', ...listings]) {
    const answer = await shop.get(path)
    const policy = answer.headers.get('content-security-policy')
    const all = (await answer.text()).matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)
    const inline = [...all].filter(([, attributes = '']) => !/\s(?:src|type)=/.test(attributes))
    expect(inline.length, path).toBeGreaterThan(0)
    for (const [, , content = ''] of inline)
      expect(policy).toContain(createHash('sha256').update(content).digest('base64'))
  }
})
