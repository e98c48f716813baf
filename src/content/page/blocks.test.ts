import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { importShippingRates } from '#/cart/pricing/shipping.server.ts'
import { publish, savePages } from '#/content/edit-content.server.ts'
import { entriesOf } from '#/platform/consent/browser-entries.ts'
import { demoDatabase } from '../../../tests/helpers/demo-database.ts'
import { testShop } from '../../../tests/helpers/shop.ts'
import { scrollableTables } from './scrollable-tables.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const dataFolder = await mkdtemp(join(tmpdir(), 'blocks-'))
const shop = await testShop({ DATA_DIR: dataFolder }, await demoDatabase())
const { db } = shop.database
afterEach(() => vi.useRealTimers())

let count = 0
/** Publishes a page with these blocks and returns its path. */
async function pageWith(...blocks: { type: string; props: unknown }[]): Promise<string> {
  const key = `blocks-${(count += 1)}`
  const texts = { en: { title: 'Blocks', description: 'x', blocks } }
  const edit = { author: 'Ada', now: new Date() }
  await savePages(db, [{ key, path: key, document: { template: 'page', texts } }], edit)
  await publish(db, { key, version: 1 }, edit)
  return `/${key}/`
}
const html = async (path: string) => (await shop.get(path)).text()
const eventually = (path: string, text: string) =>
  vi.waitFor(async () => expect(await html(path)).toContain(text), 10_000)

test('products by rule follow the catalogue', async () => {
  const props = { title: 'Newest', category: '/bikes/', sort: 'price', most: 2 }
  const path = await pageWith({ type: 'products', props })
  await eventually(path, 'Newest')
  const answer = await shop.get(`${path}_payload.json`)
  const { data: page } = (await answer.json()) as { data: { blocks: { cards: object[] }[] } }
  expect(page.blocks[0]?.cards).toHaveLength(2)
})

test('categories have a name and a picture, and those that do not exist are left out', async () => {
  const categories = ['/bikes/road/', '/bikes/', '/no-such-category/']
  const path = await pageWith({ type: 'categories', props: { title: 'Ranges', categories } })
  await eventually(path, 'Ranges')
  const page = await html(path)
  expect(page).toContain('href="/bikes/"')
  expect(page).not.toContain('no-such-category')
})

test('a notice about credit or cycle to work is for the United Kingdom alone', async () => {
  const notice = (where: string, text: string) => ({
    type: 'notice',
    props: { title: 'Also', text, where },
  })
  const path = await pageWith(
    { type: 'text', props: { markdown: 'Pay by card.' } },
    notice('credit', 'Pay by month.'),
    notice('cycle-to-work', 'Pay by certificate.'),
  )
  await eventually(path, 'Pay by month.')
  expect(await html(path)).toContain('Pay by certificate.')
  for (const page of [path, `${path}_payload.json`])
    for (const country of ['de', 'fr', 'us']) {
      const answer = await shop.get(page, { cookies: { location_country: country } })
      const text = await answer.text()
      expect(text).toContain('Pay by card.')
      expect(text).not.toMatch(/Pay by (month|certificate)/)
    }
})

test('delivery prices come from the shipping rates and follow them', async () => {
  const path = await pageWith(
    { type: 'delivery-prices', props: { caption: 'Delivery', countries: ['gb', 'fr', 'it'] } },
    { type: 'text', props: { markdown: 'A parcel costs {{delivery.gb.parcel}}.' } },
  )
  await eventually(path, 'A parcel costs £3.95.')
  expect(await html(path)).toMatch(/France, Italy<\/td><td[^>]*>€7.95/)
  const rate = { parcel: 5.1, freeFrom: null, bike: 0, days: [1, 2] }
  await importShippingRates(db, { gb: rate })
  await eventually(path, 'A parcel costs £5.10.')
})

