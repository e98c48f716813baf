import { expect, test } from 'vitest'
import { testDatabase } from '../../../tests/helpers/database.ts'
import { jsonFile, sampleFiles, sampleFilesWith } from '#/catalogue/demo-data/sample-files.ts'
import {
  sampleAccessories,
  sampleComponents,
  samplePrices,
  sampleRedirects,
  sampleVariants,
} from '#/catalogue/demo-data/sample-records.ts'
import { sampleModel } from '#/catalogue/demo-data/sample-model.ts'
import { importFiles } from '#/catalogue/import/import.server.ts'
import { sentenceOf } from '#/catalogue/import/import-problem.ts'
import type { ImportFile } from '#/catalogue/import/import-reading.ts'

const { db } = await testDatabase()
await importFiles(db, sampleFiles(), { now: new Date('2026-11-15T10:00:00Z') })

async function problemsOf(files: readonly ImportFile[]): Promise<string[]> {
  const { errors } = await importFiles(db, files, { now: new Date('2026-11-20T10:00:00Z') })
  return errors.map(sentenceOf)
}
const [crest] = sampleAccessories.products
if (!crest) throw new Error('the sample has products')
/** Another accessory in a file of its own. */
const another = (fields: Partial<typeof crest>) =>
  jsonFile('accessories', 'accessories/more.json', {
    ...sampleAccessories,
    products: [{ ...crest, slug: 'other-helmet', sku: 'HLM-OTHER', variants: [], ...fields }],
  })

test('an accessory does not take the SKU of a part that the shop sells', async () => {
  expect(await problemsOf([another({ sku: 'WHL-C40' })])).toEqual([
    expect.stringMatching(/the SKU "WHL-C40", which belongs to a product of the kind "component"/),
  ])
})

test('an accessory does not take the SKU of another product’s variant', async () => {
  const problems = await problemsOf([
    another({ variants: [{ size: 'M', colour: 'ink', sku: 'HLM-CREST-M-INK' }] }),
  ])
  expect(problems).toEqual([
    expect.stringMatching(/the SKU "HLM-CREST-M-INK", which belongs to "HLM-CREST"/),
  ])
})

test('a product takes the variants of one that has been discontinued', async () => {
  const now = new Date('2026-11-20T10:00:00Z')
  const moving = { size: 'M', colour: 'ink', sku: 'HLM-MOVED-M' }
  const { db: other } = await testDatabase()
  await importFiles(other, sampleFiles(), { now })
  const old = (fields: object) =>
    another({ slug: 'old-helmet', sku: 'HLM-OLD', variants: [moving], ...fields })
  const heir = another({ variants: [moving] })
  await importFiles(other, [old({})], { now })
  expect((await importFiles(other, [heir], { now })).errors).toHaveLength(1)
  await importFiles(other, [old({ isDiscontinued: true })], { now })
  expect((await importFiles(other, [heir], { now })).errors).toEqual([])
})

test('a variant does not have the SKU of a product in the same import', async () => {
  const problems = await problemsOf([
    ...sampleFiles(),
    another({ variants: [{ size: 'M', colour: 'ink', sku: 'MOORTI' }] }),
  ])
  expect(problems).toEqual([expect.stringMatching(/"MOORTI", which another product has already/)])
})

test.each([
  ['a bike', { product: 'MOORTI-RIVAL', gtin: '5060000000024' }, /not an accessory/],
  ['a size that is not offered', { product: 'HLM-CREST', size: 'XL' }, /HLM-CREST in XL,/],
  ['a colour that is not offered', { product: 'HLM-CREST', colour: 'mosss' }, /in mosss,/],
])('a row of the spreadsheet for %s is refused', async (_, row, words) => {
  const sheet = jsonFile('variants', 'variants.json', [...sampleVariants, row])
  expect(await problemsOf(sampleFilesWith(sheet))).toEqual([expect.stringMatching(words)])
})

