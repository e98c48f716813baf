import { expect, test, vi } from 'vitest'
import { saveStory } from '#/blog/files/import-stories.server.ts'
import { sampleStory } from '#/blog/sample-story.ts'
import { readCategories } from '#/catalogue/read/categories.store.server.ts'
import { parseAsset } from '#/images/names/asset-name.ts'
import { isLandscape } from '#/images/names/asset-shape.ts'
import { isPageFrame } from '#/images/names/page-frame.ts'
import { frameTokens, parsePictureUrl, type ParsedPictureUrl } from '#/images/names/picture-url.ts'
import { createLiveCache } from '#/platform/server-cache/live-cache.ts'
import { listLandscapes } from '#/app/http/landscapes.server.ts'
import { demoDatabase } from '../helpers/demo-database.ts'
import { testShop } from '../helpers/shop.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const database = await demoDatabase()
const shop = await testShop({}, database)

const categories = await readCategories(database.db)
const isCategory = (path: string) => categories.some((each) => path === `/${each.path}/`)

/** There are few of these, so they need no list of what pages show. */
const isFixed = (asset: string) => ['lost-rider', 'diagram'].includes(parseAsset(asset)?.kind ?? '')

async function picturesOn(path: string): Promise<ParsedPictureUrl[]> {
  const response = await shop.get(path)
  expect(response.status, path).toBe(200)
  const found = (await response.text()).match(/\/img\/[^\s"'<>&\\)?]+/g) ?? []
  return found.map((url) => {
    const parsed = parsePictureUrl(url)
    if (!parsed) throw new Error(`${url} on ${path} is not a picture URL`)
    return parsed
  })
}

test('every picture on a page can be drawn by the shop', async () => {
  const sitemap = await (await shop.get('/sitemap.xml')).text()
  const parts = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]+)</g)].map(
    ([, path = '']) => path,
  )
  const lists = await Promise.all(parts.map(async (part) => (await shop.get(part)).text()))
  const listed = lists.flatMap((list) =>
    [...list.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)</g)].map(([, path = '']) => path),
  )
  const others = listed.filter((path) => !/^\/(?:blog\/.*)?$/.test(path) && !isCategory(path))
  const pages = [
    ...listed.filter((path) => !others.includes(path)),
    // Similar products have similar pages, so a sample is enough.
    ...others.filter((_path, index) => index % 7 === 0),
    '/auth/login/',
    '/auth/register/',
  ]
  expect(pages.length).toBeGreaterThan(60)
  const drawn = await listLandscapes({ db: database.db, liveCache: createLiveCache(() => {}) })
  const scenes = new Set<string>()
  const frames = new Map<string, ParsedPictureUrl>()
  for (const path of pages)
    for (const picture of await picturesOn(path)) {
      if (isLandscape(picture.asset) && !isFixed(picture.asset)) scenes.add(picture.asset)
      if (picture.frame) frames.set(frameTokens(picture.frame), picture)
    }
  expect(scenes.size).toBeGreaterThan(20)
  expect([...scenes].filter((name) => !drawn.has(name))).toEqual([])
  expect(frames.size).toBeGreaterThan(15)
  expect([...frames.values()].filter(({ frame }) => !isPageFrame(frame))).toEqual([])
})

test('a newly published story has its picture', async () => {
  const look = { ...sampleStory.scene, seed: 'published-a-moment-ago' }
  const { place, time, weather, seed: name } = look
  const options = `${look.road ? `.${look.road}` : ''}${look.rider ? '.rider' : ''}`
  const picture = `/img/scene/${place}-${time}-${weather}-${name}${options}-800x800.svg`
  expect((await shop.get(picture)).status).toBe(404)
  await saveStory(database.db, { ...sampleStory, slug: 'a-moment-ago', scene: look })
  await expect.poll(async () => (await shop.get(picture)).status).toBe(200)
})
