import type { PictureFormat } from './picture-url.ts'

/**
 * The formats a browser can show, smallest files first. Only formats named in `Accept` count: a browser
 * that sends only a wildcard may not support AVIF.
 */
export function shownFormats(
  accept: string | undefined,
  isOpaque: boolean,
): readonly [PictureFormat, ...PictureFormat[]] {
  const named = (accept ?? '').split(',').flatMap(acceptedType)
  const fallback = isOpaque ? 'jpg' : 'png'
  const withoutAvif = named.includes('image/webp')
    ? (['webp', fallback] as const)
    : ([fallback] as const)
  return named.includes('image/avif') ? ['avif', ...withoutAvif] : withoutAvif
}

function acceptedType(part: string): string[] {
  const [type = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
  const isRefused = parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))
  return isRefused ? [] : [type]
}
