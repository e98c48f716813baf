import { expect, test, vi } from 'vitest'
import { publish, savePages } from '#/content/edit-content.server.ts'
import type { PageDocument } from '#/content/page-document.ts'
import { printHelpVotes } from './help-votes.server.ts'
import { ownPage, testShop } from '../../tests/helpers/shop.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const shop = await testShop()
const { db } = shop.database
const german = { cookies: { i18n_redirected: 'de' } }

const document = (title: string, germanTitle: string, order = 1): PageDocument => {
  const texts = (name: string, body: string, keyword: string) => ({
    title: name,
    description: `About ${name}.`,
    keywords: [keyword],
    blocks: [{ type: 'text', props: { markdown: body } }],
  })
  return {
    template: 'page',
    order,
    texts: {
      en: texts(title, 'Call {{contact.phone}} about widgets.', 'postage'),
      de: texts(germanTitle, 'Ruf an wegen der Dingse.', 'Porto'),
    },
  }
}

async function publishPage(path: string, source: PageDocument) {
  const edit = { author: 'Ada', now: new Date() }
  const key = path.replaceAll('/', '-')
  const [saved] = await savePages(db, [{ key, path, document: source }], edit)
  await publish(db, { key, version: saved?.version ?? 0 }, edit)
}

await publishPage('help-centre/returns', document('Returns', 'Rückgabe', 2))
await publishPage('help-centre/delivery', document('Delivery', 'Lieferung', 1))
await publishPage('help-centre/delivery/costs', document('What it costs', 'Was es kostet', 2))
await publishPage('help-centre/delivery/dates', document('When it comes', 'Wann es kommt', 1))

const article = '/help-centre/delivery/costs/'
const html = async (path: string, options = {}) => (await shop.get(path, options)).text()
const eventually = (path: string, expected: string) =>
  vi.waitFor(async () => expect(await html(path)).toContain(expected), 10_000)
await eventually('/help-centre/', 'What it costs')

const rate = (answer: string, cookies: Record<string, string> = {}) =>
  shop.send('POST', article, {
    cookies,
    headers: { ...ownPage, 'content-type': 'application/x-www-form-urlencoded' },
    body: `form=helpful&helpful=${answer}`,
  })
const votes = async () => {
  const lines: string[] = []
  await printHelpVotes({ db, print: (line) => lines.push(line) })
  return lines.map((line) => line.trim().replaceAll(/\s+/g, ' '))
}

