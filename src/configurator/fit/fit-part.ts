import type { Facts } from '#/catalogue/import/import-facts.ts'
import {
  type FitBuild,
  type FitRule,
  type FittedPart,
  messageKey,
  type Misfit,
  type MisfitCode,
} from './fit-build.ts'

/** A part with its section and its bike. */
type PartInBuild = { section: string; part: FittedPart; facts: Facts; build: FitBuild }
type Verdict = Pick<Misfit, 'code' | 'other'> & { values?: Misfit['values'] }

const onFrame = (code: MisfitCode, values: Misfit['values'] = {}): Verdict => ({
  code,
  other: 'frame',
  values,
})

/** A missing list means that there is no restriction. */
const isAmong = (list: readonly string[] | undefined, value: string | null) =>
  list === undefined || value === null || list.includes(value)

/** Requirements that any part may have of the bike. */
const demands: readonly ((placed: PartInBuild) => Verdict | false)[] = [
  ({ facts, build }) => !isAmong(facts.forModels, build.frame.model) && onFrame('otherModel'),
  ({ facts, build: { frame } }) =>
    !isAmong(facts.forMaterials, frame.material) &&
    onFrame('otherMaterial', { is: frame.material ?? '' }),
  ({ facts, build: { frame } }) =>
    !isAmong(facts.forDisciplines, frame.discipline) &&
    onFrame('otherDiscipline', { is: messageKey(frame.discipline) }),
  isForOtherMotor,
  withoutLever,
  ({ facts: { frameSizes }, build: { size } }) =>
    !isAmong(frameSizes, size) && {
      code: 'frameSize',
      other: 'size',
      values: { size: size ?? '', sizes: frameSizes?.join(', ') ?? '' },
    },
  ({ facts, build }) =>
    !isAmong(facts.finishes, build.finish) && {
      code: 'finish',
      other: 'finish',
      values: { is: build.finish ?? '' },
    },
  missingMount,
  withoutBottleMounts,
  inCarbonSteerer,
  ({ facts, section, build }) =>
    section !== 'handlebar' && isForOtherBar(facts.barKind, barKindOf(build)),
  missingPart,
]

/** A charger or a wheel for one motor fits no other. */
function isForOtherMotor({ facts, build }: PartInBuild): Verdict | false {
  const { motor } = build.frame
  if (facts.needsMotor && motor === null) return onFrame('needsMotor')
  const isMeant = motor === null ? facts.forMotors === undefined : isAmong(facts.forMotors, motor)
  if (isMeant) return false
  const made = facts.forMotors?.join(' / ') ?? ''
  return motor === null ? onFrame('needsMotor') : onFrame('otherMotor', { is: made, needed: motor })
}

/** A wireless post is worked by a lever of its own system; with two chainrings both levers shift, so none is free. */
function withoutLever({ facts: { needsLevers }, build: { frame } }: PartInBuild): Verdict | false {
  const { shiftSystem, rings } = frame.facts
  if (needsLevers === undefined || shiftSystem === undefined) return false
  if (!shiftSystem.startsWith(needsLevers))
    return onFrame('noLever', {
      is: messageKey(shiftSystem.replace(/-\d+$/, '')),
      needed: messageKey(needsLevers),
    })
  return rings !== undefined && rings.length > 1 && onFrame('noFreeLever')
}

/** The mount is on the fork or on the frame; mudguards need both. */
function missingMount({ facts: { needsMount }, build }: PartInBuild): Verdict | false {
  if (needsMount === undefined) return false
  const { frame, parts, hasOwnFork } = build
  const onFork = parts['fork']?.facts.mounts
  const isHeldByFrame = frame.facts.mounts?.includes(needsMount) ?? false
  const isHeldByFork = hasOwnFork ? isHeldByFrame : (onFork?.includes(needsMount) ?? false)
  const noFork: Verdict = { code: 'noForkMount', other: 'fork' }
  if (needsMount === 'fork' || needsMount === 'lowrider') return !isHeldByFork && noFork
  if (!isHeldByFrame) return onFrame('noMount', { mount: messageKey(needsMount) })
  const isForkBare = onFork ? !onFork.includes(needsMount) : !hasOwnFork
  return needsMount === 'mudguards' && isForkBare && noFork
}

/** A pair of cages does not go on a frame with mounts for one bottle. */
function withoutBottleMounts({ facts, build: { frame } }: PartInBuild): Verdict | false {
  const { needsBottleMounts: needed = 0 } = facts
  const { bottleMounts: has = needed } = frame.facts
  return has < needed && onFrame('tooFewBottleMounts', { has })
}

/** A carbon steerer must not be clamped or drilled from inside. */
function inCarbonSteerer({ facts, build }: PartInBuild): Verdict | false {
  const isCarbon = build.parts['fork']?.facts.steererMaterial === 'carbon'
  return facts.needsMetalSteerer === true && isCarbon && { code: 'carbonSteerer', other: 'fork' }
}

const barKindOf = ({ frame, parts }: FitBuild) =>
  parts['handlebar']?.facts.barKind ?? frame.facts.barKind

/** Parts for a drop bar also fit a flared one. Where either bar is unknown, nothing is refused. */
export function isForOtherBar(required: Facts['barKind'], bar: Facts['barKind']): Verdict | false {
  if (!required || !bar || (required === 'flat') === (bar === 'flat')) return false
  return { code: required === 'flat' ? 'flatBarPart' : 'dropBarPart', other: 'handlebar' }
}

const isOnBike = ({ parts }: FitBuild, sku: string) =>
  Object.values(parts).some((part) => part?.sku === sku)

/** Any part of the list is enough. The first that the bike has a section for is named. */
function missingPart({ facts: { requires }, section, build }: PartInBuild): Verdict | false {
  if (!requires || requires.some((sku) => isOnBike(build, sku))) return false
  const sku = requires.find((each) => build.sectionOf(each) !== undefined) ?? requires[0] ?? ''
  const other = build.sectionOf(sku)
  return other === undefined
    ? { code: 'lacksOther', other: section }
    : { code: 'lacksPart', other, values: { sku, count: requires.length } }
}

const partsOf = (build: FitBuild): PartInBuild[] =>
  Object.entries(build.parts)
    .flatMap(([section, part]) => (part ? [{ section, part, facts: part.facts, build }] : []))
    .toSorted((a, b) => (a.section < b.section ? -1 : 1))

/** Checks every part by itself against the bike. */
export const partRules: FitRule = (build) =>
  partsOf(build).flatMap((placed) =>
    demands.flatMap((demand) => {
      const verdict = demand(placed)
      return verdict ? [{ section: placed.section, values: {}, ...verdict }] : []
    }),
  )

const excludes = ({ facts }: PartInBuild, { part }: PartInBuild) =>
  facts.excludes?.includes(part.sku) ?? false

/** A place that both take up: a bottle cage and a range extender sit on the same bosses. */
const sharedPlace = ({ facts }: PartInBuild, { facts: other }: PartInBuild) =>
  facts.places?.find((place) => other.places?.includes(place))

/** Parts that exclude each other, whichever of the two states it, and parts that take the same place. */
export const pairRules: FitRule = (build) => {
  const placed = partsOf(build)
  return placed.flatMap((one, index) =>
    placed.slice(index + 1).flatMap((other): Misfit[] => {
      const sections = { section: one.section, other: other.section }
      const place = sharedPlace(one, other)
      if (place) return [{ code: 'samePlace', ...sections, values: { place: messageKey(place) } }]
      const isExcluded = excludes(one, other) || excludes(other, one)
      return isExcluded ? [{ code: 'excludes', ...sections, values: {} }] : []
    }),
  )
}
