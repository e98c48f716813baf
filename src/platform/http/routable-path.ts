/** The router's patterns end at a line break, and these may stand in an address in their encoded form. */
const lineBreaks = /%0A|%0D|%E2%80%A[89]/gi

/**
 * The path as the router can match it. No page has a line break or an escape that is no UTF-8 in its
 * address, so that nothing is lost: such a path matches what its other parts match.
 */
export function routablePath(path: string): string {
  if (!path.includes('%')) return path
  const unbroken = path.replaceAll(lineBreaks, '%20')
  try {
    decodeURIComponent(unbroken)
    return unbroken
  } catch {
    return unbroken.replaceAll('%', '%25')
  }
}
