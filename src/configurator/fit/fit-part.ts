import type { Facts } from '#/catalogue/import/import-facts.ts'
import type { FitBuild, FitRule, FittedPart, Misfit, MisfitCode } from './fit-build.ts'

/** A part with its section and its bike. */
type PartInBuild = { section: string; part: FittedPart; facts: Facts; build: FitBuild }
type Verdict = Pick<Misfit, 'code' | 'other'> & { values?: Misfit['values'] }

const onFrame = (code: MisfitCode): Verdict => ({ code, other: 'frame' })

/** A missing list means that there is no restriction. */
const isAmong = (list: readonly string[] | undefined, value: string | null) =>
  list === undefined || value === null || list.includes(value)

/** Requirements that any part may have of the bike. */
const demands: readonly ((placed: PartInBuild) => Verdict | false)[] = [
  ({ facts, build }) => !isAmong(facts.forModels, build.frame.model) && onFrame('otherModel'),
  ({ facts, build }) =>
    !isAmong(facts.forMaterials, build.frame.material) && onFrame('otherMaterial'),
  ({ facts, build }) =>
    !isAmong(facts.forDisciplines, build.frame.discipline) && onFrame('otherDiscipline'),
  ({ facts, build }) =>
    facts.needsMotor === true && !build.frame.isElectric && onFrame('needsMotor'),
  ({ facts: { frameSizes }, build: { size } }) =>
    !isAmong(frameSizes, size) && {
      code: 'frameSize',
      other: 'size',
      values: { size: size ?? '', sizes: frameSizes?.join(', ') ?? '' },
    },
  ({ facts, build }) =>
    !isAmong(facts.finishes, build.finish) && { code: 'finish', other: 'finish' },
  missingMount,
  ({ facts, section, build }) =>
    section !== 'handlebar' && isForOtherBar(facts.barKind, barKindOf(build)),
  missingPart,
]

/** The mount is on the fork or on the frame; mudguards need both. */
function missingMount({ facts: { needsMount }, build }: PartInBuild): Verdict | false {
  if (needsMount === undefined) return false
  const { frame, parts, hasOwnFork } = build
  const onFork = parts['fork']?.facts.mounts
  const isHeldByFrame = frame.facts.mounts?.includes(needsMount) ?? false
  const isHeldByFork = hasOwnFork ? isHeldByFrame : (onFork?.includes(needsMount) ?? false)
  const noFork: Verdict = { code: 'noForkMount', other: 'fork' }
  if (needsMount === 'fork' || needsMount === 'lowrider') return !isHeldByFork && noFork
  if (!isHeldByFrame) return onFrame('noMount')
  const isForkBare = onFork ? !onFork.includes(needsMount) : !hasOwnFork
  return needsMount === 'mudguards' && isForkBare && noFork
}

const barKindOf = ({ frame, parts }: FitBuild) =>
  parts['handlebar']?.facts.barKind ?? frame.facts.barKind

/** Parts for a drop bar also fit a flared one. */
function isForOtherBar(required: Facts['barKind'], bar: Facts['barKind']): Verdict | false {
  if (!required || !bar || (required === 'flat') === (bar === 'flat')) return false
  return { code: required === 'flat' ? 'flatBarPart' : 'dropBarPart', other: 'handlebar' }
}

const isOnBike = ({ parts }: FitBuild, sku: string) =>
  Object.values(parts).some((part) => part?.sku === sku)

/** Any part of the list is enough. The first is named, unless the bike has no section for it. */
function missingPart({ facts: { requires }, section, build }: PartInBuild): Verdict | false {
  if (!requires || requires.some((sku) => isOnBike(build, sku))) return false
  const [sku = ''] = requires
  const other = build.sectionOf(sku)
  return other === undefined
    ? { code: 'lacksOther', other: section, values: { sku } }
    : { code: 'lacksPart', other, values: { sku } }
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

/** Parts that exclude each other, whichever of the two states it. */
export const pairRules: FitRule = (build) => {
  const placed = partsOf(build)
  return placed.flatMap((one, index) =>
    placed
      .slice(index + 1)
      .filter((other) => excludes(one, other) || excludes(other, one))
      .map((other) => ({
        code: 'excludes',
        section: one.section,
        other: other.section,
        values: {},
      })),
  )
}
