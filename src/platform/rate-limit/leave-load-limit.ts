import type { LoadLimit } from './load-limit.ts'

/**
 * Runs work in a place of a limit until it is done or leaves its place. Whoever has to wait for somebody
 * else, such as a payment provider, leaves first, so that the place serves others meanwhile; the work
 * itself goes on without one and is never refused halfway.
 */
export async function runUntilLeft<Value>(
  run: LoadLimit['run'],
  work: (leavePlace: () => void) => Promise<Value>,
): Promise<Value> {
  const { promise: left, resolve: leavePlace } = Promise.withResolvers<void>()
  const { working } = await run(async () => {
    const started = work(leavePlace)
    await Promise.race([started, left])
    // Within an object, since a bare promise would be waited for.
    return { working: started }
  })
  return working
}
