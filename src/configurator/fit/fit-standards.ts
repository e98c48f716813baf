import { factsAt, type FitRule, type Misfit, type MisfitCode } from './fit-build.ts'

const against = (
  code: MisfitCode,
  section: string,
  other: string,
  values: Misfit['values'] = {},
): readonly Misfit[] => [{ code, section, other, values }]

/** A rear-hub motor cannot be replaced, so hub-motor wheels fit only hub-motor bikes and no other wheels do. */
export const hubMotorRules: FitRule = ({ frame, parts }) => {
  const wheels = parts['wheelset']?.facts
  const isBike = frame.facts.hasFixedRearHub ?? false
  if (!wheels || (wheels.hasFixedRearHub ?? false) === isBike) return []
  return against(isBike ? 'motorStays' : 'noHubMotor', 'wheelset', 'frame')
}

/** Drop-bar levers do not fit flat bars; drop and flared bars are interchangeable. */
export const barRules: FitRule = (build) => {
  const bar = factsAt(build, 'handlebar').barKind
  const bike = build.frame.facts.barKind
  if (!bar || !bike || (bar === 'flat') === (bike === 'flat')) return []
  return against(bike === 'flat' ? 'flatBarBike' : 'dropBarBike', 'handlebar', 'frame')
}

/** The bike's own stem is left out with a one-piece bar, but a chosen stem is a conflict. */
export const stemRules: FitRule = (build) =>
  factsAt(build, 'handlebar').hasStem && build.parts['stem']?.isChosen
    ? against('stemInBar', 'stem', 'handlebar')
    : []

/** Levers and front mech stay, so the number of chainrings must stay the same. */
export const ringRules: FitRule = (build) => {
  const { rings } = factsAt(build, 'chainset')
  const { rings: before, maxRing } = build.frame.facts
  if (!rings) return []
  if (before && before.length !== rings.length)
    return against('ringCount', 'chainset', 'frame', { needed: before.length })
  return maxRing !== undefined && Math.max(...rings) > maxRing
    ? against('ringTooLarge', 'chainset', 'frame', { most: maxRing })
    : []
}

export const crankRules: FitRule = ({ frame: { facts }, parts }) => {
  const size = parts['chainset']?.size
  const lengths = facts.crankLengths
  if (!size || !lengths || lengths.includes(Number(size))) return []
  return against('crankLength', 'chainset', 'frame')
}

export const railRules: FitRule = (build) => {
  const { rails } = factsAt(build, 'saddle')
  const { rails: clamp } = factsAt(build, 'seatpost')
  if (!rails || !clamp || clamp === 'both' || clamp === rails) return []
  return against('rails', 'saddle', 'seatpost')
}
