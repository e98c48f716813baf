import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testShop, type TestShop } from '../../../tests/helpers/shop.ts'
import { paletteFiles } from '../../../tests/helpers/palette.ts'
import { importFiles } from '#/catalogue/import/import.server.ts'
import { sampleFiles } from '#/catalogue/demo-data/sample-files.ts'

const bike = 'bike/moor-ti-rival/raw'

// the first of each page and picture is made while the test waits
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let shop: TestShop
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'picture-budget-'))
  // Twelve megapixels: 48 small pictures of pages, twelve of sizes, one custom one, 48 names.
  const settings = { PICTURE_MEGAPIXELS_PER_MINUTE: '12', TRUSTED_PROXIES: '127.0.0.1' }
  shop = await testShop({ DATA_DIR: folder, ...settings })
  const files = [...sampleFiles(), ...paletteFiles()]
  await importFiles(shop.database.db, files, { now: new Date('2026-11-15') })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const ask = (path: string, network: string) =>
  shop.get(`/img/${path}`, { headers: { 'x-forwarded-for': network, accept: 'image/webp' } })

const kept = async (room: string) => {
  const entries = await readdir(join(folder, room), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).length
}

test('a network that mixes paints soon has to wait; others and pages do not', async () => {
  const colours = ['FOG', 'INK', 'PEARL', 'MILK']
  const paints = colours.flatMap((colour) =>
    [96, 160, 240].map((width) => `w_${width}/${bike}~BBCOLOUR-${colour}.svg`),
  )
  const statuses: number[] = []
  for (const path of paints) statuses.push((await ask(path, '192.0.2.1')).status)
  const drawn = statuses.filter((status) => status === 200).length
  expect(drawn).toBeGreaterThan(0)
  // one at once, and one more for every forty seconds the test took
  expect(drawn).toBeLessThan(paints.length / 2)
  expect(statuses).toContain(429)
  expect(await kept('custom-images')).toBe(drawn)
  expect((await ask(`w_160/${bike}.svg`, '192.0.2.1')).status).toBe(200)
  expect((await ask(`w_96/${bike}~BBCOLOUR-FOG~LGO-DT-INK.svg`, '192.0.2.2')).status).toBe(200)
})

test('whoever has to wait is told for how long, and sees a quiet picture meanwhile', async () => {
  for (let width = 0; width < 5; width += 1)
    await ask(`w_1200,h_${[96, 160, 240, 320, 480][width]},c_auto/${bike}.svg`, '192.0.2.3')
  const refused = await ask(`w_1600,h_96,c_auto/${bike}.svg`, '192.0.2.3')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(refused.headers.get('cache-control')).toBe('no-store')
  expect(refused.headers.get('content-type')).toBe('image/svg+xml')
})

test('whoever walks all sizes of a bike has to wait as well, while other pictures still come', async () => {
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
        statuses.push((await ask(`w_${width}/${bike}/${size}/${view}.svg`, '192.0.2.8')).status)
  expect(statuses[0]).toBe(200)
  expect(statuses).toContain(429)
  expect((await ask(`w_320/${bike}/fitted.svg`, '192.0.2.8')).status).toBe(200)
})

test('a picture that is there already costs nothing', async () => {
  const path = `w_160/${bike}.svg`
  for (let time = 0; time < 80; time += 1) expect((await ask(path, '192.0.2.4')).status).toBe(200)
})

test('names that do not exist are looked up for a while and no longer', async () => {
  const statuses: number[] = []
  for (let index = 0; index < 100; index += 1)
    statuses.push((await ask(`w_96/bike/none-${index}/raw.svg`, '192.0.2.5')).status)
  expect(statuses[0]).toBe(404)
  expect(statuses.at(-1)).toBe(429)
  expect((await ask('w_96/bike/none/raw.svg', '192.0.2.6')).status).toBe(404)
})

test('landscapes that no page shows are answered without a lookup', async () => {
  for (let seed = 0; seed < 100; seed += 1)
    expect((await ask(`w_96/scene/fells-dawn-clear-${seed}.svg`, '192.0.2.7')).status).toBe(404)
  expect(await kept('landscapes')).toBe(0)
})
