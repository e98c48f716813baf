/** The words that customers of a bicycle shop use, by language. */
export type TradeWords = {
  /** Synonyms, one line each. */
  same: readonly string[]
  /** Words that shoppers use for something that the catalogue names differently. */
  means: Readonly<Record<string, readonly string[]>>
  /** Words that say nothing about a product. */
  stopWords: string
  /** Words that form compounds, in addition to those of the catalogue. */
  parts: string
  /** Words that look like compounds but are not: a `Handschuh` is not a `Schuh`. */
  whole: string
}
