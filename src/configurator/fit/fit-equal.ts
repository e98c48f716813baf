import type { Facts } from '#/catalogue/import/import-facts.ts'
import { factsAt, type FitBuild, type FitRule, messageKey, type MisfitCode } from './fit-build.ts'

/** Facts with one value that must be the same in two sections. */
type SharedFact =
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
  | 'seatpostShape'
  | 'chainline'

/** Facts that must match between sections; the first of the other sections that states the fact counts. */
const matches: readonly (readonly [
  MisfitCode & SharedFact,
  section: string,
  ...others: string[],
])[] = [
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
  ['chainline', 'chainset', 'frame'],
  ['seatpostShape', 'seatpost', 'frame'],
  ['seatpost', 'seatpost', 'frame'],
]

/** A handlebar with an integrated stem is not clamped. */
const isExempt = (section: string, { hasStem }: Facts) =>
  section === 'handlebar' && hasStem === true

function firstStated(build: FitBuild, fact: SharedFact, sections: readonly string[]) {
  for (const section of sections) {
    const needed = factsAt(build, section)[fact]
    if (needed !== undefined) return { section: blamed(build, sections), needed }
  }
  return null
}

/** The nearest part can be replaced, also where its maker does not state the fact and the frame's counts. */
const blamed = ({ parts }: FitBuild, sections: readonly string[]): string =>
  sections.find((section) => parts[section]) ?? 'frame'

export const equalRules: FitRule = (build) =>
  matches.flatMap(([code, section, ...others]) => {
    const facts = factsAt(build, section)
    const is = facts[code]
    const stated = firstStated(build, code, others)
    if (is === undefined || !stated || isExempt(section, facts)) return []
    const { section: other, needed } = stated
    const values = { is: readable(is), needed: readable(needed) }
    return is === needed ? [] : [{ code, section, other, values }]
  })

const readable = (fact: string | number) => (typeof fact === 'string' ? messageKey(fact) : fact)
