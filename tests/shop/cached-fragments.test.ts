import { createHash } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { purgeTags } from '#/platform/page-cache/purge.server.ts'
import { demoDatabase } from '../helpers/demo-database.ts'
import { testShop } from '../helpers/shop.ts'

// Rendering sixty pages takes a slow machine some time.
vi.setConfig({ testTimeout: 120_000 })

const database = await demoDatabase()
const shop = await testShop({}, database)
const plainShop = await testShop({ FRAGMENT_CACHE_MB: '0' }, database)

const markets = [
  { i18n_redirected: 'en', location_country: 'gb' },
  { i18n_redirected: 'de', location_country: 'de' },
]

/** Listings with bikes and with accessories, with and without subcategories, full and almost empty. */
const listings = ['/bikes/', '/accessories/', '/accessories/gift-cards/']
/** The same filters, selected and not, with other counts and in another listing. */
const chosen = [
  '/bikes/?by_size=M',
  '/bikes/?by_size=M&by_size=L&price=2000_6000',
  '/bikes/?discipline=gravel',
  '/bikes/gravel/?discipline=gravel&sort=price',
  '/search/?q=bike&discipline=gravel',
]
// The first page of each kind loads its code, which is not part of what is tested.
for (const each of [shop, plainShop]) for (const path of ['/', ...listings]) await each.get(path)

/** Every page shows the menu, so a change of the menu drops all cached pages. */
async function rendered(path: string, cookies: Record<string, string>, from = shop) {
  await purgeTags(database.db, ['menu'])
  const made: Response[] = []
  await expect
    .poll(
      async () => {
        const answer = await from.get(path, { cookies })
        if (answer.headers.get('x-cache') !== 'hit') made.push(answer)
        return made.length
      },
      { interval: 10 },
    )
    .toBe(1)
  expect(made[0]?.status, path).toBe(200)
  return made[0]?.text()
}

test.each(markets)('a page is the same with and without cached fragments, %o', async (market) => {
  const paths = ['/', '/search/?q=helmet', ...listings, ...chosen]
  for (const path of paths) {
    const plain = await rendered(path, market, plainShop)
    expect(await rendered(path, market), `${path} for the first time`).toBe(plain)
    expect(await rendered(path, market), `${path} from cached fragments`).toBe(plain)
    expect(plain).not.toContain('cached-part')
  }
})

test('the policy of a page contains the hash of every inline script', async () => {
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
