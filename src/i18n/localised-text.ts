import * as v from 'valibot'
import type { Locale } from './locale.ts'

/** The same in each of the shop's languages, as files have it. */
export const inEveryLocale = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.strictObject(
    { en: schema, de: schema } satisfies Record<Locale, v.GenericSchema>,
    'must be one text for each language: {"en": …, "de": …}',
  )

/** A text in each of the shop's languages, as stored. */
export const localisedText = v.object({ en: v.string(), de: v.string() } satisfies Record<
  Locale,
  v.GenericSchema
>)
