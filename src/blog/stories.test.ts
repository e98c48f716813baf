import { readdirSync, readFileSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { importStoryFolder, saveStory } from './import-stories.server.ts'
import { sampleStory } from './sample-story.ts'
import type { StoryData } from './story.page.server.ts'
import type { HomeData } from '#/storefront/home/home.page.server.ts'
import { demoDatabase } from '../../tests/helpers/demo-database.ts'
import { testShop } from '../../tests/helpers/shop.ts'

/** Older than those of the demo shop, so that it leads none of their lists. */
const old = {
  ...sampleStory,
  publishedAt: new Date('2020-01-01T00:00:00Z'),
  revisedAt: new Date('2020-03-01T00:00:00Z'),
}
const address = `/blog/${old.slug}/`
const { de: _de, ...english } = old.texts
const wildText =
  '<script>alert(1)</script> <img src=x onerror=alert(1)>\n\n[press](javascript:alert(1)) [out](https://example.org/)'

const database = await demoDatabase()
for (const story of [
  old,
  { ...old, slug: 'soon', publishedAt: new Date(Date.now() + 120_000) },
  { ...old, slug: 'gone', expiresAt: new Date('2020-02-01T00:00:00Z') },
  { ...old, slug: 'draft', publishedAt: null },
  { ...old, slug: 'english', texts: english },
  { ...old, slug: 'wild', texts: { en: { ...sampleText(), body: wildText } } },
])
  await saveStory(database.db, story)
const shop = await testShop({}, database)

function sampleText() {
  const { en } = sampleStory.texts
  if (!en) throw new Error('The sample is told in English')
  return en
}

const german = { cookies: { i18n_redirected: 'de' } }
const page = async (path: string, options = {}) => (await shop.get(path, options)).text()
const status = async (path: string, options = {}) => (await shop.get(path, options)).status
const dataOf = async <Data>(path: string, cookies = {}) =>
  ((await (await shop.get(`${path}_payload.json`, { cookies })).json()) as { data: Data }).data

const demo = readdirSync('demo/stories')
const slugs = demo.flatMap((file) => /^(?!categories)(.+)\.json$/.exec(file)?.[1] ?? [])
const publishedAt = (slug: string) =>
  (JSON.parse(readFileSync(`demo/stories/${slug}.json`, 'utf8')) as { publishedAt: string })
    .publishedAt
const texts = demo.filter((file) => file.endsWith('.md'))

test('the window shows the newest three, and the journal all of them', async () => {
  const { stories } = await dataOf<HomeData>('/')
  const newestFirst = slugs.toSorted((a, b) => (publishedAt(a) < publishedAt(b) ? 1 : -1))
  expect(stories.map(({ slug }) => slug)).toEqual(newestFirst.slice(0, 3))
  const journal = await page('/blog/')
  for (const slug of slugs) expect(journal).toContain(`href="/blog/${slug}/"`)
})

test('a story has its title, its author, its day and what search engines want to know', async () => {
  const html = await page(address)
  expect(html).toMatch(/<title>Over the tops . Journal . Calder Cycles<\/title>/)
  expect(html).toContain('<h2>Noon</h2>')
  expect(html).toContain('Ada Holt')
  expect(html).toContain('<time dateTime="2020-01-01"')
  expect(html).toContain('Revised 1 March 2020')
  expect(html).toContain('<meta property="og:type" content="article"/>')
  expect(html).toContain('"@type":"BlogPosting"')
  expect(html).toMatch(/rel="canonical" href="https:\/\/[^"]*\/blog\/over-the-tops\/"/)
  expect(html.match(/rel="alternate" hrefLang/g)).toHaveLength(3)
})

test('what is not yet told, no longer told or told in another language is not there', async () => {
  for (const slug of ['soon', 'gone', 'draft', 'nobody-wrote-it', '%E6%97%A5'])
    expect([slug, await status(`/blog/${slug}/`)]).toEqual([slug, 404])
  expect(await status('/blog/english/')).toBe(200)
  expect(await status('/blog/english/', german)).toBe(404)
  const alternates = (await page('/blog/english/')).match(/hrefLang="[^"]*"/g)
  expect(alternates).toEqual(['hrefLang="en-GB"', 'hrefLang="x-default"'])
})

const soon = { timeout: 1000, interval: 50 }

test('a change reaches its page and the lists within a second', async () => {
  const changed = { ...old, texts: { en: { ...sampleText(), title: 'Along the tops' } } }
  expect(await page(address)).toContain('Over the tops')
  expect(await page('/blog/')).toContain('Over the tops')
  await saveStory(database.db, changed)
  await vi.waitFor(async () => {
    expect(await page(address)).toContain('Along the tops')
    expect(await page('/blog/')).toContain('Along the tops')
  }, soon)
  await saveStory(database.db, old)
})

test('a story that was written ahead appears in its moment, also on pages that are kept', async () => {
  await saveStory(database.db, { ...old, slug: 'ahead', publishedAt: new Date(Date.now() + 1000) })
  await vi.waitFor(async () => expect(await page('/blog/')).toContain('/blog/ahead/'), {
    ...soon,
    timeout: 5000,
  })
  expect(await status('/blog/ahead/')).toBe(200)
})

test('shared caches keep no page that will soon be another', async () => {
  const cacheControl = async (path: string) => (await shop.get(path)).headers.get('cache-control')
  expect(await cacheControl('/blog/')).toBe('public, max-age=0')
  expect(await cacheControl('/bikes/')).toContain('s-maxage=60')
})

test('markup in a text is text, and a link that could run something is none', async () => {
  const { html } = await dataOf<StoryData>('/blog/wild/')
  expect(html).not.toMatch(/<script|<img|javascript:/)
  expect(html).toContain('&lt;script&gt;')
  expect(html).toContain('href="https://example.org/"')
})

test('the bikes of a story are those that are sold where its reader lives', async () => {
  const path = '/blog/e-bike-range-honestly-calculated/'
  const slugsIn = async (country: string) =>
    (await dataOf<StoryData>(path, { location_country: country })).cards.map(({ slug }) => slug)
  expect(await slugsIn('de')).toEqual(['snicket-e', 'keld-al-e', 'wold-sl-e'])
  expect(await slugsIn('us')).toEqual([])
})

test('a story leads on to others, never to itself', async () => {
  const { next } = await dataOf<StoryData>(address)
  expect(next).toHaveLength(3)
  expect(next.map(({ slug }) => slug)).not.toContain(old.slug)
})

test('search engines are told of every story in the language of its site', async () => {
  const posts = async (host: string) => page('/sitemaps/posts.xml', { headers: { host } })
  expect(await page('/sitemap.xml')).toContain('/sitemaps/posts.xml')
  const british = await posts('www.caldercycles.example')
  const other = await posts('de.caldercycles.example')
  for (const slug of slugs) {
    expect(british).toContain(`<loc>https://www.caldercycles.example/blog/${slug}/</loc>`)
    expect(other).toContain(`<loc>https://de.caldercycles.example/blog/${slug}/</loc>`)
  }
  expect(british).toContain('/blog/english/')
  expect(other).not.toContain('/blog/english/')
})

test.each(texts)('%s is worth reading, and every link in it leads somewhere', async (file) => {
  const text = readFileSync(`demo/stories/${file}`, 'utf8')
  const words = text.split(/\s+/).length
  expect(words).toBeGreaterThan(500)
  expect(words).toBeLessThan(800)
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, to]) => to ?? '')
  expect(links.length).toBeGreaterThan(0)
  for (const link of links) expect([link, await status(link)]).toEqual([link, 200])
})

// the last: a folder is the whole journal, so the stories above are in it no longer
test('a new name of a category reaches the stories it stands on, without one of them changed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'stories-'))
  await cp('demo/stories', folder, { recursive: true })
  const names = await readFile(join(folder, 'categories.json'), 'utf8')
  await writeFile(join(folder, 'categories.json'), names.replace('"Journey"', '"Long way"'))
  const told = '/blog/five-days-in-the-cairngorms/'
  expect(await page(told)).not.toContain('Long way')
  await importStoryFolder(database.db, folder)
  await vi.waitFor(async () => expect(await page(told)).toContain('Long way'), soon)
  await rm(folder, { recursive: true })
})
