import type { Facts } from '#/catalogue/import/import-facts.ts'
import { factsAt, type FitBuild, type FitRule, type MisfitCode } from './fit-build.ts'

/** Facts with one value, which two places must have in common. */
type Shared =
  | 'wheelSize'
  | 'frontAxle'
  | 'rearAxle'
  | 'freehub'
  | 'rotorMount'
  | 'brakeMount'
  | 'steerer'
  | 'barClamp'
  | 'spindle'
  | 'chain'
  | 'speeds'
  | 'seatpost'

/** Who must be like whom in what: of the places behind the first, the first that says it counts. */
const likes: readonly (readonly [MisfitCode & Shared, section: string, ...others: string[]])[] = [
  ['wheelSize', 'wheelset', 'tyres', 'frame'],
  ['frontAxle', 'wheelset', 'fork', 'frame'],
  ['rearAxle', 'wheelset', 'frame'],
  ['freehub', 'wheelset', 'frame'],
  ['rotorMount', 'wheelset', 'frame'],
  ['brakeMount', 'fork', 'frame'],
  ['steerer', 'fork', 'frame'],
  ['steerer', 'stem', 'frame'],
  ['barClamp', 'handlebar', 'stem', 'frame'],
  ['barClamp', 'computerMount', 'handlebar', 'frame'],
  ['spindle', 'chainset', 'frame'],
  ['chain', 'chainset', 'frame'],
  ['speeds', 'chainset', 'frame'],
  ['spindle', 'powerMeter', 'frame'],
  ['chain', 'powerMeter', 'frame'],
  ['seatpost', 'seatpost', 'frame'],
]

/** A bar that is its own stem is clamped by none. */
const isFree = (section: string, { hasStem }: Facts) => section === 'handlebar' && hasStem === true

const firstStated = (build: FitBuild, fact: Shared, places: readonly string[]) =>
  places
    .flatMap((place) => {
      const needed = factsAt(build, place)[fact]
      return needed === undefined ? [] : [{ place, needed }]
    })
    .at(0)

export const equalRules: FitRule = (build) =>
  likes.flatMap(([code, section, ...others]) => {
    const facts = factsAt(build, section)
    const is = facts[code]
    const stated = firstStated(build, code, others)
    if (is === undefined || !stated || isFree(section, facts)) return []
    const { place: other, needed } = stated
    return is === needed ? [] : [{ code, section, other, values: { is, needed } }]
  })
