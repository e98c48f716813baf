import type { Choice } from '#/configurator/choice/choice.ts'
import type { OfferedBike } from '#/configurator/choice/offered.ts'

/** A search goes by the query of what it keeps of the build, and by the most that the preset may cost. */
export type SearchTerms = { bike: OfferedBike; kept: string; budget: number }

/** Null where there is no such build. */
export type FoundPreset = SearchTerms & { preset: Choice | null }

/**
 * Undefined while the preset is being worked out: one that was found for another size, paint or budget would take
 * the shopper's own away.
 */
export const presetFor = (
  found: FoundPreset | undefined,
  { bike, kept, budget }: SearchTerms,
): Choice | null | undefined =>
  found?.bike === bike && found.kept === kept && found.budget === budget ? found.preset : undefined
