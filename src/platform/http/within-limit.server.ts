/** Thrown when work exceeds its time limit. */
export class TooSlow extends Error {}

/** The work's result, or `TooSlow` after the limit. The work itself is not stopped; its result is ignored. */
export async function withinLimit<T>(work: Promise<T>, limitMs: number): Promise<T> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new TooSlow(`Not done within ${limitMs} ms`)), limitMs)
  try {
    return await Promise.race([work, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
