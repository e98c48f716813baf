import { afterEach, expect, test, vi } from 'vitest'
import { publish, savePages } from './edit-content.server.ts'
import { makePreview } from './preview.server.ts'
import { testShop } from '../../tests/helpers/shop.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const shop = await testShop()
const { db } = shop.database
afterEach(() => vi.useRealTimers())

const scene = { place: 'moor', time: 'dawn', weather: 'clear', seed: 'preview', alt: 'A moor' }
const edit = () => ({ author: 'Ada', now: new Date() })

async function save(key: string, words: string) {
  const blocks = [
    { type: 'text', props: { markdown: `${words} {{seller.company}}` } },
    { type: 'scene', props: scene },
  ]
  const texts = { en: { title: 'Draft', description: 'x', blocks } }
  await savePages(db, [{ key, path: key, document: { template: 'page', texts } }], edit())
}

const mainOf = (html: string) => /<article[\s\S]*<\/article>/.exec(html)?.[0]
const seen = async (path: string) => {
  const response = await shop.get(path)
  return { response, html: await response.text() }
}

test('a preview shows a draft exactly as it will be published', async () => {
  await save('draft', 'Hello')
  const { path } = await makePreview(db, { key: 'draft', now: new Date() })
  const { response, html } = await seen(path)
  expect(response.status).toBe(200)
  expect(html).toContain('Hello Calder Cycles Ltd')
  expect(html).toContain('Preview of version 1.')
  expect((await seen('/draft/')).response.status).toBe(404)
  await publish(db, { key: 'draft', version: 1 }, edit())
  await vi.waitFor(async () =>
    expect(mainOf((await seen('/draft/')).html)).toBe(mainOf((await seen(path)).html)),
  )
  expect((await seen('/draft/')).html).not.toContain('Preview of version')
})

test('a preview is neither stored nor indexed', async () => {
  await save('private', 'Secret')
  const { path } = await makePreview(db, { key: 'private', now: new Date() })
  const { response, html } = await seen(path)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(html).toContain('<meta name="robots" content="noindex')
})

test('a preview stays with its version', async () => {
  await save('versions', 'Old words')
  const { path } = await makePreview(db, { key: 'versions', now: new Date() })
  await save('versions', 'New words')
  expect((await seen(path)).html).toContain('Old words')
  const older = await makePreview(db, { key: 'versions', version: 1, now: new Date() })
  expect((await seen(older.path)).html).toContain('Old words')
})

test('a preview ends after a week, and nobody can guess one', async () => {
  await save('brief', 'Brief')
  const { path, expiresAt } = await makePreview(db, { key: 'brief', now: new Date() })
  expect((await seen(`${path.slice(0, -2)}0/`)).response.status).toBe(
    path.endsWith('0/') ? 200 : 404,
  )
  vi.useFakeTimers({ toFake: ['Date'], now: expiresAt.getTime() - 1 })
  expect((await seen(path)).response.status).toBe(200)
  vi.setSystemTime(expiresAt)
  expect((await seen(path)).response.status).toBe(404)
})

test('the pictures of a draft are drawn', async () => {
  await save('pictures', 'Look')
  const { path } = await makePreview(db, { key: 'pictures', now: new Date() })
  const picture = /<img[^>]+src="([^"]+)"/.exec(mainOf((await seen(path)).html) ?? '')?.[1] ?? ''
  expect((await shop.get(picture.replaceAll('&amp;', '&'))).status).toBe(200)
})
