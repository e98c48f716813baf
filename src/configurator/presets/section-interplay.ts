import { fitBuild } from '#/configurator/choice/built.ts'
import type { Choice } from '#/configurator/choice/choice.ts'
import type { OfferedBike } from '#/configurator/choice/offered.ts'
import { misfits } from '#/configurator/fit/fit.ts'
import type { PresetOption, PresetSection } from './decided-sections.ts'

/** Sections of which the rules compare three at once; pairs alone do not show that. */
const ruleGroups = [
  ['fork', 'wheelset', 'tyres', 'tubeless', 'mudguards'],
  ['handlebar', 'stem', 'computerMount'],
]

/**
 * For each section the later ones that its part may exclude or need. Beyond those known to belong together they are
 * found by trying all pairs of parts, so that the rules need not say which facts they compare.
 */
export function* sectionInterplay(
  bike: OfferedBike,
  base: Choice,
  sections: readonly PresetSection[],
): Generator<undefined, ReadonlySet<number>[]> {
  const verdictOf = verdicts(bike, base, sections)
  const interplay = sections.map(() => new Set<number>())
  const alone = sections.map(({ section: { key }, options }) =>
    options.map((option) => verdictOf({ [key]: option })),
  )
  for (const [one, first] of sections.entries())
    for (const [other, second] of sections.entries()) {
      if (other <= one) continue
      const keys = [first.section.key, second.section.key] as const
      let isTied = ruleGroups.some((group) => keys.every((key) => group.includes(key)))
      for (const [at, part] of first.options.entries()) {
        if (isTied) break
        yield
        isTied = second.options.some((rival, place) => {
          const together = verdictOf({ [keys[0]]: part, [keys[1]]: rival })
          const apart = new Set([...(alone[one]?.[at] ?? []), ...(alone[other]?.[place] ?? [])])
          return together.length !== apart.size || together.some((each) => !apart.has(each))
        })
      }
      if (isTied) interplay[one]?.add(other)
    }
  return interplay
}

/** The problems of a bike that has only these parts in the sections to decide. */
function verdicts(bike: OfferedBike, base: Choice, sections: readonly PresetSection[]) {
  const build = fitBuild(bike, base)
  const decided = new Set(sections.map(({ section }) => section.key))
  const others = Object.entries(build.parts).filter(([key]) => !decided.has(key))
  const isOwn = (key: string, { part }: PresetOption) =>
    sections.some(({ section }) => section.key === key && section.own === part.sku)
  return (chosen: Readonly<Record<string, PresetOption>>): string[] => {
    const parts = Object.entries(chosen).map(([key, option]) => {
      const { sku, facts } = option.part
      return [key, { sku, facts, size: null, isChosen: !isOwn(key, option) }] as const
    })
    const fork = chosen['fork']
    const found = misfits({
      ...build,
      parts: Object.fromEntries([...others, ...parts]),
      hasOwnFork: fork ? isOwn('fork', fork) : build.hasOwnFork,
    })
    return [...new Set(found.map(({ code, section, other }) => `${code} ${section} ${other}`))]
  }
}
