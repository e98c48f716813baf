import { customType } from 'drizzle-orm/pg-core'
import type { GenericSchema, InferOutput } from 'valibot'
import { fromStored } from '#/db/stored-json.ts'
import { localisedText } from '#/i18n/localised-text.ts'

/**
 * A JSON column whose values are parsed when they are selected. A column whose schema belongs to a feature
 * is `jsonb()`, and the feature's store parses it with `fromStored`.
 */
export const jsonColumn = <Schema extends GenericSchema>(schema: Schema) =>
  customType<{ data: InferOutput<Schema>; driverData: unknown }>({
    dataType: () => 'jsonb',
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (stored) => fromStored(schema, stored, 'a JSON column'),
  })

/** A text in each of the shop's languages. */
export const texts = jsonColumn(localisedText)
