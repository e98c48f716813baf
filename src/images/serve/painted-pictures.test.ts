import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { paletteFiles } from '../../../tests/helpers/palette.ts'
import { testShop, type TestShop } from '../../../tests/helpers/shop.ts'
import { importCatalogue } from '../../../tests/catalogue/import-catalogue.ts'
import { sampleFiles } from '#/catalogue/demo-data/sample-files.ts'
import { createPictureBudget } from './picture-budget.ts'
import { createPictureFolder } from './picture-folder.server.ts'
import { createPictureStore } from './picture-store.server.ts'
import { createPictures } from './pictures.server.ts'

const bike = 'bike/moor-ti-rival'
const painted = `${bike}/raw~PNT-MATT~BBCOLOUR-FOG~PNT-FADE-INK~PNT-ANGLE-90~LGO-DT-MILK`

// The test waits for the first drawing of each picture.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let shop: TestShop
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'painted-'))
  shop = await testShop({ DATA_DIR: folder })
  await importCatalogue(shop.database.db, [...sampleFiles(), ...paletteFiles()])
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const drawing = async (asset: string) => {
  const response = await shop.get(`/img/${asset}.svg`)
  return { status: response.status, svg: await response.text() }
}

test('draws a bike in the paint of its URL', async () => {
  const { status, svg } = await drawing(painted)
  expect(status).toBe(200)
  // Colour, fade and logo, none of which the bike as it is sold has.
  for (const colour of ['#d6d8d5', '#16191d', '#f7f6f2']) expect(svg).toContain(colour)
  const { svg: asSold } = await drawing(`${bike}/raw`)
  expect(asSold).not.toContain('#d6d8d5')
})

test('draws a bike with the parts of its URL, painted or as sold', async () => {
  const asSold = await drawing(`${bike}/raw`)
  const onDeepRims = await drawing(`${bike}/raw~WHL-C40`)
  const inPaint = await drawing(`${bike}/raw~BBCOLOUR-FOG~WHL-C40`)
  expect([onDeepRims.status, inPaint.status]).toEqual([200, 200])
  expect(onDeepRims.svg).not.toBe(asSold.svg)
  expect(inPaint.svg).toContain('#d6d8d5')
  expect((await drawing(`${bike}/raw~BBCOLOUR-FOG`)).svg).not.toBe(inPaint.svg)
})

test('serves a painted bike in the same sizes and formats as any other', async () => {
  const response = await shop.get(`/img/w_240,b_stone100,f_jpg/${painted}.svg`)
  const facts = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
  expect(facts).toMatchObject({ format: 'jpeg', width: 240, height: 160 })
  // One that pictures are not made in leads to the next one.
  expect((await shop.get(`/img/w_241/${painted}.svg`)).status).toBe(301)
})

test.each([
  ['an unknown paint', 'raw~BBCOLOUR-NONE'],
  ['an unknown part', 'raw~WHL-NONE'],
  ['two parts in one section', 'raw~WHL-A25~WHL-C40'],
  ['a part before the paint', 'raw~WHL-C40~BBCOLOUR-FOG'],
  ['a finish without a colour', 'raw~PNT-MATT'],
  ['a fade into itself', 'raw~BBCOLOUR-INK~PNT-FADE-INK'],
  ['an angle without a fade', 'raw~BBCOLOUR-FOG~PNT-ANGLE-90'],
  ['a finish the colour is not available in', 'raw~PNT-MATT~BBCOLOUR-PEARL'],
  ['the same choices in another order', 'raw~BBCOLOUR-FOG~PNT-MATT'],
  ['the same choice twice', 'raw~BBCOLOUR-FOG~BBCOLOUR-FOG'],
  ['"no fade" by name', 'raw~BBCOLOUR-FOG~PNT-FADE-NONE'],
  ['an unknown colourway', 'none~BBCOLOUR-FOG'],
])('returns 404 for %s', async (_what, paint) => {
  expect((await drawing(`${bike}/${paint}`)).status).toBe(404)
})

test('requesting many paints neither fills the disk nor evicts other pictures', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'palette-'))
  onTestFinished(() => rm(parent, { recursive: true, force: true }))
  const onError = vi.fn<(error: unknown) => void>()
  const store = (name: string, maxBytes: number) =>
    createPictureStore(createPictureFolder({ folder: join(parent, name), maxBytes, onError }), {
      memoryBytes: maxBytes,
    })
  const draw = vi.fn<() => string>(() => `<svg viewBox="0 0 3 2">${'x'.repeat(900)}</svg>`)
  const pictures = createPictures({
    findSource: (asset) => Promise.resolve({ version: asset, draw }),
    stores: {
      products: store('images', 10_000),
      landscapes: store('landscapes', 4_000),
      custom: store('painted', 4_000),
    },
    budget: createPictureBudget(1_000_000),
    onError,
  })
  const request = (asset: string) =>
    pictures.find(
      { asset, frame: null, version: asset, accept: undefined, takesBrotli: false },
      'a network',
    )
  await request('bike/fell/moss.svg')
  for (let index = 0; index < 60; index += 1) await request(`bike/fell/moss~PAINT-${index}.svg`)
  const storedBytes = async () => {
    const files = await readdir(join(parent, 'painted'), { recursive: true, withFileTypes: true })
    const facts = files
      .filter((file) => file.isFile())
      .map((file) => join(file.parentPath, file.name))
    const sizes = await Promise.all(facts.map(async (file) => (await stat(file)).size))
    return sizes.reduce((sum, size) => sum + size, 0)
  }
  await expect.poll(storedBytes).toBeLessThanOrEqual(4_000)
  draw.mockClear()
  await request('bike/fell/moss.svg')
  expect(draw).not.toHaveBeenCalled()
  expect(onError).not.toHaveBeenCalled()
})

test('refuses a flood of paints and still serves bikes as sold', async () => {
  const logos = ['LGO-DT-MILK', 'LGO-DT-INK']
  const flood = [160, 240, 320, 480].flatMap((width) =>
    ['PNT-GLOSS', 'PNT-MATT'].flatMap((finish) =>
      ['BBCOLOUR-FOG', 'BBCOLOUR-INK'].flatMap((colour) =>
        logos.map((logo) =>
          shop.get(`/img/w_${width},f_png/${bike}/raw~${finish}~${colour}~${logo}.svg`),
        ),
      ),
    ),
  )
  // In a width that pages use, because others share the queue of the paints.
  const asSold = await shop.get(`/img/w_160/${bike}/raw.svg`)
  const statuses = (await Promise.all(flood)).map(({ status }) => status)
  expect(asSold.status).toBe(200)
  expect(new Set(statuses)).toEqual(new Set([200, 503]))
})
