import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { tallyOfPlaywright, tallyOfVitest } from './count-tests.ts'

function aReport(content: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'calder-report-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

const vitestReport = (passed: number, failed: number, testResults: object[] = []) =>
  aReport({
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: 1,
    numTodoTests: 2,
    testResults,
  })
const playwrightReport = (stats: object, suites: object[] = []) =>
  aReport({ stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 0, ...stats }, suites })

test('the unit tests are counted one by one', () => {
  expect(tallyOfVitest(vitestReport(10, 3), false)).toMatchObject({
    passed: 10,
    failed: 3,
    skipped: 3,
  })
})

test('a file that does not load counts as failed, beside the tests that did', () => {
  const report = vitestReport(10, 1, [
    { name: resolve('src/unread.test.ts'), status: 'failed', assertionResults: [] },
    {
      name: resolve('src/cart.test.ts'),
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'adds' },
        { status: 'failed', fullName: 'removes' },
      ],
    },
  ])
  expect(tallyOfVitest(report, false)).toMatchObject({
    failed: 2,
    broken: ['src/unread.test.ts', 'src/cart.test.ts › removes'],
  })
})

test('a runner that failed beside its tests is a failure of its own', () => {
  expect(tallyOfVitest(vitestReport(10, 0), false)).toMatchObject({ passed: 10, failed: 1 })
})

test('a runner that left no report failed', () => {
  expect(tallyOfVitest('/nowhere/report.json', true)).toMatchObject({ passed: 0, failed: 1 })
})

test('a run in which nothing ran is not a success', () => {
  expect(tallyOfPlaywright(playwrightReport({ expected: 0, skipped: 5 }), true).failed).toBe(1)
})

test('a journey that only worked at the second try failed', () => {
  const report = playwrightReport({ flaky: 1, unexpected: 2 })
  expect(tallyOfPlaywright(report, false)).toMatchObject({ passed: 5, failed: 3 })
})

test('a journey that failed is named, however deep it is described', () => {
  const aSpec = (title: string, ok: boolean) => ({ ok, file: 'cart.spec.ts', line: 7, title })
  const report = playwrightReport({ unexpected: 2 }, [
    {
      specs: [aSpec('opens', true), aSpec('adds', false)],
      suites: [{ specs: [aSpec('removes', false)] }],
    },
  ])
  expect(tallyOfPlaywright(report, false).broken).toEqual([
    'cart.spec.ts:7 › adds',
    'cart.spec.ts:7 › removes',
  ])
})
