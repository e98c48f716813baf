/** Parts of pages that look the same wherever they stand, while one page is rendered. */
export type Fragments = {
  /** The element that holds a part's place, and whether its HTML is known already. */
  mark(what: unknown): { tag: string; isKnown: boolean }
}
