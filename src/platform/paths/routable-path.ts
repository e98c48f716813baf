/** The router's patterns end at a line break, and a URL may contain these in encoded form. */
const lineBreaks = /%0A|%0D|%E2%80%A[89]/gi

/**
 * The path in a form that the router can match. No page's URL contains a line break or an escape that is
 * not UTF-8, so replacing them loses nothing: the path matches by its other parts.
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
