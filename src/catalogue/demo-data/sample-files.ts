import type { ImportFile } from '#/catalogue/import/import-reading.ts'
import {
  sampleAccessories,
  sampleAttributes,
  sampleCategories,
  sampleComponents,
  sampleHistory,
  sampleMakers,
  sampleModel,
  samplePlaces,
  samplePrices,
  sampleRedirects,
  sampleStock,
  sampleVariants,
} from './sample-records.ts'

/** A value as it would stand in a file. */
export const jsonFile = (part: ImportFile['part'], file: string, value: unknown): ImportFile => ({
  part,
  file,
  text: JSON.stringify(value, null, 2),
})

/** A whole small shop; a test adds a file of its own or leaves some out. */
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

/** The sample shop with one file put in another's place. */
export const sampleFilesWith = (changed: ImportFile): ImportFile[] => [
  ...sampleFiles().filter(({ file }) => file !== changed.file),
  changed,
]
