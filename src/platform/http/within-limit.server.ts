/** Thrown when work was not done in time. */
export class TooSlow extends Error {}

/** The work's result, or a fault when it takes too long. The work itself is not stopped, only left alone. */
export async function withinLimit<T>(work: Promise<T>, limitMs: number): Promise<T> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new TooSlow(`Not done within ${limitMs} ms`)), limitMs)
  try {
    return await Promise.race([work, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
