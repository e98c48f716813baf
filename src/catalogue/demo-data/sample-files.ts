import type { ImportFile } from '#/catalogue/import/import-reading.ts'
import { sampleModel } from './sample-model.ts'
import {
  sampleAccessories,
  sampleAttributes,
  sampleCategories,
  sampleComponents,
  sampleHistory,
  sampleMakers,
  samplePlaces,
  samplePrices,
  sampleRedirects,
  sampleStock,
  sampleVariants,
} from './sample-records.ts'

/** An import file with a value as JSON. */
export const jsonFile = (part: ImportFile['part'], file: string, value: unknown): ImportFile => ({
  part,
  file,
  text: JSON.stringify(value, null, 2),
})

/** The files of a small shop; tests add to them or leave some out. */
export const sampleFiles = (): ImportFile[] => [
  jsonFile('makers', 'makers.json', sampleMakers),
  jsonFile('places', 'places.json', samplePlaces),
  jsonFile('attributes', 'attributes.json', sampleAttributes),
  jsonFile('categories', 'categories.json', sampleCategories),
  jsonFile('components', 'components/wheelset.json', sampleComponents),
  jsonFile('models', 'models/moor-ti.json', sampleModel),
  jsonFile('accessories', 'accessories/helmets.json', sampleAccessories),
  jsonFile('variants', 'variants.json', sampleVariants),
  jsonFile('prices', 'prices.json', samplePrices),
  jsonFile('history', 'history.json', sampleHistory),
  jsonFile('stock', 'stock.json', sampleStock),
  jsonFile('redirects', 'redirects.json', sampleRedirects),
]

/** The sample shop with one file replaced. */
export const sampleFilesWith = (changed: ImportFile): ImportFile[] => [
  ...sampleFiles().filter(({ file }) => file !== changed.file),
  changed,
]
