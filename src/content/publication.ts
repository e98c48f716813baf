/** An order to show a version of a page during a period. */
export type Publication = {
  id: number
  /** Null takes the page down. */
  version: number | null
  from: Date
  /** Null for an open end. */
  until: Date | null
}

/**
 * The version that is shown at a time: that of the newest publication whose period includes it. So a version
 * published for a week gives way to the one before it when the week is over. Null when the page is not shown.
 */
export function liveVersion(publications: readonly Publication[], now: Date): number | null {
  const current = publications.filter(
    ({ from, until }) => from <= now && (until === null || until > now),
  )
  const newest = current.toSorted((a, b) => b.id - a.id)[0]
  return newest?.version ?? null
}

/** The times at which another version may be shown. */
export const changeTimes = (publications: readonly Publication[]): Date[] =>
  publications.flatMap(({ from, until }) => (until === null ? [from] : [from, until]))
