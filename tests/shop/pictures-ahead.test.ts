import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { importFiles } from '#/catalogue/import/import.server.ts'
import { jsonFile, sampleFiles } from '#/catalogue/demo-data/sample-files.ts'
import { sampleAccessories } from '#/catalogue/demo-data/sample-records.ts'
import { drawAhead } from '#/app/draw-ahead/draw-ahead.server.ts'
import { createTasks, crontab } from '#/app/process/jobs.ts'
import { runPictures } from '#/app/cli/pictures-command.server.ts'
import { readConfig } from '#/platform/config/config.server.ts'
import { startJobs } from '#/platform/jobs/jobs.server.ts'
import { createLog } from '#/platform/config/log.server.ts'
import { testDatabase } from '../helpers/database.ts'
import { testShop, type TestShop } from '../helpers/shop.ts'

// Every picture of a small shop is drawn, possibly on a busy machine.
const patience = { timeout: 150_000 }
vi.setConfig({ testTimeout: 2 * patience.timeout, hookTimeout: patience.timeout })

const database = await testDatabase()
const { db, pool } = database
const log = createLog('silent', false)
const folders: string[] = []
const aFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-ahead-'))
  folders.push(folder)
  return folder
}
const configFor = (folder: string) => readConfig({ DATA_DIR: folder })

const parts = ['makers', 'places', 'attributes', 'categories']
type Colours = (typeof sampleAccessories)['products'][number]['colours']
/** A shop with one product in one size, drawn as a bell: a helmet has a second view, and takes a second for each picture. */
const shopWith = (coloursOf: (colours: Colours) => Colours) => [
  ...sampleFiles().filter(({ part }) => parts.includes(part)),
  jsonFile('accessories', 'accessories/helmets.json', {
    ...sampleAccessories,
    kind: 'bell',
    products: sampleAccessories.products.map((product) => ({
      ...product,
      sizes: [],
      variants: [],
      colours: coloursOf(product.colours),
    })),
  }),
]
const smallShop = () => shopWith((twoColours) => twoColours)
const now = new Date('2026-11-15T10:00:00Z')

let shop: TestShop
let folder: string
beforeAll(async () => {
  folder = await aFolder()
  await importFiles(db, smallShop(), { now })
  shop = await testShop({ DATA_DIR: folder }, database)
})
afterAll(async () => {
  for (const each of folders) await rm(each, { recursive: true, force: true })
})

async function pictures(...args: string[]): Promise<string> {
  const said: string[] = []
  await runPictures({
    config: configFor(folder),
    db,
    log,
    args,
    print: (line) => said.push(line),
  })
  return said.join('\n')
}

const files = async (where: string): Promise<string[]> => {
  const found = await readdir(where, { recursive: true, withFileTypes: true }).catch(() => [])
  return found.filter((entry) => entry.isFile()).map(({ name }) => name)
}

/** The pictures a page shows in current formats that are not drawn yet. */
async function stillToDraw(path: string): Promise<string[]> {
  const html = await (await shop.get(path)).text()
  const urls = [...new Set(html.match(/\/img\/[^\s"'<>&\\)]+/g))]
  expect(urls.length).toBeGreaterThan(0)
  const late: string[] = []
  for (const url of urls) {
    const headers = { accept: 'image/avif,image/webp', 'accept-encoding': 'br' }
    const { headers: answered } = await shop.get(url, { headers })
    if (answered.get('cache-control') === 'public, max-age=60') late.push(url)
  }
  return late
}

test('a dry run counts the missing pictures and draws none', async () => {
  expect(await pictures('--dry-run')).toMatch(/^[1-9]\d+ pictures are missing; 0 \(0\.0 MB\)/)
  expect(await files(folder)).toEqual([])
})

test('after drawing, no visitor waits for a picture, and a second run finds nothing to do', async () => {
  const missing = /^\d+/.exec(await pictures('--dry-run'))?.[0]
  const first = await pictures()
  expect(first).toMatch(new RegExp(`^${missing} pictures drawn in \\d+ s`))
  const drawn = await files(folder)
  expect(drawn).toHaveLength(Number(missing))

  expect(await pictures()).toMatch(new RegExp(`^0 pictures drawn in \\d+ s .*; ${missing} \\(`))
  expect(await pictures('--dry-run')).toMatch(/^0 pictures are missing/)
  for (const path of ['/', '/accessories/helmets/', '/crest-helmet/', '/crest-helmet/?colour=moss'])
    expect(await stillToDraw(path), path).toEqual([])
  expect(await files(folder)).toHaveLength(drawn.length)
})

test('draws no more than the disk limit allows', async () => {
  const other = await aFolder()
  const options = { atOnce: 1, mostBytes: 10_000 }
  const report = await drawAhead({ config: configFor(other), db, log }, options)
  expect(report.isFull).toBe(true)
  const again = await drawAhead({ config: configFor(other), db, log }, options)
  expect([again.drawn, again.stored]).toEqual([0, report.drawn])
})

test('an interrupt stops the drawing at once', async () => {
  const other = await aFolder()
  const parted = { config: configFor(other), db, log }
  const none = await drawAhead(parted, { atOnce: 1, signal: AbortSignal.abort() })
  expect(none).toMatchObject({ drawn: 0, isFull: false })
})

const queued = async () => {
  const { rows } = await pool.query<{ products: number[]; queue: string; priority: number }>(
    `select j.payload -> 'products' as products, j.priority, q.queue_name as queue
     from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id
     left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
     where t.identifier = 'draw-pictures'`,
  )
  return rows
}

/** The same product in another colour only. */
const repainted = (colour: string) =>
  shopWith((twoColours) => twoColours?.slice(0, 1).map((each) => ({ ...each, colour })))

test('an import without changes draws nothing', async () => {
  await importFiles(db, smallShop(), { now, drawsAhead: true })
  expect(await queued()).toEqual([])
})

test('after an import the changed pictures are drawn in the background, with the lowest priority', async () => {
  const { errors } = await importFiles(db, repainted('#803030'), { now, drawsAhead: true })
  expect(errors).toEqual([])
  const [job, ...more] = await queued()
  expect(more).toEqual([])
  expect(job).toMatchObject({ queue: 'pictures', priority: 100 })
  const { rows } = await pool.query<{ id: number }>(
    `select id from products where sku = 'HLM-CREST'`,
  )
  expect(job?.products).toEqual(rows.map(({ id }) => id))

  const other = await aFolder()
  const mailer = { send: () => Promise.resolve(), close: () => {} }
  const tasks = createTasks({ config: configFor(other), db, mailer, log })
  const open = async () => {
    const jobs = await startJobs({ pgPool: pool, tasks, crontab, log })
    onTestFinished(() => jobs.stop().catch(() => {})) // If the test succeeds, the jobs have stopped already.
    return jobs
  }
  const morning = await open()
  await vi.waitFor(async () => expect(await files(other)).not.toEqual([]), patience)
  await morning.stop()
  const before = await files(other)
  expect(await queued(), 'a shop that is closed halfway').toEqual([job])

  const evening = await open()
  await vi.waitFor(async () => expect(await queued()).toEqual([]), patience)
  await evening.stop()
  expect((await files(other)).length).toBeGreaterThan(before.length)
})
