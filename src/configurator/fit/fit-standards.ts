import { factsAt, type FitRule, messageKey, type Misfit, type MisfitCode } from './fit-build.ts'

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

/** A part for a round bar or for a stem's cap finds neither where bar and stem are one piece. */
export const onePieceRules: FitRule = (build) =>
  factsAt(build, 'handlebar').hasStem
    ? Object.entries(build.parts).flatMap(([section, part]) => {
        if (part?.facts.needsStemCap) return against('noStemCap', section, 'handlebar')
        return section === 'computerMount' && part?.facts.barClamp
          ? against('onePieceBar', section, 'handlebar')
          : []
      })
    : []

/** A bag that hangs between the drops needs room there. */
export const barBagRules: FitRule = (build) => {
  const { minBarWidth: least } = factsAt(build, 'bags')
  const { size, facts } = build.parts['handlebar'] ?? {}
  if (least === undefined || !size || facts?.barKind === 'flat') return []
  const is = Number(size)
  return is < least ? against('barTooNarrow', 'bags', 'handlebar', { is, least }) : []
}

/** Hoses can only run inside where the headset lets them in. */
export const hoseRules: FitRule = (build) =>
  build.frame.facts.hoses === 'outside'
    ? ['handlebar', 'stem']
        .filter((section) => factsAt(build, section).hoses === 'inside')
        .flatMap((section) => against('hosesInside', section, 'frame'))
    : []

/** A fork limits the brake disc, and the frame limits how long a fork may be. */
export const forkRules: FitRule = (build) => {
  const { maxRotor, forkLength } = factsAt(build, 'fork')
  const { frontRotor, forkLengths } = build.frame.facts
  const isRotorTooLarge =
    maxRotor !== undefined && frontRotor !== undefined && frontRotor > maxRotor
  const [least, most] = forkLengths ?? [0, Infinity]
  const isOtherLength = forkLength !== undefined && (forkLength < least || forkLength > most)
  return [
    ...(isRotorTooLarge
      ? against('rotorTooLarge', 'fork', 'frame', { is: frontRotor, most: maxRotor })
      : []),
    ...(isOtherLength
      ? against('forkLength', 'fork', 'frame', { is: forkLength, least, most })
      : []),
  ]
}

/** Levers and front mech stay, so the number of chainrings must stay the same. */
export const ringRules: FitRule = (build) => {
  const { rings } = factsAt(build, 'chainset')
  const { rings: before, maxRing } = build.frame.facts
  if (!rings) return []
  if (before && before.length !== rings.length)
    return against('ringCount', 'chainset', 'frame', { is: rings.length, needed: before.length })
  const largest = Math.max(...rings)
  return maxRing !== undefined && largest > maxRing
    ? against('ringTooLarge', 'chainset', 'frame', { is: largest, most: maxRing })
    : []
}

export const crankRules: FitRule = ({ frame: { facts }, parts }) => {
  const size = parts['chainset']?.size
  const [first, ...others] = facts.crankLengths ?? []
  if (!size || first === undefined) return []
  const is = Number(size)
  const distance = (length: number) => Math.abs(length - is)
  const nearest = others.reduce(
    (best, length) => (distance(length) < distance(best) ? length : best),
    first,
  )
  return nearest === is ? [] : against('crankLength', 'chainset', 'frame', { is, nearest })
}

export const railRules: FitRule = (build) => {
  const { rails } = factsAt(build, 'saddle')
  const { rails: clamp } = factsAt(build, 'seatpost')
  if (!rails || !clamp || clamp === 'both' || clamp === rails) return []
  return against('rails', 'saddle', 'seatpost', { is: messageKey(rails) })
}
