import type { LoadLimit } from './load-limit.ts'

/**
 * Runs work in a slot of a load limit until it is done or releases the slot. Work that has to wait for a
 * third party, such as a payment provider, releases it first, so that the slot serves others meanwhile;
 * the work itself continues without one and is never refused halfway.
 */
export async function runUntilLeft<Value>(
  run: LoadLimit['run'],
  work: (releaseSlot: () => void) => Promise<Value>,
): Promise<Value> {
  const { promise: left, resolve: releaseSlot } = Promise.withResolvers<void>()
  const { working } = await run(async () => {
    const started = work(releaseSlot)
    await Promise.race([started, left])
    // The promise is wrapped in an object, since a bare promise would be awaited.
    return { working: started }
  })
  return working
}
