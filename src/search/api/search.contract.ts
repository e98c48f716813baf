import * as v from 'valibot'
import { cardSchema, listerQuery, listingSchema } from '#/lister/listing/lister.contract.ts'
import type { PriceRange } from '#/lister/listing/lister.ts'
import { line, noError } from '#/platform/api/schema.ts'
import type { FoundCategory } from '#/search/query/category-index.ts'
import type { SearchNote } from '#/search/engine/find-products.ts'
import { categoryUrl } from './category-url.ts'
import { escapePattern } from '#/platform/types/escape-pattern.ts'

/** Wire shapes of `/nuxt/api/search/*`: these names are used nowhere else. */

const { urlKey: _notOfSearch, ...filters } = listerQuery.entries

export const searchQuery = v.object({
  ...filters,
  q: v.pipe(line(80), v.minLength(2, 'fieldErrors.tooShort')),
})

const category = v.object({ name: v.string(), url: v.string(), trail: v.array(v.string()) })

const note = v.object({
  kind: v.picklist(['corrected', 'left-out', 'other-money', 'any-word']),
  words: v.array(v.string()),
})

export const searchAnswer = v.object({
  products: listingSchema,
  /** The corrected spellings that were searched for instead. */
  suggestions: v.array(v.string()),
  /** Changes to the query that were needed to find anything. */
  relaxed: v.array(note),
  categories: v.array(category),
  /** The page of the product whose code was searched for, or this search with its price words as a filter. */
  redirect_url: v.nullable(v.string()),
  error: noError,
})

/** Empty while nothing is typed, which is not an error. */
export const suggestQuery = v.object({ q: v.optional(line(80), '') })

export const suggestAnswer = v.object({
  products: v.array(cardSchema),
  categories: v.array(category),
  terms: v.array(v.string()),
  error: noError,
})

/** The offers of an empty search box. */
export const startAnswer = v.object({
  categories: v.array(
    v.object({ name: v.string(), url: v.string(), image: cardSchema.entries.image }),
  ),
  terms: v.array(v.string()),
  error: noError,
})

export type StartAnswer = v.InferOutput<typeof startAnswer>
export type SuggestAnswer = v.InferOutput<typeof suggestAnswer>

export const toWireCategory = ({ name, path, trail }: FoundCategory, price: PriceRange | null) => ({
  name,
  url: categoryUrl(path, price),
  trail,
})

export const toWireNote = (searchNote: SearchNote): v.InferInput<typeof note> => ({
  kind: searchNote.kind,
  words:
    searchNote.kind === 'corrected'
      ? [searchNote.from, searchNote.to]
      : 'words' in searchNote
        ? searchNote.words
        : [],
})

/** The query as it was understood, where a word of it was corrected. */
export function correctedQuery(query: string, notes: readonly SearchNote[]): string | null {
  const corrections = notes.filter((searchNote) => searchNote.kind === 'corrected')
  if (corrections.length === 0) return null
  return corrections.reduce(
    (text, { from, to }) => text.replace(new RegExp(escapePattern(from), 'iu'), to),
    query,
  )
}