test('the table of browser entries comes from the shop’s list, with everyone who uses them', async () => {
  const path = await pageWith(
    { type: 'browser-entries', props: { caption: 'Needed', category: 'necessary' } },
    { type: 'browser-entries', props: { caption: 'Partners', category: 'marketing' } },
    { type: 'browser-entries', props: { caption: 'Nobody', category: 'assistance' } },
    { type: 'cookie-settings', props: { text: 'Change your mind.' } },
  )
  await eventually(path, 'Change your mind.')
  const page = await html(path)
  for (const { name } of entriesOf('necessary'))
    expect(page).toContain(`>${name.replace('*', '…')}</td>`)
  expect(page).toMatch(/>awc<\/td>.*1 year \(cookie\)<\/td>.*the affiliate network Awin<\/td>/)
  expect(page).not.toContain('recently_viewed')
  // Nothing of this category is set up.
  expect(page).not.toContain('Nobody')
})

test('a countdown is shown until its end in the site’s time zone', async () => {
  // Both clocks are faked before anything is stored, or the stored page would seem to be from the future.
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.parse('2027-06-30T22:00:00Z') })
  const path = await pageWith(
    { type: 'countdown', props: { title: 'Summer sale', until: '2027-07-01T00:00' } },
    { type: 'text', props: { markdown: 'Always' } },
  )
  await eventually(path, 'Summer sale')
  vi.advanceTimersByTime(3_599_000)
  expect(await html(path)).toContain('Summer sale')
  vi.advanceTimersByTime(1_000)
  expect(await html(path)).not.toContain('Summer sale')
  expect(await html(path)).toContain('Always')
})

test('a film is a file of the shop and can be played from any point', async () => {
  await mkdir(join(dataFolder, 'media'), { recursive: true })
  await writeFile(join(dataFolder, 'media', 'wheel-building.mp4'), '0123456789')
  const part = await shop.get('/media/wheel-building.mp4', { headers: { range: 'bytes=2-4' } })
  expect([part.status, await part.text()]).toEqual([206, '234'])
  expect(part.headers.get('content-type')).toBe('video/mp4')
  const missing = await shop.get('/media/missing.mp4')
  expect(missing.status).toBe(404)
  // A film that is put there a minute later must not stay missing.
  expect(missing.headers.get('cache-control')).toBeNull()
  expect((await shop.get('/media/%2e%2e%2fsecret.mp4')).status).not.toBe(200)
})

test('the subtitles of a film are a file beside it', async () => {
  await mkdir(join(dataFolder, 'media'), { recursive: true })
  await writeFile(join(dataFolder, 'media', 'wheel-building.vtt'), 'WEBVTT')
  const subtitles = await shop.get('/media/wheel-building.vtt')
  expect([subtitles.status, await subtitles.text()]).toEqual([200, 'WEBVTT'])
  expect(subtitles.headers.get('content-type')).toMatch(/^text\/vtt/)
})

test('a film from another host is not shown', async () => {
  const scene = { place: 'moor', time: 'day', weather: 'clear', seed: 'film', alt: 'x' }
  const path = await pageWith(
    { type: 'video', props: { ...scene, title: 'Foreign', file: 'https://evil.example/a.mp4' } },
    { type: 'video', props: { ...scene, title: 'Own film', file: '/media/wheel-building.mp4' } },
  )
  await eventually(path, 'Own film')
  expect(await html(path)).not.toContain('evil.example')
})

test('the size finder has the sizes of a bike', async () => {
  await eventually('/size-guide/', 'Inside leg')
  expect(await html('/size-guide/')).toContain('name="inseam"')
})

test('a table without heads has none, and an empty corner is no heading', () => {
  const rows = '<tbody><tr><td>Post</td></tr></tbody>'
  const table = (head: string) => `<table><thead>\n<tr>\n${head}</tr>\n</thead>\n${rows}</table>`
  expect(scrollableTables(table('<th></th>\n<th></th>\n'))).toBe(
    `<div class="table-frame" tabindex="0"><table>\n${rows}</table></div>`,
  )
  expect(scrollableTables(table('<th></th>\n<th>Bike</th>\n'))).toContain(
    '<td></td>\n<th>Bike</th>',
  )
})

test('a name in a table may break after its underscores, and only there', () => {
  const row = '<tr><td><code>customer_refresh_token</code></td><td>a_link</td></tr>'
  expect(scrollableTables(`<table>${row}</table><p><code>cart_id</code></p>`)).toBe(
    '<div class="table-frame" tabindex="0"><table><tr>' +
      '<td><code>customer_<wbr>refresh_<wbr>token</code></td><td>a_link</td>' +
      '</tr></table></div><p><code>cart_id</code></p>',
  )
})
