import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import * as v from 'valibot'

export type Tally = {
  passed: number
  failed: number
  skipped: number
  /** The names of failed tests, if the runner reports them. */
  broken: string[]
}

const vitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  numTodoTests: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      assertionResults: v.array(v.object({ status: v.string(), fullName: v.string() })),
    }),
  ),
})
type TestFile = v.InferOutput<typeof vitestReport>['testResults'][number]

type Suite = {
  specs: { ok: boolean; file: string; line: number; title: string }[]
  suites?: Suite[] | undefined
}
const suite: v.GenericSchema<Suite> = v.object({
  specs: v.array(
    v.object({ ok: v.boolean(), file: v.string(), line: v.number(), title: v.string() }),
  ),
  suites: v.optional(v.array(v.lazy(() => suite))),
})
const playwrightReport = v.object({
  stats: v.object({
    expected: v.number(),
    unexpected: v.number(),
    flaky: v.number(),
    skipped: v.number(),
  }),
  suites: v.array(suite),
})

/** A check counts as one test: it held or it did not. */
export const tallyOfCheck = (isFine: boolean): Tally => ({
  passed: isFine ? 1 : 0,
  failed: isFine ? 0 : 1,
  skipped: 0,
  broken: [],
})

export function tallyOfVitest(file: string, isFine: boolean): Tally {
  const report = readReport(file, vitestReport)
  const files = report?.testResults ?? []
  return atLeastTheTruth(isFine, {
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + files.filter(isUnread).length,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
    broken: files.flatMap(brokenTests),
  })
}

/** A file that failed without any of its tests failing: it did not even load. */
const isUnread = ({ status, assertionResults }: TestFile): boolean =>
  status === 'failed' && !assertionResults.some((each) => each.status === 'failed')

function brokenTests(file: TestFile): string[] {
  const path = relative('', file.name)
  if (isUnread(file)) return [path]
  return file.assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName }) => `${path} › ${fullName}`)
}

/** A journey that needed a second try did not work the first time, so it failed. */
export function tallyOfPlaywright(file: string, isFine: boolean): Tally {
  const report = readReport(file, playwrightReport)
  const stats = report?.stats
  return atLeastTheTruth(isFine, {
    passed: stats?.expected ?? 0,
    failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0),
    skipped: stats?.skipped ?? 0,
    broken: report?.suites.flatMap(brokenJourneys) ?? [],
  })
}

const brokenJourneys = ({ specs, suites = [] }: Suite): string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `${file}:${line} › ${title}`),
  ...suites.flatMap(brokenJourneys),
]

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
