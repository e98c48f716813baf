type WaitingTask = { pixels: number; begin: () => void }

/**
 * Runs tasks in parallel while their pixels together stay within a limit, because memory use grows with
 * the pixels. Tasks start in the order they came; a task larger than the limit runs alone.
 */
export function createPixelLimit(maxPixels: number) {
  const waiting: WaitingTask[] = []
  let inUse = 0

  function startNext() {
    const [next] = waiting
    if (!next || (inUse > 0 && inUse + next.pixels > maxPixels)) return
    waiting.shift()
    inUse += next.pixels
    next.begin()
    startNext()
  }

  return async function run<Value>(pixels: number, task: () => Promise<Value>): Promise<Value> {
    const { promise, resolve } = Promise.withResolvers<void>()
    waiting.push({ pixels, begin: resolve })
    startNext()
    await promise
    try {
      return await task()
    } finally {
      inUse -= pixels
      startNext()
    }
  }
}
