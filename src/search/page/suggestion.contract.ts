import { searchUrl } from '#/search/api/search-url.ts'
import type { SuggestAnswer } from '#/search/api/search.contract.ts'

type Product = SuggestAnswer['products'][number]

/** One row below the search box. */
export type Suggestion =
  | { kind: 'terms'; text: string; to: string }
  | { kind: 'categories'; text: string; trail: string; to: string }
  | { kind: 'products'; text: string; product: Product; to: string }
  | { kind: 'all'; text: string; to: string }

/** The rows in display and keyboard order; the last leads to all results. */
export const suggestionsFrom = (typed: string, answer: SuggestAnswer): Suggestion[] => [
  ...answer.terms.map((text) => ({ kind: 'terms' as const, text, to: searchUrl(text) })),
  ...answer.categories.map(({ name, trail, url }) => ({
    kind: 'categories' as const,
    text: name,
    trail: trail.join(' › '),
    to: url,
  })),
  ...answer.products.map((product) => ({
    kind: 'products' as const,
    text: product.name,
    product,
    to: product.url,
  })),
  ...(answer.products.length > 0
    ? [{ kind: 'all' as const, text: typed, to: searchUrl(typed) }]
    : []),
]
