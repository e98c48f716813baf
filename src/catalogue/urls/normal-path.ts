/** Longer paths are not looked up. */
export const maxPathLength = 512

/**
 * A path as the shop stores it: decoded once, in lower case, without a query and without leading,
 * trailing or double slashes. Null when it is not a valid path.
 */
export function normalPath(raw: string): string | null {
  if (raw.length > maxPathLength) return null
  const [path = ''] = raw.split(/[?#]/, 1)
  const decoded = decodeOnce(path)
  if (decoded === null || /[\p{Cc}\\]/u.test(decoded)) return null
  const segments = decoded.normalize('NFC').toLowerCase().split('/').filter(Boolean)
  return segments.some((segment) => segment === '.' || segment === '..') ? null : segments.join('/')
}

function decodeOnce(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    // A broken escape such as %E0%A4%A is not a valid path.
    return null
  }
}
