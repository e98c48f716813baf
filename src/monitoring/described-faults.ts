/**
 * The build that a browser names, which is logged: it must look like the id of one, and not like somebody's number,
 * code or name.
 */
export const knownBuild = (build: string): string =>
  /^[\da-f]{12}$/.test(build) && /[a-f]/.test(build) ? build : 'other'

/** Whether another one is within the number for this minute. */
export function createSample(perMinute: number) {
  let [minute, taken] = [0, 0]
  return (now: Date): boolean => {
    const current = Math.floor(now.getTime() / 60_000)
    if (current !== minute) [minute, taken] = [current, 0]
    taken += 1
    return taken <= perMinute
  }
}
