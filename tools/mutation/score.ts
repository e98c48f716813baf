type Mutant = { status: string }
export type MutationReport = { files: Record<string, { mutants: readonly Mutant[] }> }
export type FeatureScore = { feature: string; noticed: number; faults: number; percent: number }

/** A fault that makes a test run for ever counts as noticed: that run fails as well. */
const noticedStatuses = new Set(['Killed', 'Timeout'])
/** Static faults and those that do not compile are no faults that a test could notice. */
const countedStatuses = new Set([...noticedStatuses, 'Survived', 'NoCoverage'])

/** The number of faults that the tests noticed in each feature, by its folder in `src/`. */
export function scoreByFeature({ files }: MutationReport): FeatureScore[] {
  const mutants = Object.entries(files).map(([path, file]) => ({
    feature: path.split('/')[1] ?? path,
    counted: file.mutants.filter(({ status }) => countedStatuses.has(status)),
  }))
  return Object.entries(Object.groupBy(mutants, ({ feature }) => feature)).map(
    ([feature, entries = []]) => {
      const counted = entries.flatMap((entry) => entry.counted)
      const noticed = counted.filter(({ status }) => noticedStatuses.has(status)).length
      const faults = counted.length
      return { feature, noticed, faults, percent: faults === 0 ? 100 : (noticed / faults) * 100 }
    },
  )
}
