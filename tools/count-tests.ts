import { existsSync, readFileSync } from 'node:fs'
import * as v from 'valibot'

export type Tally = { passed: number; failed: number; skipped: number }

const vitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  numTodoTests: v.number(),
  testResults: v.array(
    v.object({
      status: v.string(),
      assertionResults: v.array(v.object({ status: v.string() })),
    }),
  ),
})
const playwrightReport = v.object({
  stats: v.object({
    expected: v.number(),
    unexpected: v.number(),
    flaky: v.number(),
    skipped: v.number(),
  }),
})

/** A check counts as one test: it held or it did not. */
export const tallyOfCheck = (isFine: boolean): Tally => ({
  passed: isFine ? 1 : 0,
  failed: isFine ? 0 : 1,
  skipped: 0,
})

export function tallyOfVitest(file: string, isFine: boolean): Tally {
  const report = readReport(file, vitestReport)
  return atLeastTheTruth(isFine, {
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + brokenFiles(report?.testResults ?? []),
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  })
}

/** Files that failed without any of their tests failing: they did not even load. */
const brokenFiles = (files: v.InferOutput<typeof vitestReport>['testResults']): number =>
  files.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((each) => each.status === 'failed'),
  ).length

/** A journey that needed a second try did not work the first time, so it failed. */
export function tallyOfPlaywright(file: string, isFine: boolean): Tally {
  const stats = readReport(file, playwrightReport)?.stats
  return atLeastTheTruth(isFine, {
    passed: stats?.expected ?? 0,
    failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0),
    skipped: stats?.skipped ?? 0,
  })
}

/** A runner may fail beside its tests: a file that does not load, no report, or nothing run at all. */
function atLeastTheTruth(isFine: boolean, tally: Tally): Tally {
  const isBelieved = isFine && tally.passed > 0
  return isBelieved || tally.failed > 0 ? tally : { ...tally, failed: 1 }
}

function readReport<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
): v.InferOutput<Schema> | null {
  if (!existsSync(file)) return null
  const read = v.safeParse(schema, JSON.parse(readFileSync(file, 'utf8')))
  return read.success ? read.output : null
}
