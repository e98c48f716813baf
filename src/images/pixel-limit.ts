type Waiting = { pixels: number; begin: () => void }

/**
 * Runs work side by side for as long as its pixels together stay within a bound, since memory grows with
 * those. Work waits in the order it came; what is larger than the bound runs alone.
 */
export function createPixelLimit(mostPixels: number) {
  const waiting: Waiting[] = []
  let inUse = 0

  function startNext() {
    const [next] = waiting
    if (!next || (inUse > 0 && inUse + next.pixels > mostPixels)) return
    waiting.shift()
    inUse += next.pixels
    next.begin()
    startNext()
  }

  return async function run<Value>(pixels: number, work: () => Promise<Value>): Promise<Value> {
    const { promise, resolve } = Promise.withResolvers<void>()
    waiting.push({ pixels, begin: resolve })
    startNext()
    await promise
    try {
      return await work()
    } finally {
      inUse -= pixels
      startNext()
    }
  }
}
