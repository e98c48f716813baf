/** Fragments that look the same on every page, for use while one page is rendered. */
export type Fragments = {
  /**
   * Returns the placeholder element for a fragment, and whether its HTML is cached. A fragment may contain
   * eager pictures only if the page preloads them itself (`isAnnounced`).
   */
  mark(props: unknown, isAnnounced?: boolean): { tag: string; isKnown: boolean }
}
