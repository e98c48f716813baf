import { guardRoom } from '#/catalogue/geometry/tyre-clearance.ts'
import type { Facts } from '#/catalogue/import/import-facts.ts'
import { factsAt, type FitBuild, type FitRule, type Misfit, type MisfitCode } from './fit-build.ts'

type Tyre = { size: NonNullable<Facts['wheelSize']>; width: number }

/** The tyres it will have; null where their width is unknown. */
function tyreOf(build: FitBuild): Tyre | null {
  const tyres = factsAt(build, 'tyres')
  const { frame } = build
  const size = tyres.wheelSize ?? factsAt(build, 'wheelset').wheelSize ?? frame.facts.wheelSize
  const width = tyres.tyreWidth ?? frame.facts.tyreWidth
  return size && width ? { size, width } : null
}

const tyreAnd = (code: MisfitCode, other: string, values: Misfit['values']): readonly Misfit[] => [
  { code, section: 'tyres', other, values },
]

/** The sections that limit the tyre width, with the codes for too wide and too narrow. */
const limits: readonly {
  section: string
  tooWide: MisfitCode
  tooNarrow?: MisfitCode
  /** It takes only the wheel sizes that it lists. */
  isExact?: true
}[] = [
  { section: 'frame', tooWide: 'tyreTooWide' },
  { section: 'fork', tooWide: 'tyreTooWideForFork', isExact: true },
  {
    section: 'wheelset',
    tooWide: 'tyreTooWideForRims',
    tooNarrow: 'tyreTooNarrowForRims',
  },
  {
    section: 'mudguards',
    tooWide: 'tyreTooWideForGuards',
    tooNarrow: 'tyreTooNarrowForGuards',
    isExact: true,
  },
  { section: 'tubeless', tooWide: 'tyreTooWideForTubes', isExact: true },
]

export const tyreRules: FitRule = (build) => {
  const tyre = tyreOf(build)
  if (!tyre) return []
  return limits.flatMap(({ section, tooWide, tooNarrow, isExact }) => {
    const { maxTyre, minTyre } = factsAt(build, section)
    const most = maxTyre?.[tyre.size]
    if (isExact && maxTyre && most === undefined)
      return tyreAnd('otherWheelSize', section, { takes: Object.keys(maxTyre).join(', ') })
    if (most !== undefined && tyre.width > most)
      return tyreAnd(tooWide, section, { is: tyre.width, most })
    if (tooNarrow && minTyre !== undefined && tyre.width < minTyre)
      return tyreAnd(tooNarrow, section, { is: tyre.width, least: minTyre })
    return []
  })
}

/** Bolted mudguards take room from frame and fork; clip-on ones sit above. */
export const guardRules: FitRule = (build) => {
  const tyre = tyreOf(build)
  if (!tyre || factsAt(build, 'mudguards').needsMount === undefined) return []
  const room = ['frame', 'fork'].flatMap((at) => factsAt(build, at).maxTyre?.[tyre.size] ?? [])
  const most = Math.min(...room) - guardRoom
  const values = { is: tyre.width, most }
  return tyre.width > most
    ? [{ code: 'noRoomForGuards', section: 'mudguards', other: 'tyres', values }]
    : []
}

/** Checks wheels and tyres against the wheel sizes that the frame takes. */
export const wheelSizeRules: FitRule = (build) =>
  ['wheelset', 'tyres'].flatMap((section) => {
    const size = factsAt(build, section).wheelSize
    const { wheelSizes } = build.frame.facts
    if (!size || !wheelSizes || wheelSizes.includes(size)) return []
    const values = { is: size, takes: wheelSizes.join(', ') }
    return [{ code: 'frameWheelSize', section, other: 'frame', values }]
  })

/** Sealant needs tubeless-ready tyres and rims. */
export const tubelessRules: FitRule = (build) =>
  factsAt(build, 'tubeless').isTubeless
    ? ['tyres', 'wheelset']
        .filter((section) => factsAt(build, section).isTubeless === false)
        .map((other) => ({ code: 'notTubeless', section: 'tubeless', other, values: {} }))
    : []

/** Without hooks the rim holds a tubeless-ready tyre only, even with a tube in it. */
export const hooklessRules: FitRule = (build) =>
  factsAt(build, 'wheelset').isHookless && factsAt(build, 'tyres').isTubeless === false
    ? tyreAnd('hookless', 'wheelset', {})
    : []
