import * as v from 'valibot'
import type { Locale } from './locale.ts'

/** A text in each of the shop's languages, as stored. */
export const localisedText = v.object({ en: v.string(), de: v.string() } satisfies Record<
  Locale,
  v.GenericSchema
>)
