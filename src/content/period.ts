import { type Site, sites } from '#/platform/config/sites.ts'
import { instantOf, isLocalTime } from '#/platform/config/zoned-time.ts'

/** A period in which a version is to be shown; by default on all sites, from now on and for good. */
export type Period = { site?: Site['id'] | null; from?: Date; until?: Date | null }

type WrittenPeriod = {
  site?: string | undefined
  from?: string | undefined
  until?: string | undefined
}

/**
 * The periods that a writer means. A time without an offset is in the time zone of the site, so it is another
 * instant on every site, and each gets a period of its own.
 */
export function periodsOf({ site, from, until }: WrittenPeriod): Period[] {
  const chosen = site === undefined ? sites : sites.filter(({ id }) => id === site)
  if (chosen.length === 0)
    throw new Error(`--site must be one of ${sites.map(({ id }) => id).join(', ')}.`)
  const isLocal = [from, until].some((time) => time !== undefined && isLocalTime(time))
  if (site === undefined && !isLocal) return [{ site: null, ...times({ from, until }, 'UTC') }]
  return chosen.map(({ id, timeZone }) => ({ site: id, ...times({ from, until }, timeZone) }))
}

const times = ({ from, until }: WrittenPeriod, timeZone: string) => ({
  ...(from !== undefined && { from: timeOf(from, timeZone) }),
  ...(until !== undefined && { until: timeOf(until, timeZone) }),
})

function timeOf(text: string, timeZone: string): Date {
  const instant = instantOf(text, timeZone)
  if (!instant)
    throw new Error(
      `"${text}" is not a time; write 2026-11-27T08:00, or 2026-11-27T08:00:00Z with an offset.`,
    )
  return instant
}
