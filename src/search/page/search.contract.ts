import * as v from 'valibot'
import { cardSchema, listerQuery, listingSchema } from '#/lister/listing/lister.contract.ts'
import type { PriceRange } from '#/lister/listing/lister.ts'
import { line, noError } from '#/platform/api/schema.ts'
import type { FoundCategory } from '#/search/query/category-index.ts'
import type { SearchNote } from '#/search/engine/find-products.ts'
import { categoryUrl } from './category-url.ts'

/** Wire shapes of `/nuxt/api/search/*`: the only place with these names. */

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
  /** Other spellings that were searched for instead. */
  suggestions: v.array(v.string()),
  /** What was done to find something after all. */
  relaxed: v.array(note),
  categories: v.array(category),
  /** The page of the one thing that was asked for by its code, or this search with its words about a price as a filter. */
  redirect_url: v.nullable(v.string()),
  error: noError,
})

/** Empty while nothing is typed: that is no mistake. */
export const suggestQuery = v.object({ q: v.optional(line(80), '') })

export const suggestAnswer = v.object({
  products: v.array(cardSchema),
  categories: v.array(category),
  terms: v.array(v.string()),
  error: noError,
})

export type SuggestAnswer = v.InferOutput<typeof suggestAnswer>

export const toWireCategory = ({ name, path, trail }: FoundCategory, price: PriceRange | null) => ({
  name,
  url: categoryUrl(path, price),
  trail,
})

export const toWireNote = (said: SearchNote): v.InferInput<typeof note> => ({
  kind: said.kind,
  words: said.kind === 'corrected' ? [said.from, said.to] : 'words' in said ? said.words : [],
})

/** The query as it was understood, where a word of it was corrected. */
export function correctedQuery(query: string, notes: readonly SearchNote[]): string | null {
  const corrections = notes.filter((said) => said.kind === 'corrected')
  if (corrections.length === 0) return null
  return corrections.reduce(
    (text, { from, to }) => text.replace(new RegExp(escaped(from), 'iu'), to),
    query,
  )
}

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
