import { expect, test, vi } from 'vitest'
import { saveStory } from '#/blog/import-stories.server.ts'
import { sampleStory } from '#/blog/sample-story.ts'
import { readCategories } from '#/catalogue/categories.store.server.ts'
import { createLiveMemory } from '#/platform/live-memory.ts'
import { listLandscapes } from '#/landscapes.server.ts'
import { seed } from '#/seed.server.ts'
import { testDatabase } from './database.ts'
import { testShop } from './shop.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const database = await testDatabase()
await seed(database.db, () => {})
const shop = await testShop({}, database)

const categories = await readCategories(database.db)
const isCategory = (path: string) => categories.some((each) => path === `/${each.path}/`)

const scenesOn = async (path: string): Promise<string[]> => {
  const response = await shop.get(path)
  expect(response.status, path).toBe(200)
  const html = await response.text()
  return [...html.matchAll(/\/img\/(?:[^/\s"]+\/)?(scene\/[^\s"?]+\.svg)/g)].map(
    ([, name = '']) => name,
  )
}

test('every landscape that a page shows is one that the shop draws', async () => {
  const sitemap = await (await shop.get('/sitemap.xml')).text()
  const parts = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]+)</g)].map(
    ([, path = '']) => path,
  )
  const lists = await Promise.all(parts.map(async (part) => (await shop.get(part)).text()))
  const listed = lists.flatMap((list) =>
    [...list.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)</g)].map(([, path = '']) => path),
  )
  // products show no landscape
  const pages = listed.filter((path) => /^\/(?:blog\/.*)?$/.test(path) || isCategory(path))
  expect(pages.length).toBeGreaterThan(20)
  const drawn = await listLandscapes({ db: database.db, memory: createLiveMemory(() => {}) })
  const shown = new Set<string>()
  for (const path of [...pages, '/auth/login/', '/auth/register/'])
    for (const name of await scenesOn(path)) shown.add(name)
  shown.delete('scene/lost-rider.svg')
  expect(shown.size).toBeGreaterThan(20)
  expect([...shown].filter((name) => !drawn.has(name))).toEqual([])
})

test('a story that was just published brings its landscape along', async () => {
  const look = { ...sampleStory.scene, seed: 'published-a-moment-ago' }
  const { place, time, weather, seed: name } = look
  const options = `${look.road ? `.${look.road}` : ''}${look.rider ? '.rider' : ''}`
  const picture = `/img/scene/${place}-${time}-${weather}-${name}${options}-800x800.svg`
  expect((await shop.get(picture)).status).toBe(404)
  await saveStory(database.db, { ...sampleStory, slug: 'a-moment-ago', scene: look })
  await expect.poll(async () => (await shop.get(picture)).status).toBe(200)
})
