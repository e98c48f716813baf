import { expect, test } from 'vitest'
import { testDatabase } from '../../../tests/helpers/database.ts'
import { jsonFile, sampleFilesWith } from '#/catalogue/demo-data/sample-files.ts'
import { sampleAccessories } from '#/catalogue/demo-data/sample-records.ts'
import { sentenceOf } from '#/catalogue/import/import-problem.ts'
import { importFiles } from '#/catalogue/import/import.server.ts'

const now = new Date('2026-11-15T10:00:00Z')

const helmetsWith = (sizeChart: unknown) => {
  const products = sampleAccessories.products.map((helmet) => ({ ...helmet, sizeChart }))
  const file = { ...sampleAccessories, products }
  return sampleFilesWith(jsonFile('accessories', 'accessories/helmets.json', file))
}
const head = { columns: ['Head'], rows: [{ size: 'S', values: [[51, 55]] }] }

test.each([
  ['lacks a size', head, /has no row for size "M" in the size chart/],
  ['has a range the wrong way round', rowsOf([[55, 51]]), /smaller number first/],
  ['has a column without a value', rowsOf([]), /one value for each column/],
  ['has the same size twice', { ...head, rows: [...head.rows, ...head.rows] }, /one row for each/],
  ['is in millimetres', rowsOf([550]), /at most 250/],
  ['measures nothing', { ...head, columns: [] }, /at least one measurement/],
])('a size chart that %s is refused in plain words', async (_, chart, words) => {
  const { db } = await testDatabase()
  const { errors } = await importFiles(db, helmetsWith(chart), { now })
  expect(errors.map(sentenceOf)).toContainEqual(expect.stringMatching(words))
})

function rowsOf(values: unknown) {
  return { columns: ['Head'], rows: ['S', 'M'].map((size) => ({ size, values })) }
}

const helmetsInInk = (tones: Record<string, unknown>) => {
  const ink = { code: 'ink', name: 'Ink', family: 'black', colour: '#16191d', ...tones }
  const products = sampleAccessories.products.map((helmet) => ({
    ...helmet,
    colours: [ink],
    variants: [],
  }))
  const file = { ...sampleAccessories, products }
  return sampleFilesWith(jsonFile('accessories', 'accessories/helmets.json', file))
}
const accentName = { en: 'Ochre', de: 'Ocker' }

test.each([
  [
    'no name for its second tone',
    { accent: '#c8892b' },
    /must name its second tone in "accentName"/,
  ],
  ['a name for a tone it does not have', { accentName }, /must have an "accent"/],
  ['a name for a second tone like the first', { accent: '#16191d', accentName }, /other than its/],
])('a colour with %s is refused in plain words', async (_, tones, words) => {
  const { db } = await testDatabase()
  const { errors } = await importFiles(db, helmetsInInk(tones), { now })
  expect(errors.map(sentenceOf)).toContainEqual(expect.stringMatching(words))
})
