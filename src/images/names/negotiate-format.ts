import type { PictureFormat } from './picture-url.ts'

/**
 * The formats a browser says it can show, smallest files first. Only what is named counts: every
 * browser accepts anything and few of those that say no more can show an AVIF.
 */
export function shownFormats(
  accept: string | undefined,
  isOpaque: boolean,
): readonly [PictureFormat, ...PictureFormat[]] {
  const named = (accept ?? '').split(',').flatMap(acceptedType)
  const older = isOpaque ? 'jpg' : 'png'
  const forAll = named.includes('image/webp') ? (['webp', older] as const) : ([older] as const)
  return named.includes('image/avif') ? ['avif', ...forAll] : forAll
}

function acceptedType(part: string): string[] {
  const [type = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
  const isRefused = parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))
  return isRefused ? [] : [type]
}
