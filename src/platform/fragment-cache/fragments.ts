/** Parts of pages that look the same wherever they stand, while one page is rendered. */
export type Fragments = {
  /**
   * The element that holds a part's place, and whether its HTML is known already. A part whose pictures
   * the page tells of by itself may hold some that are fetched at once.
   */
  mark(what: unknown, isAnnounced?: boolean): { tag: string; isKnown: boolean }
}
