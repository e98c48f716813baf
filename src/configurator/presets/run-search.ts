/** Runs a search to its end at once. */
export function runSearch<Found>(search: Generator<undefined, Found>): Found {
  let step = search.next()
  while (!step.done) step = search.next()
  return step.value
}

/** Less than a frame, so that a press in between is answered at once. */
const sliceMs = 6

/** Runs a search in slices between which the page can go on; never ends once aborted. */
export async function runInSlices<Found>(
  search: Generator<undefined, Found>,
  signal: AbortSignal,
): Promise<Found> {
  for (;;) {
    await new Promise<void>((resume) => {
      setTimeout(() => !signal.aborted && resume())
    })
    const end = performance.now() + sliceMs
    for (let step = search.next(); ; step = search.next()) {
      if (step.done) return step.value
      if (performance.now() > end) break
    }
  }
}
