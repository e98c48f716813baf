import type { Site } from '#/platform/config/sites.ts'

/** An order to show a version of a page during a period. */
export type Publication = {
  id: number
  /** Null takes the page down. */
  version: number | null
  /** Null for all sites. */
  site: Site['id'] | null
  from: Date
  /** Null for an open end. */
  until: Date | null
}

const onSite = (publications: readonly Publication[], site: Site['id']) =>
  publications.filter((each) => each.site === null || each.site === site)

/**
 * The version that a site shows at a time: that of the newest publication whose period includes it. So a version
 * published for a week gives way to the one before it when the week is over. Null when the page is not shown.
 */
export function liveVersion(
  publications: readonly Publication[],
  site: Site['id'],
  now: Date,
): number | null {
  const current = onSite(publications, site).filter(
    ({ from, until }) => from <= now && (until === null || until > now),
  )
  const newest = current.toSorted((a, b) => b.id - a.id)[0]
  return newest?.version ?? null
}

/** When a site last began to show another version; null if it never has. */
export function lastPublished(
  publications: readonly Publication[],
  site: Site['id'],
  now: Date,
): Date | null {
  const begun = onSite(publications, site).flatMap(({ from }) =>
    from <= now ? from.getTime() : [],
  )
  return begun.length > 0 ? new Date(Math.max(...begun)) : null
}

/** The times at which another version may be shown. */
export const changeTimes = (publications: readonly Publication[]): Date[] =>
  publications.flatMap(({ from, until }) => (until === null ? [from] : [from, until]))

/** The changes to come on a site: when it shows which version. */
export function comingChanges(
  publications: readonly Publication[],
  site: Site['id'],
  now: Date,
): { at: Date; version: number | null }[] {
  const later = changeTimes(publications).filter((time) => time > now)
  const times = [...new Set(later.map(Number))].toSorted((a, b) => a - b)
  let before = liveVersion(publications, site, now)
  return times.flatMap((time) => {
    const at = new Date(time)
    const version = liveVersion(publications, site, at)
    if (version === before) return []
    before = version
    return { at, version }
  })
}

/** The version that was published before the one a site shows; null if there is none. */
export function versionBefore(
  publications: readonly Publication[],
  site: Site['id'],
  now: Date,
): number | null {
  const live = liveVersion(publications, site, now)
  const begun = onSite(publications, site).filter(({ from }) => from <= now)
  const others = begun.flatMap(({ id, version }) =>
    version === null || version === live ? [] : { id, version },
  )
  return others.toSorted((a, b) => b.id - a.id)[0]?.version ?? null
}
