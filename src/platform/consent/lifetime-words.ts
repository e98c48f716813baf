import type { Lifetime } from './browser-entries.ts'
import { daySeconds, hourSeconds } from '#/platform/config/durations.ts'

const units = [
  ['years', 365 * daySeconds],
  ['days', daySeconds],
  ['hours', hourSeconds],
  ['minutes', 60],
] as const

type Key = `lifetimes.${(typeof units)[number][0] | Exclude<Lifetime, number>}`

/** The time for which something is kept, in the largest unit that it is a whole number of. */
export function lifetimeWords(
  t: (key: Key, values: { count: number }) => string,
  lifetime: Lifetime,
): string {
  if (typeof lifetime !== 'number') return t(`lifetimes.${lifetime}`, { count: 0 })
  const [unit, seconds] = units.find(([, each]) => lifetime % each === 0) ?? units[3]
  return t(`lifetimes.${unit}`, { count: lifetime / seconds })
}
