import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { islandKey } from '#/navigation/islands/island-key.ts'
import { importMenu, importSiteMessages } from './header.server.ts'
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
}
const menu = async (path: string, cookies = {}) =>
  (
    (await (await shop.get(`/nuxt/api/header/${path}`, { cookies })).json()) as {
      mainMenuV2Entries: Entry[]
    }
  ).mainMenuV2Entries

test('the menu is a flat list in reading order that makes a tree again', async () => {
  const entries = await menu('main-menu')
  expect(entries.map(({ lft }) => lft)).toEqual(
    entries.map(({ lft }) => lft).toSorted((a, b) => a - b),
  )
  expect(entries[0]).toMatchObject({ title: 'Road', level: 1, parent: null })
  expect(entries[1]).toMatchObject({ title: 'Endurance', level: 2, parent: { id: entries[0]?.id } })
})

test('the top level comes alone, in German to German readers', async () => {
  const entries = await menu('main-menu-level-1', { i18n_redirected: 'de' })
  expect(entries.map(({ title }) => title)).toEqual([
    'Rennrad',
    'Gravel',
    'E-Bikes',
    'Zubehör',
    'Sale',
  ])
})

test('messages are those for this site, under both of their names', async () => {
  const answer = (await (await shop.get('/nuxt/api/header/site-messages')).json()) as Record<
    string,
    { id: number }[]
  >
  expect(answer['siteMessagesEntries']?.map(({ id }) => id)).toEqual([1, 2])
  expect(answer['siteMessages']).toEqual(answer['siteMessagesEntries'])
})

const panel = (props: object, key = islandKey('MenuPanel', props as never)) =>
  shop.get(`/__nuxt_island/${key}.json?props=${encodeURIComponent(JSON.stringify(props))}`)

test('a panel of the menu is an island: rendered on its own, and kept', async () => {
  const answer = await panel({ entry: 1, locale: 'en' })
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({
    html: expect.stringContaining('href="/bikes/road/endurance/"') as string,
  })
  expect((await panel({ entry: 1, locale: 'en' })).headers.get('x-cache')).toBe('hit')
})

test('an island with props that do not match its key is refused', async () => {
  const key = islandKey('MenuPanel', { entry: 1 })
  expect((await panel({ entry: 2 }, key)).status).toBe(400)
})

test('an island nobody allowed is not found, whatever it is called', async () => {
  for (const name of ['Header', 'constructor', 'toString'])
    expect((await panel({}, islandKey(name, {}))).status, name).toBe(404)
})

test('what is no name of an island is refused', async () => {
  expect((await panel({}, islandKey('__proto__', {}))).status).toBe(400)
})

test('props that are too much are refused', async () => {
  const deep = Array.from({ length: 80 }).reduce<object>((inner) => ({ inner }), {})
  expect((await panel(deep)).status).toBe(400)
})

test('the document carries the menu, so that crawlers can walk it', async () => {
  expect(await (await shop.get('/')).text()).toContain('href="/bikes/road/"')
})

test('a message goes in its moment, also from pages that are kept', async () => {
  const brief = { en: 'Closed for a moment', de: 'Kurz geschlossen' }
  const isShown = async () => (await (await shop.get('/')).text()).includes(brief.en)
  /** Whether a page has shown the message before its end. */
  async function showFor(ms: number): Promise<boolean> {
    const end = Date.now() + ms
    const to = new Date(end).toISOString()
    const message = { id: 9, title: brief, theme: 'plain', isDismissible: false, to }
    await importSiteMessages(db, [message])
    while (Date.now() < end) if (await isShown()) return true
    return false
  }
  // A busy machine may not finish a page within a second.
  expect((await showFor(1_000)) || (await showFor(5_000)) || (await showFor(15_000))).toBe(true)
  await expect.poll(isShown, { timeout: 25_000 }).toBe(false)
})
