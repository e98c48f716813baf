import { accessoryFile, variantRow } from './import-accessory.ts'
import { componentFile } from './import-component.ts'
import { modelRecord } from './import-model.ts'
import {
  attributesFile,
  categoryRecord,
  historyRow,
  makerRecord,
  placeRecord,
  priceRow,
  redirectRecord,
  stockRow,
} from './import-shop.ts'
import { keysOf } from '#/platform/types/typed-keys.ts'

/**
 * A catalogue is a folder. Each name below is a file (`stock.csv`, `makers.json`) or a folder of
 * such files (`models/*.json`, `stock/bikes.csv`). Any of them may be missing; the shop's own data then
 * stay as they are. A *list* file is an array of records, or a CSV whose first line names
 * the fields; a *document* file is one record.
 */
export const importFormat = {
  makers: { shape: 'list', record: makerRecord },
  places: { shape: 'list', record: placeRecord },
  attributes: { shape: 'document', record: attributesFile },
  categories: { shape: 'list', record: categoryRecord },
  components: { shape: 'document', record: componentFile },
  models: { shape: 'document', record: modelRecord },
  accessories: { shape: 'document', record: accessoryFile },
  variants: { shape: 'list', record: variantRow },
  prices: { shape: 'list', record: priceRow },
  history: { shape: 'list', record: historyRow },
  stock: { shape: 'list', record: stockRow },
  redirects: { shape: 'list', record: redirectRecord },
} as const

export type ImportPart = keyof typeof importFormat
export const importParts = keysOf(importFormat)
