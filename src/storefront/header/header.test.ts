import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { islandKey } from '#/navigation/islands/island-key.ts'
import { importMenu, importSiteMessages, loadShell } from './header.server.ts'
import { testCtx } from '../../../tests/helpers/context.ts'
import { testShop } from '../../../tests/helpers/shop.ts'

const shop = await testShop()
const { db } = shop.database
const demo = async (name: string) =>
  JSON.parse(await readFile(`demo/header/${name}.json`, 'utf8')) as unknown
await importMenu(db, await demo('menu'))
await importSiteMessages(db, await demo('site-messages'))

type Entry = {
  id: number
  title: string
  level: number
  lft: number
  parent: { id: number } | null
  url: string | null
  columns: number | null
}
const menu = async (path: string, cookies = {}) =>
  (
    (await (await shop.get(`/nuxt/api/header/${path}`, { cookies })).json()) as {
      mainMenuV2Entries: Entry[]
    }
  ).mainMenuV2Entries

test('the menu is a flat list in reading order with parent ids', async () => {
  const entries = await menu('main-menu')
  expect(entries.map(({ lft }) => lft)).toEqual(
    entries.map(({ lft }) => lft).toSorted((a, b) => a - b),
  )
  expect(entries[0]).toMatchObject({ title: 'Road', level: 1, parent: null })
  const below = { level: 2, parent: { id: entries[0]?.id } }
  expect(entries.slice(1, 4)).toMatchObject([
    { title: 'All road bikes', url: '/bikes/road/', columns: null, ...below },
    { title: 'Riding style', url: null, columns: 0, ...below },
    { title: 'Endurance', url: '/bikes/road/endurance/', columns: 0, ...below },
  ])
})

test('the top level is returned alone and in the reader’s language', async () => {
  const entries = await menu('main-menu-level-1', { i18n_redirected: 'de' })
  expect(entries.map(({ title }) => title)).toEqual([
    'Rennrad',
    'Gravel',
    'E-Bikes',
    'Zubehör',
    'Sale',
  ])
})

test('returns the messages of this site under both names', async () => {
  const answer = (await (await shop.get('/nuxt/api/header/site-messages')).json()) as Record<
    string,
    { id: number }[]
  >
  expect(answer['siteMessagesEntries']?.map(({ id }) => id)).toEqual([1, 2])
  expect(answer['siteMessages']).toEqual(answer['siteMessagesEntries'])
})

const panel = (props: object, key = islandKey('MenuPanel', props as never)) =>
  shop.get(`/__nuxt_island/${key}.json?props=${encodeURIComponent(JSON.stringify(props))}`)

test('a menu panel is an island that is rendered on its own and cached', async () => {
  const answer = await panel({ entry: 1, locale: 'en' })
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({
    html: expect.stringContaining('href="/bikes/road/endurance/"') as string,
  })
  expect((await panel({ entry: 1, locale: 'en' })).headers.get('x-cache')).toBe('hit')
})

test('refuses an island whose props do not match its key', async () => {
  const key = islandKey('MenuPanel', { entry: 1 })
  expect((await panel({ entry: 2 }, key)).status).toBe(400)
})

test.each([
  ['unknown', { entry: 1, locale: 'en', salt: 'a' }],
  ['missing', { entry: 1 }],
  ['of another type', { entry: '1', locale: 'en' }],
  ['not whole', { entry: 1.5, locale: 'en' }],
  ['in no language of ours', { entry: 1, locale: 'fr' }],
])('refuses props that are %s, and stores nothing for them', async (_, props) => {
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const answer = await panel(props)
    expect(answer.status).toBe(400)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-cache')).toBe('pass')
  }
})

test('an island is stored by its props, not by the path that a stranger may forge', async () => {
  await panel({ entry: 1, locale: 'en' })
  const path = `/__nuxt_island/${islandKey('MenuPanel', { entry: 1, locale: 'en' })}.json`
  const forged = encodeURIComponent(JSON.stringify({ entry: 15, locale: 'en' }))
  expect((await shop.get(`${path}?props=${forged}`)).status).toBe(400)
})

test('an entry that is not in the menu is not stored', async () => {
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const answer = await panel({ entry: 123_456, locale: 'en' })
    expect(answer.status).toBe(404)
    expect(answer.headers.get('x-cache')).toBe('pass')
  }
})

test('returns 404 for an unknown island, whatever its name', async () => {
  for (const name of ['Header', 'constructor', 'toString'])
    expect((await panel({}, islandKey(name, {}))).status, name).toBe(404)
})

test('refuses an invalid island name', async () => {
  expect((await panel({}, islandKey('__proto__', {}))).status).toBe(400)
})

test('refuses props that are nested too deeply', async () => {
  const deep = Array.from({ length: 80 }).reduce<object>((inner) => ({ inner }), {})
  expect((await panel(deep)).status).toBe(400)
})

test('the document contains the menu, so that crawlers can follow it', async () => {
  expect(await (await shop.get('/')).text()).toContain('href="/bikes/road/"')
})

test('a message disappears at its end time, also from cached pages', async () => {
  const brief = { en: 'Closed for a moment', de: 'Kurz geschlossen' }
  const isShown = async () => (await (await shop.get('/')).text()).includes(brief.en)
  /** Whether a page showed the message before its end time. */
  async function showFor(ms: number): Promise<boolean> {
    const end = Date.now() + ms
    const to = new Date(end).toISOString()
    const message = { id: 9, title: brief, theme: 'plain', isDismissible: false, to }
    await importSiteMessages(db, [message])
    while (Date.now() < end) if (await isShown()) return true
    return false
  }
  // A busy machine may not finish rendering a page within a second.
  expect((await showFor(1_000)) || (await showFor(5_000)) || (await showFor(15_000))).toBe(true)
  await expect.poll(isShown, { timeout: 25_000 }).toBe(false)
})

test('a document says whether it has no messages or could not read them', async () => {
  const messages = async () => (await loadShell(testCtx(db))).messages
  await importSiteMessages(db, [])
  expect(await messages()).toEqual([])
  await db.execute(sql`alter table site_messages rename to site_messages_away`)
  expect(await messages()).toBeNull()
  await db.execute(sql`alter table site_messages_away rename to site_messages`)
})
