import { type Tally, tallyOfCheck } from './count-tests.ts'
import type { Result, Step } from './test-steps.ts'

type Reporter = { begin: (name: string) => void; end: (line: string, output: string) => void }

/** Runs every step, also after a failure, except those whose groundwork failed. */
export async function runSteps(steps: Step[], reporter: Reporter): Promise<Tally> {
  const total: Tally = { passed: 0, failed: 0, skipped: 0, broken: [] }
  const broken = new Set<string>()
  for (const step of steps) {
    reporter.begin(step.name)
    const began = performance.now()
    const result = await resultOf(step, broken)
    if (result.failed > 0) broken.add(step.name)
    total.passed += result.passed
    total.failed += result.failed
    total.skipped += result.skipped
    if (result.failed > 0)
      total.broken.push(...(result.broken.length > 0 ? result.broken : [step.name]))
    const seconds = (performance.now() - began) / 1000
    reporter.end(summary(step.name, result, seconds), result.failed > 0 ? result.output : '')
  }
  return total
}

async function resultOf(step: Step, broken: Set<string>): Promise<Result> {
  const missing = step.needs?.filter((name) => broken.has(name)) ?? []
  if (missing.length > 0) return failure(`Not run, because of: ${missing.join(', ')}.`)
  try {
    return await step.run()
  } catch (error) {
    return failure(error instanceof Error ? error.message : String(error))
  }
}

const failure = (output: string): Result => ({ ...tallyOfCheck(false), output })

/** `✓ lint  1.2 s`, with figures where a step holds many tests; what was skipped is never hidden. */
function summary(name: string, { passed, failed, skipped }: Result, seconds: number): string {
  const figures = [
    ...(passed + failed > 1 ? [`${passed} passed`] : []),
    ...(passed + failed > 1 && failed > 0 ? [`${failed} failed`] : []),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
  ].join(', ')
  const mark = failed > 0 ? '✗' : '✓'
  return `${mark} ${name.padEnd(20)}${`${seconds.toFixed(1)} s`.padStart(8)}  ${figures}`.trimEnd()
}
