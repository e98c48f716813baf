import { expect, test } from 'vitest'
import { sentenceOf } from './import-problem.ts'
import { type ImportFile, readRecords } from './import-reading.ts'
import { jsonFile } from '#/catalogue/demo-data/sample-files.ts'
import { sampleAccessories, sampleModel } from '#/catalogue/demo-data/sample-records.ts'

const told = (...files: ImportFile[]) => readRecords(files).problems.map(sentenceOf)
const [crest] = sampleAccessories.products
const [rival] = sampleModel.builds
const withHelmet = (changed: object) =>
  told(
    jsonFile('accessories', 'helmets.json', {
      ...sampleAccessories,
      products: [{ ...crest, ...changed }],
    }),
  ).map((sentence) => sentence.replace(/, line \d+/, ''))

test('a file that is no JSON is told with the line', () => {
  expect(told({ part: 'stock', file: 'stock.json', text: '[\n  { "sku": "A-1", }\n]' })).toEqual([
    expect.stringMatching(/^stock\.json, line 2: is not valid JSON: .+\.$/),
  ])
})

test('a list that is none is told', () => {
  expect(told(jsonFile('makers', 'makers.json', {}))).toEqual([
    'makers.json, line 1: must be a list, in square brackets.',
  ])
})

test('bikes do not fit in a sheet', () => {
  expect(told({ part: 'models', file: 'models.csv', text: 'sku\nA' })).toEqual([
    'models.csv: models cannot be a CSV file, only JSON.',
  ])
})

test('what is missing is named', () => {
  const { name: _name, ...nameless } = sampleModel
  expect(told(jsonFile('models', 'm.json', nameless))).toEqual(['m.json, line 1: name is missing.'])
})

test('a misspelt field is named with the one that was meant', () => {
  const model = { ...sampleModel, builds: [{ ...rival, prise: 3 }] }
  expect(
    told(jsonFile('models', 'm.json', model)).map((sentence) => sentence.replace(/, line \d+/, '')),
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
])('the import says of %j: %s', (changed, sentence) => {
  expect(withHelmet(changed)).toEqual([`helmets.json: products[1].${sentence}.`])
})

test('a sheet’s mistakes are told by line', () => {
  expect(
    told({
      part: 'stock',
      file: 'stock.csv',
      text: 'sku,place,quantity\nA-1,leeds,3\nA-2,leeds,three\n',
    }),
  ).toEqual(['stock.csv, line 3: quantity must be a whole number.'])
})
