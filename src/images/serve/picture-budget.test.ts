import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testShop, type TestShop } from '../../../tests/helpers/shop.ts'
import { paletteFiles } from '../../../tests/helpers/palette.ts'
import { importCatalogue } from '../../../tests/catalogue/import-catalogue.ts'
import { sampleFiles } from '#/catalogue/demo-data/sample-files.ts'

const bike = 'bike/moor-ti-rival/raw'

// The test waits for the first drawing of each picture.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let shop: TestShop
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'picture-budget-'))
  // Twelve megapixels are 48 small page pictures, twelve sized ones, one custom one or 48 lookups.
  const settings = { PICTURE_MEGAPIXELS_PER_MINUTE: '12', TRUSTED_PROXIES: '127.0.0.1' }
  shop = await testShop({ DATA_DIR: folder, ...settings })
  await importCatalogue(shop.database.db, [...sampleFiles(), ...paletteFiles()])
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const request = (path: string, network: string) =>
  shop.get(`/img/${path}`, { headers: { 'x-forwarded-for': network, accept: 'image/webp' } })

const storedFiles = async (store: string) => {
  const entries = await readdir(join(folder, store), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).length
}

test('limits a network that requests many paints, but not others and not pages', async () => {
  const colours = ['FOG', 'INK', 'PEARL', 'MILK']
  const paints = colours.flatMap((colour) =>
    [96, 160, 240].map((width) => `w_${width}/${bike}~BBCOLOUR-${colour}.svg`),
  )
  const statuses: number[] = []
  for (const path of paints) statuses.push((await request(path, '192.0.2.1')).status)
  const drawn = statuses.filter((status) => status === 200).length
  expect(drawn).toBeGreaterThan(0)
  // One immediately, and one more for every forty seconds the test takes.
  expect(drawn).toBeLessThan(paints.length / 2)
  expect(statuses).toContain(429)
  expect(await storedFiles('custom-images')).toBe(drawn)
  expect((await request(`w_160/${bike}.svg`, '192.0.2.1')).status).toBe(200)
  expect((await request(`w_96/${bike}~BBCOLOUR-FOG~LGO-DT-INK.svg`, '192.0.2.2')).status).toBe(200)
})

test('a refusal has a retry-after header and a placeholder picture', async () => {
  for (let width = 0; width < 5; width += 1)
    await request(`w_1200,h_${[96, 160, 240, 320, 480][width]},c_auto/${bike}.svg`, '192.0.2.3')
  const refused = await request(`w_1600,h_96,c_auto/${bike}.svg`, '192.0.2.3')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(refused.headers.get('cache-control')).toBe('no-store')
  expect(refused.headers.get('content-type')).toBe('image/svg+xml')
})

test('limits a network that requests all sizes of a bike, but still serves other pictures', async () => {
  const statuses: number[] = []
  for (const view of [
    'fitted',
    'detail-cockpit',
    'detail-drivetrain',
    'detail-wheel',
    'detail-seat',
  ])
    for (const width of [320, 480, 640, 960])
      for (const size of ['S', 'M'])
        statuses.push((await request(`w_${width}/${bike}/${size}/${view}.svg`, '192.0.2.8')).status)
  expect(statuses[0]).toBe(200)
  expect(statuses).toContain(429)
  expect((await request(`w_320/${bike}/fitted.svg`, '192.0.2.8')).status).toBe(200)
})

test('a stored picture costs nothing', async () => {
  const path = `w_160/${bike}.svg`
  for (let time = 0; time < 80; time += 1)
    expect((await request(path, '192.0.2.4')).status).toBe(200)
})

test('limits lookups of unknown names', async () => {
  const statuses: number[] = []
  for (let index = 0; index < 100; index += 1)
    statuses.push((await request(`w_96/bike/none-${index}/raw.svg`, '192.0.2.5')).status)
  expect(statuses[0]).toBe(404)
  expect(statuses.at(-1)).toBe(429)
  expect((await request('w_96/bike/none/raw.svg', '192.0.2.6')).status).toBe(404)
})

test('returns 404 for landscapes that no page shows, without charging a lookup', async () => {
  for (let seed = 0; seed < 100; seed += 1)
    expect((await request(`w_96/scene/fells-dawn-clear-${seed}.svg`, '192.0.2.7')).status).toBe(404)
  expect(await storedFiles('landscapes')).toBe(0)
})
