import { readdirSync, readFileSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { importStoryFolder, saveStory } from './files/import-stories.server.ts'
import { sampleStory } from './sample-story.ts'
import type { StoryData } from './story.page.server.ts'
import type { HomeData } from '#/storefront/home/home.page.server.ts'
import { demoDatabase } from '../../tests/helpers/demo-database.ts'
import { testShop } from '../../tests/helpers/shop.ts'

/** Older than the demo shop's stories, so that it does not lead any list. */
const old = {
  ...sampleStory,
  publishedAt: new Date('2020-01-01T00:00:00Z'),
  revisedAt: new Date('2020-03-01T00:00:00Z'),
}
const storyPath = `/blog/${old.slug}/`
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
  if (!en) throw new Error('The sample is in English')
  return en
}

const german = { cookies: { i18n_redirected: 'de' } }
const page = async (path: string, options = {}) => (await shop.get(path, options)).text()
const status = async (path: string, options = {}) => (await shop.get(path, options)).status
const dataOf = async <Data>(path: string, cookies = {}) =>
  ((await (await shop.get(`${path}_payload.json`, { cookies })).json()) as { data: Data }).data

const demo = readdirSync('demo/stories')
const slugs = demo.flatMap(
  (file) => /^(?!categories|tags|authors)(.+)\.json$/.exec(file)?.[1] ?? [],
)
const publishedAt = (slug: string) =>
  (JSON.parse(readFileSync(`demo/stories/${slug}.json`, 'utf8')) as { publishedAt: string })
    .publishedAt
const texts = demo.filter((file) => file.endsWith('.md'))

test('the home page shows the newest three stories, and the pages of the journal all of them', async () => {
  const { stories } = await dataOf<HomeData>('/')
  const newestFirst = slugs.toSorted((a, b) => (publishedAt(a) < publishedAt(b) ? 1 : -1))
  expect(stories.map(({ slug }) => slug)).toEqual(newestFirst.slice(0, 3))
  const journal = (await page('/blog/')) + (await page('/blog/?page=2'))
  for (const slug of slugs) expect(journal).toContain(`href="/blog/${slug}/"`)
})

test('a story page has its title, author, date and structured data', async () => {
  const html = await page(storyPath)
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

test('returns 404 for a story that is unpublished, expired or in another language', async () => {
  for (const slug of ['soon', 'gone', 'draft', 'nobody-wrote-it', '%E6%97%A5'])
    expect([slug, await status(`/blog/${slug}/`)]).toEqual([slug, 404])
  expect(await status('/blog/english/')).toBe(200)
  expect(await status('/blog/english/', german)).toBe(404)
  const alternates = (await page('/blog/english/')).match(/hrefLang="[^"]*"/g)
  expect(alternates).toEqual(['hrefLang="en-GB"', 'hrefLang="x-default"'])
})

const soon = { timeout: 1000, interval: 50 }

test('a change reaches the story’s page and the lists within a second', async () => {
  const changed = { ...old, texts: { en: { ...sampleText(), title: 'Along the tops' } } }
  expect(await page(storyPath)).toContain('Over the tops')
  expect(await page('/blog/?page=2')).toContain('Over the tops')
  await saveStory(database.db, changed)
  await vi.waitFor(async () => {
    expect(await page(storyPath)).toContain('Along the tops')
    expect(await page('/blog/?page=2')).toContain('Along the tops')
  }, soon)
  await saveStory(database.db, old)
})

test('a scheduled story appears at its publication time, also on cached pages', async () => {
  await saveStory(database.db, { ...old, slug: 'ahead', publishedAt: new Date(Date.now() + 1000) })
  await vi.waitFor(async () => expect(await page('/blog/')).toContain('/blog/ahead/'), {
    ...soon,
    timeout: 5000,
  })
  expect(await status('/blog/ahead/')).toBe(200)
})

test('shared caches do not store a page that is about to change', async () => {
  const cacheControl = async (path: string) => (await shop.get(path)).headers.get('cache-control')
  expect(await cacheControl('/blog/')).toBe('public, max-age=0')
  expect(await cacheControl('/bikes/')).toContain('s-maxage=60')
})

test('escapes markup in a text and removes unsafe links', async () => {
  const html = JSON.stringify((await dataOf<StoryData>('/blog/wild/')).blocks)
  expect(html).not.toMatch(/<script|<img|javascript:/)
  expect(html).toContain('&lt;script&gt;')
  expect(html).toContain(String.raw`href=\"https://example.org/\"`)
})

test('shows a story’s products only where they are sold', async () => {
  const path = '/blog/e-bike-range-honestly-calculated/'
  const slugsIn = async (country: string) =>
    (await dataOf<StoryData>(path, { location_country: country })).cards.map(({ slug }) => slug)
  expect(await slugsIn('de')).toEqual(['snicket-e', 'keld-al-e', 'wold-sl-e'])
  expect(await slugsIn('us')).toEqual([])
})

test('a story links to others, never to itself', async () => {
  const { related } = await dataOf<StoryData>(storyPath)
  expect(related).toHaveLength(3)
  expect(related.map(({ slug }) => slug)).not.toContain(old.slug)
})

test('a tag and a category have pages of their own, with titles by their templates', async () => {
  const tag = await page('/blog/tag/gravel/')
  expect(tag).toMatch(/<title>Stories about gravel . Journal . Calder Cycles<\/title>/)
  expect(tag).toContain('href="/blog/gravel-tyre-width-and-pressure/"')
  expect(tag).not.toContain('href="/blog/how-we-measure-a-fit/"')
  expect(tag).toMatch(/rel="canonical" href="https:\/\/[^"]*\/blog\/tag\/gravel\/"/)
  const category = await page('/blog/category/workshop/', german)
  expect(category).toMatch(/<title>Werkstatt . Alle Geschichten . Calder Cycles<\/title>/)
  expect(category).toContain('href="/blog/a-frame-on-its-way-through-the-workshop/"')
  expect(category).not.toContain('href="/blog/gravel-tyre-width-and-pressure/"')
})

test('returns 404 for a topic without stories in the reader’s language', async () => {
  for (const path of ['tag/nothing', 'category/nothing', 'tag/guides', 'category/gravel'])
    expect([path, await status(`/blog/${path}/`)]).toEqual([path, 404])
})

test('the journal has pages, and a page number that does not exist leads to the first', async () => {
  const second = await page('/blog/?page=2')
  expect(second).toMatch(/<title>Journal, page 2 . Calder Cycles<\/title>/)
  expect(second).toMatch(/rel="canonical" href="https:\/\/[^"]*\/blog\/\?page=2"/)
  expect(second).toContain('href="/blog/"')
  for (const wrong of ['1', '0', '99', 'two']) {
    const { status: code, headers } = await shop.get(`/blog/?page=${wrong}`)
    expect([wrong, code, headers.get('location')]).toEqual([wrong, 302, '/blog/'])
  }
})

test('the feed has the newest stories in the language of the site', async () => {
  const feed = (host: string) => page('/feeds/journal.xml', { headers: { host } })
  const british = await feed('www.caldercycles.example')
  expect(british).toContain('<language>en-GB</language>')
  expect(british).toContain('<title>Riding to work in winter light</title>')
  expect(british).toContain('<dc:creator>Imran Shah</dc:creator>')
  expect(british).toContain(
    '<link>https://www.caldercycles.example/blog/riding-to-work-in-winter-light/</link>',
  )
  expect(british).not.toContain('/blog/soon/')
  expect(await feed('de.caldercycles.example')).toContain(
    '<title>Zur Arbeit im Winterlicht</title>',
  )
  const linked = /<link rel="alternate" type="application\/rss\+xml"[^>]*href="([^"]*)"/
  expect(linked.exec(await page('/blog/'))?.[1]).toBe('/feeds/journal.xml')
  expect(linked.exec(await page(storyPath, german))?.[1]).toBe(
    'https://de.caldercycles.example/feeds/journal.xml',
  )
})

