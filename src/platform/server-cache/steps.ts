/** Long work divided into steps, so that the caller may do something else in between. */
export type Steps<Value> = Generator<undefined, Value>

/** Runs all steps without a break. */
export function atOnce<Value>(steps: Steps<Value>): Value {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
