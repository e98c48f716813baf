import { buildDays } from './built.ts'
import { type Choice, withPart } from './choice.ts'
import type { OfferedBike, OfferedSection } from './offered.ts'
import { dayMs } from '#/platform/config/durations.ts'

/** Days by which the bike is dispatched later; zero where it is not, or where either day is unknown. */
export function delayOf(
  { dispatchDays }: OfferedBike,
  from: number | null,
  to: number | null,
): number {
  const [before, after] = [dispatchDays[from ?? -1], dispatchDays[to ?? -1]]
  if (before === undefined || after === undefined) return 0
  return Math.max(0, Math.round((Date.parse(after) - Date.parse(before)) / dayMs))
}

/** Days by which the part that is chosen in a section holds up the build. */
export const delayBy = (bike: OfferedBike, choice: Choice, section: OfferedSection): number =>
  choice.parts[section.key] === undefined
    ? 0
    : delayOf(bike, buildDays(bike, withPart(bike, choice, section, null)), buildDays(bike, choice))