test('products, drawings and landscapes stand inside the text', async () => {
  const body = [
    'First.',
    ':::drawing\nsku: KELDTI\ncaption: The bike of the ride\n:::',
    ':::scene\nplace: coast\ntime: dusk\nweather: rain\nseed: in-the-text\nalt: Rain at sea\n:::',
    ':::products\ntitle: What we rode\nskus: [KELDTI]\n:::',
    'Last.',
  ].join('\n\n')
  await saveStory(database.db, {
    ...old,
    slug: 'blocks',
    texts: { en: { ...sampleText(), body } },
  })
  const html = await vi.waitFor(async () => {
    const text = await page('/blog/blocks/')
    expect(text).toContain('Last.')
    return text
  }, soon)
  const parts = ['First.', 'The bike of the ride', 'Rain at sea', 'What we rode', 'Last.']
  const positions = parts.map((part) => html.indexOf(part))
  expect(positions).toEqual(positions.toSorted((one, other) => one - other))
  expect(positions[0]).toBeGreaterThan(0)
  const scene = /\/img\/[^"]*in-the-text[^" ]*/.exec(html)?.[0] ?? ''
  expect(await status(scene)).toBe(200)
})

test('the sitemap lists every story in the language of its site', async () => {
  const posts = async (host: string) => page('/sitemaps/posts.xml', { headers: { host } })
  expect(await page('/sitemap.xml')).toContain('/sitemaps/posts.xml')
  const british = await posts('www.caldercycles.example')
  const other = await posts('de.caldercycles.example')
  for (const slug of slugs) {
    expect(british).toContain(`<loc>https://www.caldercycles.example/blog/${slug}/</loc>`)
    expect(other).toContain(`<loc>https://de.caldercycles.example/blog/${slug}/</loc>`)
  }
  expect(british).toContain('<loc>https://www.caldercycles.example/blog/tag/gravel/</loc>')
  expect(other).toContain('<loc>https://de.caldercycles.example/blog/category/guides/</loc>')
  expect(british).toContain('/blog/english/')
  expect(other).not.toContain('/blog/english/')
})

test.each(texts)('%s has a reasonable length, and all of its links work', async (file) => {
  const text = readFileSync(`demo/stories/${file}`, 'utf8')
  const words = text.split(/\s+/).length
  expect(words).toBeGreaterThan(500)
  expect(words).toBeLessThan(1100)
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, to]) => to ?? '')
  expect(links.length).toBeGreaterThan(0)
  for (const link of links) expect([link, await status(link)]).toEqual([link, 200])
})

// Must run last: importing a folder withdraws the stories above.
test('a renamed category reaches the pages of its stories', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'stories-'))
  await cp('demo/stories', folder, { recursive: true })
  const names = await readFile(join(folder, 'categories.json'), 'utf8')
  await writeFile(join(folder, 'categories.json'), names.replace('"Journeys"', '"Long way"'))
  const categoryStory = '/blog/five-days-in-the-cairngorms/'
  expect(await page(categoryStory)).not.toContain('Long way')
  await importStoryFolder(database.db, folder)
  await vi.waitFor(async () => expect(await page(categoryStory)).toContain('Long way'), soon)
  await rm(folder, { recursive: true })
})
