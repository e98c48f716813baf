/** Longest address anyone may ask for. */
export const maxPathLength = 512

/**
 * An address as the shop keeps it: decoded once, lower case, no slashes at the ends or doubled, no
 * query. Null when it cannot be one.
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
    // a broken escape such as %E0%A4%A names nothing
    return null
  }
}
