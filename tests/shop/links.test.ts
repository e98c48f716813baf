import { expect, test, vi } from 'vitest'
import { parsePictureUrl } from '#/images/names/picture-url.ts'
import { demoDatabase } from '../helpers/demo-database.ts'
import { testShop } from '../helpers/shop.ts'

vi.setConfig({ testTimeout: 600_000, hookTimeout: 120_000 })

const shop = await testShop({}, await demoDatabase())

/** Each site in the language that most of its visitors read; the other two pairs are made of the same links. */
const fronts = [
  { name: 'British site in English', host: 'www.caldercycles.example', language: 'en' },
  { name: 'German site in German', host: 'de.caldercycles.example', language: 'de' },
]

type Page = { status: number; location: string | null; ids: Set<string>; links: string[] }

/** Every picture that was fetched, with its status and type; the fronts share most of them. */
const fetched = new Map<string, string>()
/** Drawing all pictures would take an hour. */
const picturesFetched = 24

const decoded = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")
const attributes = (html: string, name: string) =>
  [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'gi'))].map(([, value = '']) => decoded(value))

/** Links and anchors that lead somewhere in the shop. A language or country switch leads to the same page again. */
const isOwn = (href: string) => /^[/#]/.test(href) && !href.startsWith('//')

/** Pages that do not exist without their query, because it names the item that they are about. */
const namedByQuery = new Set(['/stores/stock/'])

const notPages = /^\/(?:assets|src|flags|nuxt|_i18n)\//

function crawl({ host, language }: (typeof fronts)[number]) {
  const pages = new Map<string, Page>()
  const problems = new Set<string>()
  const anchors: { from: string; path: string; id: string }[] = []
  const pictures = new Map<string, string>()

  /** A busy machine refuses for a moment and asks to come again. */
  async function get(path: string) {
    const options = { headers: { host }, cookies: { i18n_redirected: language } }
    const first = await shop.get(path, options)
    return first.status === 503 ? shop.get(path, options) : first
  }

  async function fetchPicture(url: string): Promise<string> {
    const known = fetched.get(url)
    if (known !== undefined) return known
    const { status, headers } = await get(url)
    const answer = `${status} ${headers.get('content-type')}`
    fetched.set(url, answer)
    return answer
  }

  /** Fetches as many pictures as may be, evenly spread over all that the pages show. */
  async function checkPictures() {
    const all = [...pictures].toSorted(([a], [b]) => (a < b ? -1 : 1))
    const step = Math.max(1, Math.ceil(all.length / picturesFetched))
    for (const [url, from] of all.filter((_each, index) => index % step === 0)) {
      const answer = await fetchPicture(url)
      if (!answer.startsWith('200 image/')) problems.add(`${from} shows ${url}, which is ${answer}`)
    }
  }

  async function read(path: string): Promise<Page> {
    const answer = await get(path)
    // Data for scripts repeat the links, escaped in another way.
    const html = (await answer.text()).replaceAll(/<script[\s\S]*?<\/script>/g, '')
    for (const shown of html.match(/\/img\/[^\s"'<>\\)]+/g) ?? []) {
      const url = decoded(shown).replace(/,$/, '')
      if (!parsePictureUrl(url.split('?')[0] ?? ''))
        problems.add(`${path} shows ${url}, which is no picture`)
      else if (!pictures.has(url)) pictures.set(url, path)
    }
    return {
      status: answer.status,
      location: answer.headers.get('location'),
      ids: new Set(attributes(html, 'id')),
      links: attributes(html, 'href').filter(isOwn),
    }
  }

  async function visit(path: string, from: string): Promise<string[]> {
    const page = await read(path)
    pages.set(path, page)
    if (page.location !== null) return [page.location]
    if (page.status !== 200) problems.add(`${from} links to ${path}, which is ${page.status}`)
    for (const link of page.links) {
      const url = new URL(link, `http://shop${path}`)
      if (url.hash.length > 1)
        anchors.push({ from: path, path: url.pathname, id: url.hash.slice(1) })
    }
    return page.links
  }

  /** Most queries only filter, sort or colour the page, so each path is visited once, with eight requests at a time. */
  async function run() {
    const seen = new Set(['/'])
    let wave = [{ path: '/', from: 'the home page' }]
    while (wave.length > 0) {
      const queue = wave
      wave = []
      const work = async () => {
        for (let next = queue.shift(); next; next = queue.shift()) {
          const { path, from } = next
          for (const link of await visit(path, from)) {
            const { pathname, search } = new URL(link, `http://shop${path}`)
            if (seen.has(pathname) || notPages.test(pathname)) continue
            seen.add(pathname)
            const query = namedByQuery.has(pathname) ? search : ''
            wave.push({ path: pathname + query, from: path })
          }
        }
      }
      await Promise.all(Array.from({ length: 8 }, work))
    }
    for (const { from, path, id } of anchors) {
      const target = pages.get(path)
      if (target?.status === 200 && !target.ids.has(id))
        problems.add(`${from} links to ${path}#${id}, which is not there`)
    }
    await checkPictures()
    return { pages, pictures, problems: [...problems] }
  }
  return run()
}

test.each(fronts)('no link and no picture of the $name leads nowhere', async (front) => {
  const { pages, pictures, problems } = await crawl(front)
  expect(problems).toEqual([])
  expect(pages.size).toBeGreaterThan(200)
  expect(pictures.size).toBeGreaterThan(200)
  expect(fetched.size).toBeGreaterThan(12)
})
