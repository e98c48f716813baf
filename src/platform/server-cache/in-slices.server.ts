import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Steps } from './steps.ts'

/** A slice this short goes unnoticed beside the time a request takes anyway. */
const sliceMs = 10

/** Runs the work in slices and lets the event loop turn in between. */
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
