import { expect, test, vi } from 'vitest'
import { parsePictureUrl } from '#/images/names/picture-url.ts'
import { demoDatabase } from '../helpers/demo-database.ts'
import { testShop } from '../helpers/shop.ts'

vi.setConfig({ testTimeout: 600_000, hookTimeout: 120_000 })

const shop = await testShop({}, await demoDatabase())

const fronts = [
  { name: 'British site in English', host: 'www.caldercycles.example', language: 'en' },
  { name: 'British site in German', host: 'www.caldercycles.example', language: 'de' },
  { name: 'German site in German', host: 'de.caldercycles.example', language: 'de' },
  { name: 'German site in English', host: 'de.caldercycles.example', language: 'en' },
]

type Page = { status: number; location: string | null; ids: Set<string>; links: string[] }

const decoded = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")
const attributes = (html: string, name: string) =>
  [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'gi'))].map(([, value = '']) => decoded(value))

/** Links and anchors that lead somewhere in the shop. A language or country switch leads to the same page again. */
const isOwn = (href: string) => /^[/#]/.test(href) && !href.startsWith('//')

const notPages = /^\/(?:assets|src|flags|nuxt|_i18n)\//

function crawl({ host, language }: (typeof fronts)[number]) {
  const pages = new Map<string, Page>()
  const problems = new Set<string>()
  const anchors: { from: string; path: string; id: string }[] = []

  async function read(path: string): Promise<Page> {
    const options = { headers: { host }, cookies: { i18n_redirected: language } }
    const first = await shop.get(path, options)
    // A busy machine refuses a page for a moment and asks to come again.
    const answer = first.status === 503 ? await shop.get(path, options) : first
    // Data for scripts repeat the links, escaped in another way.
    const html = (await answer.text()).replaceAll(/<script[\s\S]*?<\/script>/g, '')
    const pictures = html.match(/\/img\/[^\s"'<>&\\)?]+/g) ?? []
    for (const picture of pictures)
      if (!parsePictureUrl(picture)) problems.add(`${path} shows ${picture}, which is no picture`)
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

  /** A query only filters, sorts or colours the page, so each path is visited once, with eight requests at a time. */
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
            const { pathname } = new URL(link, `http://shop${path}`)
            if (seen.has(pathname) || notPages.test(pathname)) continue
            seen.add(pathname)
            wave.push({ path: pathname, from: path })
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
    return { pages, problems: [...problems] }
  }
  return run()
}

test.each(fronts)('no link of the $name leads nowhere', async (front) => {
  const { pages, problems } = await crawl(front)
  expect(problems).toEqual([])
  expect(pages.size).toBeGreaterThan(200)
})
