/** Long work cut into steps, so that whoever does it may turn to something else between two of them. */
export type Steps<Value> = Generator<undefined, Value>

/** All steps in one go. */
export function atOnce<Value>(steps: Steps<Value>): Value {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
