import { expect, test } from 'vitest'
import { sentenceOf } from './import-problem.ts'
import { type ImportFile, readRecords } from './import-reading.ts'
import { jsonFile } from '#/catalogue/demo-data/sample-files.ts'
import { sampleModel } from '#/catalogue/demo-data/sample-model.ts'
import { sampleAccessories } from '#/catalogue/demo-data/sample-records.ts'

const reported = (...files: ImportFile[]) => readRecords(files).problems.map(sentenceOf)
const [crest] = sampleAccessories.products
const [rival] = sampleModel.builds
const withHelmet = (changed: object) =>
  reported(
    jsonFile('accessories', 'helmets.json', {
      ...sampleAccessories,
      products: [{ ...crest, ...changed }],
    }),
  ).map((sentence) => sentence.replace(/, line \d+/, ''))

test('reports invalid JSON with its line', () => {
  expect(
    reported({ part: 'stock', file: 'stock.json', text: '[\n  { "sku": "A-1", }\n]' }),
  ).toEqual([expect.stringMatching(/^stock\.json, line 2: is not valid JSON: .+\.$/)])
})

test('reports a CSV file with a quote that does not end', () => {
  expect(
    reported({ part: 'stock', file: 'stock.csv', text: 'sku,place,quantity\n"A-1,leeds,3\n' }),
  ).toEqual([expect.stringMatching(/^stock\.csv, line \d: is not valid CSV: Quote Not Closed/)])
})

test('reports an object where a list is expected', () => {
  expect(reported(jsonFile('makers', 'makers.json', {}))).toEqual([
    'makers.json, line 1: must be a list, in square brackets.',
  ])
})

test('refuses models as CSV', () => {
  expect(reported({ part: 'models', file: 'models.csv', text: 'sku\nA' })).toEqual([
    'models.csv: models cannot be a CSV file, only JSON.',
  ])
})

test('reports a missing field', () => {
  const { name: _name, ...nameless } = sampleModel
  expect(reported(jsonFile('models', 'm.json', nameless))).toEqual([
    'm.json, line 1: name is missing.',
  ])
})

test('names the field of the shop for what other programs call otherwise', () => {
  expect(withHelmet({ ean: '4006381333931' })).toEqual([
    'helmets.json: products[1].ean is not a known field; the shop has it as "gtin", of each of the "variants".',
  ])
})

test('suggests the right name for a misspelt field', () => {
  const model = { ...sampleModel, builds: [{ ...rival, prise: 3 }] }
  expect(
    reported(jsonFile('models', 'm.json', model)).map((sentence) =>
      sentence.replace(/, line \d+/, ''),
    ),
  ).toEqual(['m.json: builds[1].prise is not a known field; did you mean "price"?'])
})

test.each([
  [{ price: '89,00' }, 'price must be an amount such as 2499 or "2499.00"'],
  [{ price: 89.999 }, 'price must be an amount such as 2499 or "2499.00"'],
  [{ weight: '265 g' }, 'weight must be a weight in kilograms such as 8.9'],
  [{ weight: 265 }, 'weight must be a weight in kilograms, at most 100'],
  [{ sku: 'hlm crest' }, 'sku must be capital letters and digits, joined by hyphens or points'],
  [{ slug: 'Crest Helmet' }, 'slug must be lower-case letters, digits and single hyphens'],
  [{ kind: 'hat' }, 'kind is not a kind the shop can draw'],
  [{ condition: 'used' }, 'condition must be one of new, refurbished, ex-demo, not "used"'],
  [{ name: { en: 'Crest' } }, 'name.de is missing'],
  [{ leadTimeDays: 1.5 }, 'leadTimeDays must be whole working days'],
  [{ notSoldTo: 'de' }, 'notSoldTo must be a list, not "de"'],
])('reports %j as: %s', (changed, sentence) => {
  expect(withHelmet(changed)).toEqual([`helmets.json: products[1].${sentence}.`])
})

test('reports mistakes in a CSV file with their line', () => {
  expect(
    reported({
      part: 'stock',
      file: 'stock.csv',
      text: 'sku,place,onHand\nA-1,leeds,3\nA-2,leeds,three\n',
    }),
  ).toEqual(['stock.csv, line 3: onHand must be a whole number.'])
})

test('a row of stock that does not say which figure it states is refused', () => {
  const text =
    'sku,place,onHand,available\nA-1,leeds,3,\nA-2,leeds,,2\nA-3,leeds,3,2\nA-4,leeds,,\n'
  const reason =
    'must state either onHand (pieces on the shelf) or available (pieces that can be sold)'
  expect(reported({ part: 'stock', file: 'stock.csv', text })).toEqual([
    `stock.csv, line 4: ${reason}.`,
    `stock.csv, line 5: ${reason}.`,
  ])
})
