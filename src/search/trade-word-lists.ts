/** What a bicycle shop knows about its customers' words, language by language. */
export type TradeWords = {
  /** Words for the same thing; one line each. */
  same: readonly string[]
  /** Words that shoppers use for something the catalogue names otherwise, and what they mean by it. */
  means: Readonly<Record<string, readonly string[]>>
  /** Words that say nothing about a product. */
  small: string
  /** Words that others are made of, beside those of the catalogue. */
  parts: string
  /** Words that look made of others and are not: a `Handschuh` is no `Schuh`. */
  whole: string
}