test('the help centre lists its categories and articles in their order', async () => {
  const page = await html('/help-centre/')
  const places = ['Delivery</a>', 'When it comes</a>', 'What it costs</a>', 'Returns</a>'].map(
    (text) => page.indexOf(text),
  )
  expect(places.every((place) => place > 0)).toBe(true)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

test('an article exists in both languages, under one URL', async () => {
  expect(await html(article)).toContain('>What it costs</h1>')
  expect(await html(article, german)).toContain('>Was es kostet</h1>')
})

test('an article has its category, structured data, a canonical URL and the retailer’s facts', async () => {
  const page = await html(article)
  expect(page).toContain('href="/help-centre/delivery/"')
  expect(page).toMatch(/"@type":"Article".*"@type":"BreadcrumbList"/s)
  expect(page).toContain(
    '<link rel="canonical" href="https://www.caldercycles.example/help-centre/delivery/costs/"',
  )
  expect(page).toContain('+44\u00A01632\u00A0960010 about widgets')
})

test.each(['/help-centre/x/', '/help-centre/delivery/x/', '/help-centre/returns/costs/'])(
  '%s is not found',
  async (path) => {
    expect((await shop.get(path)).status).toBe(404)
  },
)

test('the search works without scripts, by title, keyword and text, and is not indexed', async () => {
  for (const query of ['costs', 'postage', 'widgets']) {
    const page = await html(`/help-centre/?q=${query}`)
    expect(page).toMatch(/id="help-results".*What it costs/s)
    expect(page).toContain('noindex')
  }
  expect(await html('/help-centre/?q=Porto', german)).toMatch(/id="help-results".*Was es kostet/s)
})

test('a search that finds nothing says so and repeats the words harmlessly', async () => {
  const page = await html(`/help-centre/?q=${encodeURIComponent('<b>zzz')}`)
  expect(page).toContain('Nothing found for “&lt;b&gt;zzz”')
})

test('the shop’s own search names the articles, too', async () => {
  expect(await html('/search/?q=postage')).toContain(`href="${article}"`)
})

test('the sitemap has the centre, its categories and its articles, each once', async () => {
  const sitemap = await html('/sitemaps/pages.xml')
  for (const path of ['/help-centre/', '/help-centre/delivery/', article])
    expect(sitemap.split(`<loc>https://www.caldercycles.example${path}</loc>`)).toHaveLength(2)
})

test('a withdrawn article disappears from every list', async () => {
  await publishPage('help-centre/returns/gone', document('Soon gone', 'Bald weg'))
  await eventually('/help-centre/returns/', 'Soon gone')
  const edit = { author: 'Ada', now: new Date() }
  await publish(db, { key: 'help-centre-returns-gone', version: null }, edit)
  await vi.waitFor(async () => {
    expect(await html('/help-centre/returns/')).not.toContain('Soon gone')
    expect((await shop.get('/help-centre/returns/gone/')).status).toBe(404)
  }, 10_000)
})

test('a browser is counted once per article, whatever it answers later', async () => {
  const first = await rate('yes')
  expect(first.status).toBe(303)
  expect(first.headers.get('location')).toBe(`${article}?helpful=yes#helpful`)
  const [cookie = ''] = first.headers.getSetCookie()
  const [, value = ''] = /^help_votes=([^;]+)/.exec(cookie) ?? []
  expect(value).not.toBe('')
  const again = await rate('no', { help_votes: value })
  expect(again.status).toBe(303)
  expect(again.headers.getSetCookie()).toEqual([])
  expect(await votes()).toEqual([`1 yes 0 no en ${article}`])
  expect(await html(`${article}?helpful=yes`)).toContain('We are glad it helped')
})

test('one network cannot rate an article again and again', async () => {
  const answers: number[] = []
  for (let vote = 0; vote < 8; vote += 1) answers.push((await rate('no')).status)
  expect(answers).toContain(429)
  const [line = ''] = await votes()
  expect(Number(/(\d+) no/.exec(line)?.[1])).toBeLessThanOrEqual(5)
})

test('an answer that is neither yes nor no is not counted', async () => {
  const before = await votes()
  const response = await rate('perhaps')
  expect(response.headers.get('location')).toBe(article)
  expect(await votes()).toEqual(before)
})

test('an invented answer in the URL is removed from it', async () => {
  const response = await shop.get(`${article}?helpful=maybe`)
  expect([response.status, response.headers.get('location')]).toEqual([302, article])
})

test('an article that has moved is found by its former path', async () => {
  const moved = document('Where it is', 'Wo es ist', 3)
  const [en, de] = [moved.texts['en'], moved.texts['de']]
  const formerPaths = ['/help-centre/returns/tracking/']
  if (!en || !de) throw new Error('The sample has both languages.')
  const texts = { en: { ...en, formerPaths }, de: { ...de, formerPaths } }
  expect((await shop.get('/help-centre/returns/tracking/')).status).toBe(404)
  await publishPage('help-centre/delivery/tracking', { ...moved, texts })
  await eventually('/help-centre/delivery/tracking/', 'Where it is')
  await vi.waitFor(async () => {
    const answer = await shop.get('/help-centre/returns/tracking/', german)
    expect([answer.status, answer.headers.get('location')]).toEqual([
      301,
      '/help-centre/delivery/tracking/',
    ])
  }, 10_000)
  expect((await shop.get('/help-centre/returns/nothing/')).status).toBe(404)
})
