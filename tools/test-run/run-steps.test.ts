import { expect, test } from 'vitest'
import { tallyOfCheck } from './count-tests.ts'
import { runSteps } from './run-steps.ts'
import type { Result, Step } from './test-steps.ts'

const aStep = (name: string, result: Partial<Result> = {}): Step => ({
  name,
  run: async () => ({ ...tallyOfCheck(true), output: '', ...result }),
})

async function run(steps: Step[]) {
  const lines: string[] = []
  const total = await runSteps(steps, {
    begin: () => {},
    end: (line, output) =>
      lines.push(line.replace(/ +[\d.]+ s */, ' '), ...(output ? [output] : [])),
  })
  return { total, lines }
}

test('every step runs and counts, also after one that failed', async () => {
  const { total } = await run([
    aStep('lint', { passed: 0, failed: 1 }),
    aStep('tests', { passed: 40, failed: 2 }),
    aStep('types'),
  ])
  expect(total).toMatchObject({ passed: 41, failed: 3 })
})

test('failures are named at the end, by their step if nothing more is known', async () => {
  const { total } = await run([
    aStep('lint', { passed: 0, failed: 1 }),
    aStep('types'),
    aStep('tests', { passed: 40, failed: 1, broken: ['cart.test.ts › adds'] }),
  ])
  expect(total.broken).toEqual(['lint', 'cart.test.ts › adds'])
})

test('a step that went well is one line; one that failed tells the whole story', async () => {
  const { lines } = await run([
    aStep('format', { output: 'all is tidy' }),
    aStep('lint', { passed: 0, failed: 1, output: 'cart.ts is untidy' }),
  ])
  expect(lines.map((line) => line.trim())).toEqual(['✓ format', '✗ lint', 'cart.ts is untidy'])
})

test('a test that was skipped is mentioned', async () => {
  const { lines } = await run([aStep('tests', { passed: 9, skipped: 2 })])
  expect(lines).toEqual(['✓ tests 9 passed, 2 skipped'])
})

test('journeys without a build count as failed, and say so', async () => {
  const { total, lines } = await run([
    aStep('build', { passed: 0, failed: 1 }),
    { ...aStep('journeys'), needs: ['build', 'browser'] },
  ])
  expect(total).toMatchObject({ passed: 0, failed: 2 })
  expect(lines).toContain('Not run, because of: build.')
})

test('a step that breaks down counts as failed', async () => {
  const broken = { name: 'browser', run: () => Promise.reject(new Error('no browser')) }
  const { total, lines } = await run([broken])
  expect(total.failed).toBe(1)
  expect(lines).toContain('no browser')
})
