import type { Facts } from '#/catalogue/import/import-facts.ts'
import { factsAt, type FitBuild, type FitRule, type Misfit, type MisfitCode } from './fit-build.ts'

/** Under a guard there is room for a tyre three millimetres narrower. */
const guardRoom = 3

type Tyre = { size: NonNullable<Facts['wheelSize']>; width: number }

/** The tyres it will have; null where nobody said how wide they are. */
function tyreOf(build: FitBuild): Tyre | null {
  const [tyres, wheels, frame] = ['tyres', 'wheelset', 'frame'].map((at) => factsAt(build, at))
  const size = tyres?.wheelSize ?? wheels?.wheelSize ?? frame?.wheelSize
  const width = tyres?.tyreWidth ?? frame?.tyreWidth
  return size && width ? { size, width } : null
}

const tyreAnd = (code: MisfitCode, other: string, values: Misfit['values']): readonly Misfit[] => [
  { code, section: 'tyres', other, values },
]

/** Who says how wide a tyre may be, and in which words it is too wide or too narrow. */
const limits: readonly {
  place: string
  tooWide: MisfitCode
  tooNarrow?: MisfitCode
  /** A wheel size it does not name is one it does not take. */
  isExact?: true
}[] = [
  { place: 'frame', tooWide: 'tyreTooWide' },
  { place: 'fork', tooWide: 'tyreTooWideForFork', isExact: true },
  {
    place: 'wheelset',
    tooWide: 'tyreTooWideForRims',
    tooNarrow: 'tyreTooNarrowForRims',
  },
  {
    place: 'mudguards',
    tooWide: 'tyreTooWideForGuards',
    tooNarrow: 'tyreTooNarrowForGuards',
    isExact: true,
  },
]

export const tyreRules: FitRule = (build) => {
  const tyre = tyreOf(build)
  if (!tyre) return []
  return limits.flatMap(({ place, tooWide, tooNarrow, isExact }) => {
    const { maxTyre, minTyre } = factsAt(build, place)
    const most = maxTyre?.[tyre.size]
    if (isExact && maxTyre && most === undefined)
      return tyreAnd('otherWheelSize', place, { takes: Object.keys(maxTyre).join(', ') })
    if (most !== undefined && tyre.width > most) return tyreAnd(tooWide, place, { most })
    if (tooNarrow && minTyre !== undefined && tyre.width < minTyre)
      return tyreAnd(tooNarrow, place, { least: minTyre })
    return []
  })
}

/** Bolted guards take room from frame and fork; those that clip on sit above. */
export const guardRules: FitRule = (build) => {
  const tyre = tyreOf(build)
  if (!tyre || factsAt(build, 'mudguards').needsMount === undefined) return []
  const room = ['frame', 'fork'].flatMap((at) => factsAt(build, at).maxTyre?.[tyre.size] ?? [])
  const most = Math.min(...room) - guardRoom
  return tyre.width > most
    ? [{ code: 'noRoomForGuards', section: 'mudguards', other: 'tyres', values: { most } }]
    : []
}

/** Wheels and tyres against the sizes the frame was drawn for. */
export const wheelSizeRules: FitRule = (build) =>
  ['wheelset', 'tyres'].flatMap((section) => {
    const size = factsAt(build, section).wheelSize
    const { wheelSizes } = build.frame.facts
    if (!size || !wheelSizes || wheelSizes.includes(size)) return []
    const values = { is: size, takes: wheelSizes.join(', ') }
    return [{ code: 'frameWheelSize', section, other: 'frame', values }]
  })

/** Sealant stays only in tyres and on rims that are made for it. */
export const tubelessRules: FitRule = (build) =>
  factsAt(build, 'tubeless').isTubeless
    ? ['tyres', 'wheelset']
        .filter((place) => factsAt(build, place).isTubeless === false)
        .map((other) => ({ code: 'notTubeless', section: 'tubeless', other, values: {} }))
    : []
