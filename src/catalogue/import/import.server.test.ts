import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../tests/helpers/database.ts'
import { importFiles } from './import.server.ts'
import { sentenceOf } from './import-problem.ts'
import { jsonFile, sampleFiles, sampleFilesWith } from '#/catalogue/demo-data/sample-files.ts'
import { sampleModel } from '#/catalogue/demo-data/sample-model.ts'
import { sampleAccessories, samplePlaces } from '#/catalogue/demo-data/sample-records.ts'

const now = new Date('2026-11-15T10:00:00Z')
const later = new Date('2026-11-20T10:00:00Z')

async function shop() {
  const { db, url } = await testDatabase()
  const report = await importFiles(db, sampleFiles(), { now })
  expect(report.errors.map(sentenceOf)).toEqual([])
  const count = async (table: string) => {
    const result = await db.execute<{ n: number }>(
      sql`select count(*)::int as n from ${sql.raw(table)}`,
    )
    return result.rows[0]?.n
  }
  return { db, url, report, count }
}

test('imports a whole folder', async () => {
  const { report, count } = await shop()
  expect(report.updated).toBe(0)
  expect(await count('products')).toBe(7)
  // Two builds in two sizes and two colours, one ex-demo bike, three helmets, two wheelsets.
  expect(await count('variants')).toBe(14)
})

test('importing the same folder again changes nothing and writes no history', async () => {
  const { db, report, count } = await shop()
  const before = await count('price_history')
  const again = await importFiles(db, sampleFiles(), { now: later })
  expect(again).toMatchObject({
    created: 0,
    updated: 0,
    changedTags: [],
    unchanged: report.created,
  })
  expect(await count('price_history')).toBe(before)
})

test('imports nothing when one record is wrong', async () => {
  const { db } = await testDatabase()
  const broken = { ...sampleModel, sku: 'moor ti' }
  const report = await importFiles(
    db,
    sampleFilesWith(jsonFile('models', 'models/moor-ti.json', broken)),
    { now },
  )
  const products = await db.execute(sql`select 1 from products`)
  expect(report).toMatchObject({ created: 0 })
  expect(products.rows).toEqual([])
})

test('a new price purges only the bike, its model and their listings', async () => {
  const { db } = await shop()
  const [rival, ...others] = sampleModel.builds
  if (!rival) throw new Error('the sample has builds')
  const dearer = { ...sampleModel, builds: [{ ...rival, price: 3599 }, ...others] }
  const report = await importFiles(
    db,
    sampleFilesWith(jsonFile('models', 'models/moor-ti.json', dearer)),
    {
      now: later,
    },
  )
  const ids = await db.execute<{ tag: string }>(sql`
    select 'product:' || id as tag from products where sku in ('MOORTI', 'MOORTI-RIVAL')
    union select 'category:' || id from categories where path in ('bikes', 'bikes/gravel', 'sale')
    union select 'catalogue'`)
  expect(report.changedTags).toEqual(ids.rows.map(({ tag }) => tag).toSorted())
  expect(report).toMatchObject({ created: 0, updated: 1 })
})

test('notifies every process of the changed tags once', async () => {
  const { db, url } = await shop()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const received: string[] = []
  client.on('notification', ({ payload }) => received.push(payload ?? ''))
  await client.query('listen purge')
  const more = [{ sku: 'HLM-CREST-M-INK', place: 'leeds', onHand: 5 }]
  const report = await importFiles(db, [jsonFile('stock', 'stock.json', more)], { now: later })
  await client.query('select 1')
  await client.end()
  expect(received).toEqual([report.changedTags.join(' ')])
  expect(report.changedTags).toEqual(['catalogue', expect.stringMatching(/^product:\d+$/)])
})

test('deactivates a build that is no longer in the file', async () => {
  const { db } = await shop()
  const fewer = { ...sampleModel, builds: sampleModel.builds.slice(0, 2) }
  const files = sampleFilesWith(jsonFile('models', 'models/moor-ti.json', fewer))
  await importFiles(
    db,
    files.filter(({ part }) => part !== 'stock'),
    { now: later },
  )
  const active = await db.execute<{ sku: string; is_active: boolean }>(
    sql`select sku, is_active from products where parent_id is not null order by sku`,
  )
  expect(active.rows).toEqual([
    { sku: 'MOORTI-FORCE', is_active: true },
    { sku: 'MOORTI-FORCEEXDEMO', is_active: false },
    { sku: 'MOORTI-RIVAL', is_active: true },
  ])
})

