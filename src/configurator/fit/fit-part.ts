import type { Facts } from '#/catalogue/import/import-facts.ts'
import type { FitBuild, FitRule, FittedPart, Misfit, MisfitCode } from './fit-build.ts'

/** A part in its section, on its bike. */
type Placed = { section: string; part: FittedPart; facts: Facts; build: FitBuild }
type Verdict = Pick<Misfit, 'code' | 'other'> & { values?: Misfit['values'] }

const onFrame = (code: MisfitCode): Verdict => ({ code, other: 'frame' })

/** A list nobody made is for all. */
const isAmong = (list: readonly string[] | undefined, word: string | null) =>
  list === undefined || word === null || list.includes(word)

/** What any part may ask of the bike it goes on. */
const demands: readonly ((placed: Placed) => Verdict | false)[] = [
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

/** On the fork or on the frame; guards are held by both. */
function missingMount({ facts: { needsMount }, build }: Placed): Verdict | false {
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

/** Tape and bells for a drop bar go on a flared one as well. */
function isForOtherBar(wanted: Facts['barKind'], bar: Facts['barKind']): Verdict | false {
  if (!wanted || !bar || (wanted === 'flat') === (bar === 'flat')) return false
  return { code: wanted === 'flat' ? 'flatBarPart' : 'dropBarPart', other: 'handlebar' }
}

const isOnBike = ({ parts }: FitBuild, sku: string) =>
  Object.values(parts).some((part) => part?.sku === sku)

/** Any of the list would do; the first is named, unless the bike has no place for it. */
function missingPart({ facts: { requires }, section, build }: Placed): Verdict | false {
  if (!requires || requires.some((sku) => isOnBike(build, sku))) return false
  const [sku = ''] = requires
  const other = build.sectionOf(sku)
  return other === undefined
    ? { code: 'lacksOther', other: section, values: { sku } }
    : { code: 'lacksPart', other, values: { sku } }
}

const placedParts = (build: FitBuild): Placed[] =>
  Object.entries(build.parts)
    .flatMap(([section, part]) => (part ? [{ section, part, facts: part.facts, build }] : []))
    .toSorted((a, b) => (a.section < b.section ? -1 : 1))

/** Every part by itself against the bike. */
export const partRules: FitRule = (build) =>
  placedParts(build).flatMap((placed) =>
    demands.flatMap((demand) => {
      const verdict = demand(placed)
      return verdict ? [{ section: placed.section, values: {}, ...verdict }] : []
    }),
  )

const shuns = ({ facts }: Placed, { part }: Placed) => facts.excludes?.includes(part.sku) ?? false

/** Parts that shun each other, whichever of the two says so. */
export const pairRules: FitRule = (build) => {
  const placed = placedParts(build)
  return placed.flatMap((one, place) =>
    placed
      .slice(place + 1)
      .filter((other) => shuns(one, other) || shuns(other, one))
      .map((other) => ({
        code: 'excludes',
        section: one.section,
        other: other.section,
        values: {},
      })),
  )
}
