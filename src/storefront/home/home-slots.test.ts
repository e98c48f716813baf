import { afterEach, expect, test, vi } from 'vitest'
import { readBlock, type StoredBlock } from '#/content/block.ts'
import { publish, savePages } from '#/content/edit-content.server.ts'
import { makePreview } from '#/content/preview.server.ts'
import { testShop } from '../../../tests/helpers/shop.ts'
import { homeSlots } from './home-slots.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const shop = await testShop()
const { db } = shop.database
afterEach(() => vi.useRealTimers())

const text = (markdown: string) => ({ type: 'text', props: { markdown } })
const slot = (after: string) => ({ type: 'slot', props: { after } })

async function save(blocks: StoredBlock[]): Promise<number> {
  const texts = { en: { title: 'Home', description: 'x', blocks } }
  const source = { key: 'home', path: '', document: { template: 'home' as const, texts } }
  const [saved] = await savePages(db, [source], { author: 'Ada', now: new Date() })
  return saved?.version ?? 0
}

/** The words of blocks and of the section before them, in their order on the page. */
async function shownAt(path: string) {
  const html = await (await shop.get(path)).text()
  return [...html.matchAll(/<p>(block \w+)<\/p>|id="(reasons)"/g)].map(([, a, b]) => a ?? b)
}
const eventually = (path: string, expected: string[]) =>
  vi.waitFor(async () => expect(await shownAt(path)).toEqual(expected), 10_000)

test('blocks stand after the section that the slot before them names', () => {
  const html = (words: string) => ({ type: 'text' as const, html: words })
  const after = (section: 'kinds' | 'stores') => ({ type: 'slot' as const, after: section })
  expect(
    homeSlots([html('a'), after('stores'), html('b'), after('kinds'), html('c'), html('d')]),
  ).toEqual({ hero: [html('a')], stores: [html('b')], kinds: [html('c'), html('d')] })
})

test('blocks stored after a section that the page no longer has follow the one in its place', () => {
  const sectionOf = (after: string) => readBlock(slot(after))?.props
  expect(sectionOf('band')).toEqual({ after: 'reasons' })
  expect(sectionOf('workshop')).toEqual({ after: 'stories' })
  expect(sectionOf('cellar')).toBeUndefined()
})

test('home shows nothing of a draft, what is published, and a scheduled version while it lasts', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: new Date('2026-11-20T12:00:00Z') })
  const edit = { author: 'Ada', now: new Date() }
  expect(await shownAt('/')).toEqual(['reasons'])

  const first = await save([text('block one'), slot('workshop'), text('block two')])
  expect(await shownAt('/')).toEqual(['reasons'])
  await publish(db, { key: 'home', version: first }, edit)
  await eventually('/', ['block one', 'reasons', 'block two'])

  const second = await save([slot('ranges'), text('block three')])
  const preview = await makePreview(db, { key: 'home', now: new Date() })
  expect(await shownAt(preview.path)).toEqual(['block three', 'reasons'])
  const html = await (await shop.get(preview.path)).text()
  expect(html).toContain('Preview of version 2.')
  expect(html).toContain('<meta name="robots" content="noindex')

  const from = new Date('2026-11-27T08:00:00Z')
  const until = new Date('2026-11-28T08:00:00Z')
  await publish(db, { key: 'home', version: second, from, until }, edit)
  await eventually('/', ['block one', 'reasons', 'block two'])
  const turnTo = (time: Date) => {
    vi.advanceTimersByTime(time.getTime() - Date.now())
    vi.setSystemTime(time)
  }
  turnTo(from)
  await eventually('/', ['block three', 'reasons'])
  turnTo(until)
  await eventually('/', ['block one', 'reasons', 'block two'])
})

test('the page of home is not in the sitemap twice', async () => {
  const xml = await (await shop.get('/sitemaps/pages.xml')).text()
  expect(xml).toContain('<loc>')
  expect(xml).not.toContain('.example//')
})