test('a product with a new slug leaves a redirect behind', async () => {
  const { db } = await shop()
  const [crest, ...rest] = sampleAccessories.products
  if (!crest) throw new Error('the sample has products')
  const renamed = {
    ...sampleAccessories,
    products: [{ ...crest, slug: 'crest-2-helmet' }, ...rest],
  }
  await importFiles(
    db,
    sampleFilesWith(jsonFile('accessories', 'accessories/helmets.json', renamed)),
    { now: later },
  )
  const redirects = await db.execute(
    sql`select path, target from redirects where path = 'crest-helmet'`,
  )
  expect(redirects.rows).toEqual([{ path: 'crest-helmet', target: '/crest-2-helmet/' }])
})

test('reports mistakes with file, line, field and reason', async () => {
  const { db } = await testDatabase()
  const [first, second, third] = sampleModel.builds
  const [small, medium] = sampleModel.sizes
  const wrong = {
    ...sampleModel,
    discipline: 'gravell',
    sizes: [
      { ...small, printed: { wheelbase: 1060 } },
      { ...medium, printed: { wheelbase: 1047 } },
    ],
    builds: [
      { ...first, parts: { wheelset: 'WHL-A26' } },
      { ...second, special: { price: 4500 } },
      { ...third, colours: ['rust'] },
    ],
  }
  const stock = {
    part: 'stock' as const,
    file: 'stock.csv',
    text: 'sku,place,onHand\nMOORTI-RIVAL-M-RAW,halifx,3\n',
  }
  const files = [
    ...sampleFilesWith(jsonFile('models', 'models/moor-ti.json', wrong)).filter(
      ({ part }) => part !== 'stock',
    ),
    stock,
  ]
  const report = await importFiles(db, files, { now })
  const [model] = files.filter(({ part }) => part === 'models')
  const lineOf = (text: string) =>
    model?.text.slice(0, model.text.indexOf(text)).split('\n').length ?? 0
  expect(report.errors.map(sentenceOf).toSorted()).toEqual(
    [
      `models/moor-ti.json, line ${lineOf('"gravell"')}: discipline names "gravell", which is not a value in attributes.json; did you mean "gravel"?.`,
      `models/moor-ti.json, line ${lineOf('{\n        "wheelbase": 1060')}: sizes[1].printed size S prints a wheelbase of 1060 mm, but its angles and lengths give 1031 mm.`,
      `models/moor-ti.json, line ${lineOf('"WHL-A26"')}: builds[1].parts.wheelset names "WHL-A26", which is not a component; did you mean "WHL-A25"?.`,
      `models/moor-ti.json, line ${lineOf('{\n        "price": 4500')}: builds[2].special must be below the list price.`,
      `models/moor-ti.json, line ${lineOf('"rust"')}: builds[3].colours[1] names "rust", which is not a colourway of this model.`,
      'stock.csv, line 2: place names "halifx", which is not a place; did you mean "halifax"?.',
    ]
      .map((sentence) => sentence.replace('?.', '?'))
      .toSorted(),
  )
  expect(report.warnings.map(sentenceOf)).toEqual([
    `models/moor-ti.json, line ${lineOf('{\n        "wheelbase": 1047')}: sizes[2].printed size M prints a wheelbase of 1047 mm, but its angles and lengths give 1042 mm.`,
  ])
})

test('refuses a size that cannot be built, once and with the reason', async () => {
  const { db } = await testDatabase()
  const [small, medium] = sampleModel.sizes
  const { printed: _printed, ...unprinted } = { printed: null, ...small }
  const wrong = {
    ...sampleModel,
    sizes: [{ ...unprinted, geometry: { ...small?.geometry, chainstay: 350 } }, medium],
  }
  const report = await importFiles(
    db,
    sampleFilesWith(jsonFile('models', 'models/moor-ti.json', wrong)),
    { now },
  )
  expect(report.errors.map(sentenceOf)).toEqual([
    expect.stringMatching(
      /^models\/moor-ti\.json, line \d+: sizes\[1\]\.geometry size S cannot be built: the rear tyre would reach \d+ mm into the seat tube\.$/,
    ),
  ])
})

test('adds a place without changing anything else', async () => {
  const { db } = await shop()
  const more = [...samplePlaces, { code: 'berlin', kind: 'store', name: 'Berlin', country: 'de' }]
  const report = await importFiles(db, [jsonFile('places', 'places.json', more)], { now: later })
  expect(report).toMatchObject({
    created: 1,
    updated: 0,
    unchanged: 2,
    changedTags: ['catalogue', 'places'],
  })
})
