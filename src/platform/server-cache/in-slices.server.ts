import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Steps } from './steps.ts'

/** So much at a stretch goes unnoticed beside what a request takes anyway. */
const sliceMs = 10

/** Does the work a slice at a time, with whatever waits in between. */
export async function inSlices<Value>(steps: Steps<Value>): Promise<Value> {
  let until = performance.now() + sliceMs
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    if (performance.now() < until) continue
    await nextTurn()
    until = performance.now() + sliceMs
  }
}
