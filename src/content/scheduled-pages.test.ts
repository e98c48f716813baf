import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runContentCommand } from './files/content-command.server.ts'
import { savePages } from './edit-content.server.ts'
import { testShop } from '../../tests/helpers/shop.ts'
import { printed } from '../../tests/helpers/captured/printed.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

/** Two processes of the shop on one database; each has its own caches and only shares the clock with the other. */
const first = await testShop()
const second = await testShop({}, first.database)
const { db } = first.database

beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'performance'] }))
afterEach(() => vi.useRealTimers())

/** Moves both clocks: pages are stored by one and scheduled by the other. */
function turnTo(time: string) {
  const ms = new Date(time).getTime() - Date.now()
  if (ms > 0) vi.advanceTimersByTime(ms)
  vi.setSystemTime(time)
}

const german = { headers: { host: 'de.caldercycles.example' }, cookies: { i18n_redirected: 'en' } }

const textOf = async (shop: typeof first, path: string, options = {}) =>
  /<p>(v\d)<\/p>/.exec(await (await shop.get(path, options)).text())?.[1] ?? null

/** The version that each process shows on each site. */
const shown = async (path: string) => ({
  uk: await Promise.all([first, second].map((shop) => textOf(shop, path))),
  de: await Promise.all([first, second].map((shop) => textOf(shop, path, german))),
})

async function save(key: string, words: string) {
  const text = { type: 'text', props: { markdown: words } }
  const texts = { en: { title: 'Offer', description: 'x', blocks: [text] } }
  const source = { key, path: key, document: { template: 'page' as const, texts } }
  await savePages(db, [source], { author: 'Ada', now: new Date() })
}

const urlOf = (site: string) => `https://${site}.example`
const command = (...args: string[]) =>
  printed((print) => runContentCommand({ db, args, urlOf, print }))

test('a scheduled version comes and goes at the site’s own time, in every process', async () => {
  vi.setSystemTime('2026-10-20T12:00:00Z')
  await save('autumn', 'v1')
  await command('publish', 'autumn')
  await save('autumn', 'v2')
  // Clocks go back in between, so that the offer lasts an hour longer than its two dates suggest.
  const period = ['--from', '2026-10-24T08:00', '--until', '2026-10-26T08:00']
  expect(await command('schedule', 'autumn', ...period)).toBe(
    '"autumn" shows version 2 on uk from 2026-10-24T07:00:00.000Z until 2026-10-26T08:00:00.000Z.\n' +
      '"autumn" shows version 2 on de from 2026-10-24T06:00:00.000Z until 2026-10-26T07:00:00.000Z.',
  )
  const expectAt = async (time: string, uk: string, de: string) => {
    turnTo(time)
    // The first request after the change still waits for the process to hear of it. `vi.waitFor` would move the
    // clock with every try, past the second before a change.
    await expect
      .poll(() => shown('/autumn/'), { timeout: 20_000, message: time })
      .toEqual({ uk: [uk, uk], de: [de, de] })
  }
  await expectAt('2026-10-24T05:59:59Z', 'v1', 'v1')
  await expectAt('2026-10-24T06:00:00Z', 'v1', 'v2')
  await expectAt('2026-10-24T06:59:59Z', 'v1', 'v2')
  await expectAt('2026-10-24T07:00:00Z', 'v2', 'v2')
  await expectAt('2026-10-26T06:59:59Z', 'v2', 'v2')
  await expectAt('2026-10-26T07:00:00Z', 'v2', 'v1')
  await expectAt('2026-10-26T08:00:00Z', 'v1', 'v1')
})

test('the list names what is shown and what is to come', async () => {
  vi.setSystemTime('2026-11-01T12:00:00Z')
  await save('spring', 'v1')
  await command('publish', 'spring', '--site', 'uk')
  await command('withdraw', 'spring', '--from', '2026-11-02T00:00:00Z')
  expect(await command('list')).toContain(
    '/spring/  uk: version 1, not shown from 2026-11-02T00:00:00.000Z; de: not shown',
  )
})

test('the sitemap of a site has the pages that it shows', async () => {
  vi.setSystemTime('2026-11-03T12:00:00Z')
  await save('british', 'v1')
  await command('publish', 'british', '--site', 'uk')
  const pages = async (options = {}) => (await first.get('/sitemaps/pages.xml', options)).text()
  await expect.poll(() => pages(), { timeout: 20_000 }).toContain('/british/')
  expect(await pages(german)).not.toContain('/british/')
})
