/**
 * A path that cannot lead to another host: one leading slash, no empty or dot segments, no
 * backslashes or control characters, however they were encoded. Browsers read `/\evil` and
 * `/<tab>/evil` as another host, and servers behind us may decode once more than we do.
 * Takes a path only: a `?` or `#` in it is part of a name and comes out encoded.
 */
export function safePath(path: string): string {
  const decoded = decodePath(path)
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, '')
    .replaceAll('\\', '/')
  const segments: string[] = []
  for (const segment of decoded.split('/')) {
    if (segment === '..') segments.pop()
    else if (segment !== '' && segment !== '.') segments.push(encodeSegment(segment))
  }
  const isFolder = segments.length > 0 && /\/\.{0,2}$/.test(decoded)
  return `/${segments.join('/')}${isFolder ? '/' : ''}`
}

/** The same for a URL with query and fragment, as in `?next=` and redirect rules. */
export function safeTarget(target: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(target) ?? []
  return safePath(path) + rest.replaceAll(/[\p{Cc}\s]/gu, '').toWellFormed()
}

/** Lowercases the letters, not the escapes: `%C3%9C` is Ü and becomes ü. */
export const lowerCasePath = (path: string, locale = 'en'): string =>
  safePath(decodePath(path).toLocaleLowerCase(locale).replaceAll('%', '%25'))

/** Decodes valid UTF-8 and leaves the rest unchanged, where `decodeURIComponent` would throw. */
export const decodePath = (path: string): string =>
  path.replaceAll(/(?:%[0-9a-f]{2})+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes)
    } catch {
      return escapes
    }
  })

const fileEndings =
  /\.(?:avif|bmp|css|csv|docx?|eot|gif|gz|html?|ico|jpe?g|js|json|map|md|mjs|mp3|mp4|otf|pdf|png|rss|svg|ttf|txt|vtt|wasm|webm|webmanifest|webp|woff2?|xlsx?|xml|zip)$/i

/** Whether a path names a file rather than a page; `/v1.2/` and `/m.2-adapter` are pages. */
export const isFileLike = (path: string): boolean => fileEndings.test(path)

/** Encodes everything except the characters RFC 3986 allows in a segment. */
const encodeSegment = (segment: string) =>
  encodeURIComponent(segment).replaceAll(/%(?:3A|40|24|26|2B|2C|3B|3D)/g, decodeURIComponent)
