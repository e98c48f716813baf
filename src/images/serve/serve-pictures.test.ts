import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testShop, type TestShop } from '../../../tests/helpers/shop.ts'
import { importCatalogue } from '../../../tests/catalogue/import-catalogue.ts'

const bike = 'bike/moor-ti-rival/raw.svg'
const helmet = 'accessory/crest-helmet/moss.svg'
const scene = 'scene/fells-dawn-haze-7.rider-1200x800.svg'

// The test waits for the first drawing of each picture.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let shop: TestShop
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  shop = await testShop({ DATA_DIR: folder })
  await importCatalogue(shop.database.db)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const png = { accept: 'image/png' }
const webp = { accept: 'image/webp,*/*' }

async function picture(path: string, headers: Record<string, string> = png) {
  const response = await shop.get(`/img/${path}`, { headers })
  const bytes = Buffer.from(await response.arrayBuffer())
  return { response, bytes, facts: await sharp(bytes).metadata() }
}

/** The picture's version as a page would have it, read from the ETag. */
async function versionOf(asset: string) {
  const response = await shop.get(`/img/${asset}`)
  return response.headers.get('etag')?.replaceAll(/^"|-.*/g, '') ?? ''
}

test.each([
  ['w_480', bike, 480, 320],
  ['h_320', bike, 480, 320],
  ['w_640,h_160', bike, 240, 160],
  ['w_320,h_320,r_contain', bike, 320, 320],
  ['w_320,h_480,c_auto', bike, 320, 480],
  ['c_auto,w_240', helmet, 240, 240],
  ['w_160,h_96,c_auto,r_contain', helmet, 160, 96],
  ['w_630', scene, 630, 420],
])('%s of %s is %i × %i', async (tokens, asset, width, height) => {
  const { facts } = await picture(`${tokens}/${asset}`)
  expect([facts.width, facts.height]).toEqual([width, height])
})

test('a size that pictures are not made in leads to the next one', async () => {
  const response = await shop.get(`/img/w_479,h_300/${bike}?v=a1`)
  expect(response.status).toBe(301)
  expect(response.headers.get('location')).toBe(`/img/w_480,h_320/${bike}?v=a1`)
  // A URL that is no picture leads nowhere.
  expect((await shop.get(`/img/w_479/../${bike}`)).status).not.toBe(301)
  expect((await shop.get(`/img/w_479,x_1/${bike}`)).status).toBe(400)
})

test('a bike fitted into a square keeps its proportions', async () => {
  const { bytes } = await picture(`w_320,h_320,r_contain/${bike}`)
  const { info } = await sharp(bytes).trim({ threshold: 40 }).toBuffer({ resolveWithObject: true })
  const alone = await picture(`w_320/${bike}`)
  const whole = await sharp(alone.bytes)
    .trim({ threshold: 40 })
    .toBuffer({ resolveWithObject: true })
  expect(Math.abs(info.width - whole.info.width)).toBeLessThanOrEqual(2)
  expect(Math.abs(info.height - whole.info.height)).toBeLessThanOrEqual(2)
})

test('a product is transparent unless the URL names a ground', async () => {
  const { bytes: clear } = await picture(`w_96/${bike}`)
  const { bytes: ground } = await picture(`w_96,b_stone100/${bike}`)
  expect(await cornerOf(clear)).toMatchObject([
    expect.anything(),
    expect.anything(),
    expect.anything(),
    0,
  ])
  expect(await cornerOf(ground)).toEqual([0xf1, 0xef, 0xea])
  const { bytes: share } = await picture(`w_320,h_96,r_contain,b_paper,f_jpg/${bike}`)
  expect(await cornerOf(share)).toEqual([255, 255, 255])
})

const cornerOf = async (bytes: Buffer) => {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  return [...data.subarray(0, info.channels)]
}

test.each(['w_0', 'w_-641', 'big', 'w_640,x_1'])(
  'returns 400 for the tokens %s',
  async (tokens) => {
    expect((await shop.get(`/img/${tokens}/${bike}`)).status).toBe(400)
  },
)

test.each([
  '/img/../package.json',
  '/img/w_640/../../package.json',
  '/img/w_640/%2e%2e/%2e%2e/package.json',
  '/img/w_640/..%2f..%2fpackage.json',
  '/img/w_640/bike/..%5c..%5cpackage.json',
])('returns 400 for %s', async (path) => {
  expect((await shop.get(path)).status).toBe(400)
})

test.each([
  'bike/no-such-bike/raw.svg',
  'bike/moor-ti-rival/no-such-colour.svg',
  'bike/moor-ti-rival/raw/XXXL.svg',
  'bike/moor-ti-rival/raw/M/sideways.svg',
  'bike/moor-ti-rival/raw/front/top.svg',
  'bike/moor-ti-rival/no-such-colour/front.svg',
  'model/moor-ti/raw/front.svg',
  'accessory/crest-helmet/pink.svg',
  'component/NOPE.svg',
  'scene/mars-dawn-clear-1.svg',
])('returns 404 and a placeholder for %s', async (asset) => {
  const response = await shop.get(`/img/w_320/${asset}`)
  expect(response.status).toBe(404)
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
})

test('serves models, builds in a size and a view, accessories, parts and scenes', async () => {
  const answers = await Promise.all(
    [
      'model/moor-ti/raw.svg',
      'bike/moor-ti-rival/raw/S/detail-seat.svg',
      'bike/moor-ti-rival/raw/front.svg',
      'bike/moor-ti-rival/raw/S/top.svg',
      'accessory/crest-helmet/moss/M.svg',
      'component/WHL-A25.svg',
      'scene/lost-rider.svg',
    ].map((asset) => shop.get(`/img/${asset}`)),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
})

test('each browser gets a format it accepts, with a vary header', async () => {
  const types = await Promise.all(
    [
      ['image/avif', bike],
      ['image/webp', bike],
      ['*/*', bike],
      ['*/*', scene],
    ].map(async ([accept = '', asset]) => {
      const { response } = await picture(`w_160/${asset}`, { accept })
      expect(response.headers.get('vary')).toBe('accept')
      return response.headers.get('content-type')
    }),
  )
  expect(types).toEqual(['image/avif', 'image/webp', 'image/png', 'image/jpeg'])
})

test('a browser that accepts AVIF gets WebP with a short expiry until the AVIF is ready', async () => {
  const version = await versionOf(helmet)
  const load = () =>
    picture(`w_160/${helmet}?v=${version}`, { accept: 'image/avif,image/webp,*/*' })
  const { response: first } = await load()
  expect(first.headers.get('content-type')).toBe('image/webp')
  expect(first.headers.get('cache-control')).toBe('public, max-age=60')
  let last = first
  while (last.headers.get('content-type') !== 'image/avif') last = (await load()).response
  expect(last.headers.get('cache-control')).toContain('immutable')
})

test('the URL may set the format', async () => {
  const { facts } = await picture(`w_1200,h_630,r_contain,b_paper,f_jpg/${bike}`, webp)
  expect(facts).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
})

test('a picture is immutable only under its own version', async () => {
  const version = await versionOf(bike)
  const caching = async (path: string) =>
    (await picture(path, webp)).response.headers.get('cache-control')
  expect(await caching(`w_240/${bike}?v=${version}`)).toBe('public, max-age=31536000, immutable')
  expect(await caching(`w_240/${bike}?v=someoneelse`)).toBe('public, max-age=3600')
  expect(await caching(`w_240/${bike}`)).toBe('public, max-age=3600')
})

test('returns 304 for a matching ETag', async () => {
  const { response } = await picture(`w_240/${bike}`, webp)
  const etag = response.headers.get('etag') ?? ''
  const again = await shop.get(`/img/w_240/${bike}`, {
    headers: { ...webp, 'if-none-match': etag },
  })
  expect(again.status).toBe(304)
  const other = await shop.get(`/img/w_240/${bike}`, { headers: { ...png, 'if-none-match': etag } })
  expect(other.status).toBe(200)
})

test('files have no metadata', async () => {
  for (const accept of ['image/webp', 'image/avif', 'image/png']) {
    const { facts } = await picture(`w_96/${bike}`, { accept })
    expect([facts.exif, facts.icc, facts.iptc, facts.xmp]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  }
})

test('serves the drawing with Brotli and a strict content security policy', async () => {
  const response = await shop.get(`/img/${bike}`, { headers: { 'accept-encoding': 'gzip, br' } })
  expect(response.headers.get('content-encoding')).toBe('br')
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  const packed = Buffer.from(await response.arrayBuffer())
  const plain = await (await shop.get(`/img/${bike}`)).text()
  expect(brotliDecompressSync(packed).toString()).toBe(plain)
  expect(packed.length).toBeLessThan(16_000)
})

test('concurrent requests for a picture draw it once', async () => {
  const before = (await files()).length
  const all = await Promise.all(Array.from({ length: 20 }, () => picture(`w_960/${helmet}`)))
  expect(new Set(all.map(({ bytes }) => bytes.toString('base64'))).size).toBe(1)
  expect((await files()).length).toBe(before + 1)
})

const files = async (store = 'images') =>
  (await readdir(join(folder, store), { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile() && !entry.name.endsWith('.draft'),
  )

test('refuses a POST with 405', async () => {
  expect((await shop.send('POST', `/img/w_240/${bike}`)).status).toBe(405)
})

test.each([
  ['an invented seed', 'scene/fells-dawn-clear-flood.svg'],
  ['an invented size of a landscape we show', 'scene/fells-dawn-haze-7.rider-1200x801.svg'],
  ['a landscape we show without its rider', 'scene/fells-dawn-haze-7-1200x800.svg'],
])('%s returns 404 and draws nothing', async (_what, asset) => {
  const before = (await files('landscapes')).length
  const statuses = await Promise.all(
    ['', 'w_320/', 'w_96,h_96,c_auto/'].map(async (tokens) => {
      const { status } = await shop.get(`/img/${tokens}${asset}`)
      return status
    }),
  )
  expect(statuses).toEqual([404, 404, 404])
  expect(await files('landscapes')).toHaveLength(before)
})

test('refuses a narrow crop that would draw a huge landscape', async () => {
  const band = 'scene/lane-dawn-clear-5.rider-1200x480.svg'
  expect((await shop.get(`/img/w_96,h_2000,c_auto/${band}`)).status).toBe(400)
  expect((await shop.get(`/img/w_96,h_96,c_auto/${band}`)).status).toBe(200)
})