test('a part names an accessory of the shop, and a build the size it was weighed in', async () => {
  const [wheels, ...others] = sampleComponents.options
  const [first, ...builds] = sampleModel.builds
  const problems = await problemsOf([
    jsonFile('components', 'components/wheelset.json', {
      ...sampleComponents,
      options: [{ ...wheels, accessory: 'crest-helmett' }, ...others],
    }),
    jsonFile('models', 'models/moor-ti.json', {
      ...sampleModel,
      builds: [{ ...first, weightSize: 'XXL' }, ...builds],
    }),
  ])
  expect(problems.toSorted()).toEqual([
    expect.stringMatching(/"crest-helmett", which is not the slug of an accessory/),
    expect.stringMatching(/weightSize names "XXL", which is not a size of this model/),
  ])
})

test('a bike is not sold without the weight that it may carry', async () => {
  const { maxWeight: _, ...facts } = sampleModel.facts ?? {}
  const [build] = sampleModel.builds
  const model = { ...sampleModel, facts, builds: [build] }
  expect(await problemsOf([jsonFile('models', 'models/moor-ti.json', model)])).toEqual([
    expect.stringMatching(/facts does not say maxWeight/),
  ])
})

test('a file states no position for all of its products', async () => {
  const file = { ...sampleAccessories, position: 3 }
  expect(await problemsOf([jsonFile('accessories', 'accessories/helmets.json', file)])).toEqual([
    expect.stringMatching(/position/),
  ])
})

test.each([
  ['the file of the product states', { sku: 'HLM-CREST', price: '80' }, /of its product already/],
  ['another row states', { sku: 'HLM-CREST-M-MOSS', price: '80' }, /priced twice/],
])('a base price that %s is refused', async (_, row, words) => {
  const prices = jsonFile('prices', 'prices.json', [...samplePrices, row])
  expect(await problemsOf(sampleFilesWith(prices))).toEqual([expect.stringMatching(words)])
})

test.each([
  ['with a query', '/bike.php?id=7', /without a query/],
  ['that is no valid path', '/%E0%A4%A', /not a valid path/],
  ['that another redirect has', '/Moor-Titanium', /as another redirect does already/],
])('a redirect from a path %s is refused', async (_, from, words) => {
  const redirects = jsonFile('redirects', 'redirects.json', [
    ...sampleRedirects,
    { from, to: '/moor-ti/' },
  ])
  expect(await problemsOf([redirects])).toEqual([expect.stringMatching(words)])
})

const [used] = sampleModel.builds.flatMap((build) => build.used ?? [])
if (!used) throw new Error('the sample has a used bike')
const [piece] = used.pieces
if (!piece) throw new Error('the used bike is described')
const withUsed = (changed: object) =>
  problemsOf([
    jsonFile('models', 'm.json', {
      ...sampleModel,
      builds: sampleModel.builds.map((build) => (build.used ? { ...build, ...changed } : build)),
    }),
  ])

test.each([
  [{ used: undefined }, 'used is missing: state grade, kilometres and marks of the ex-demo bike'],
  [{ condition: 'new' }, 'used is only for a build with a condition such as "refurbished"'],
  [{ sizes: ['S', 'M'] }, 'used.pieces do not describe size "S"'],
  [
    { used: { ...used, pieces: [piece, { ...piece, size: 'XL' }] } },
    'used.pieces[2].size names "XL", which is not a size of this build',
  ],
  [{ used: { ...used, pieces: [piece, piece] } }, 'used.pieces[2].size "M" is used twice'],
  [
    { used: { ...used, asNew: 'force-ex-demo' } },
    'used.asNew names "force-ex-demo", which must be a build of this file that is sold new',
  ],
])('a used bike with %j is refused: %s', async (changed, sentence) => {
  const found = (await withUsed(changed)).map((each) => each.replace(/^m\.json(, line \d+)?: /, ''))
  expect(found).toEqual([`builds[3].${sentence}.`])
})
