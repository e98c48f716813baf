import { settings } from '#/platform/config/settings.ts'

export type PictureFormat = 'avif' | 'webp' | 'png' | 'jpg'
const formats: readonly PictureFormat[] = ['avif', 'webp', 'png', 'jpg']

/** Background colours for drawings: an opaque file is half the size of a transparent one. */
export const grounds = { paper: '#ffffff', stone50: '#f8f7f4', stone100: '#f1efea' } as const
export type Ground = keyof typeof grounds

/** The size, background and format of a picture; a missing side follows from the other. */
export type PictureFrame = {
  width?: number
  height?: number
  /** `crop` fills both sides, `contain` fits inside and pads. */
  fit?: 'crop' | 'contain'
  ground?: Ground
  /** Defaults to the best format that the browser accepts. */
  format?: PictureFormat
}

export type ParsedPictureUrl = { asset: string; frame: PictureFrame | null }

const assetKinds = ['scene', 'bike', 'model', 'accessory', 'component'] as const

/**
 * `/img/{tokens}/{asset}` with the tokens `w_N`, `h_N`, `c_auto`, `r_contain`, `b_{ground}` and
 * `f_{format}`, in any order (docs/behaviour.md#images). Without tokens it is the drawing itself. Null for
 * anything else.
 */
export function parsePictureUrl(path: string): ParsedPictureUrl | null {
  const segments = path
    .replace(/^\/img\//, '')
    .split('/')
    .map(decoded)
  if (!segments.every(isSafeSegment)) return null
  const [first = '', ...rest] = segments
  if (assetKinds.some((kind) => kind === first)) return { asset: segments.join('/'), frame: null }
  const frame = parseTokens(first)
  return frame && rest.length > 0 ? { asset: rest.join('/'), frame } : null
}

/** A picture that a URL asks for, in the version of its query, if any. */
export type RequestedPicture = ParsedPictureUrl & { version: string | null }

/** Reads a picture's path and query; null for anything else. */
export function pictureOf(url: string): RequestedPicture | null {
  const [path = '', query = ''] = url.split('?', 2)
  const parsed = parsePictureUrl(path)
  return parsed && { ...parsed, version: new URLSearchParams(query).get('v') }
}

/** Custom builds have the longest names, because they list every chosen part. */
export const longestName = 450

/** A segment of an asset's name, which must not allow path traversal in any encoding. */
const isSafeSegment = (segment: string | null): segment is string =>
  segment !== null &&
  segment.length <= longestName &&
  /^[\w~-][\w .,~×-]*$/.test(segment) &&
  !segment.includes('..')

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}

function parseTokens(text: string): PictureFrame | null {
  let frame: PictureFrame = {}
  for (const token of text.split(',')) {
    const read = readToken(token)
    if (!read) return null
    // `contain` shows the whole product, so it wins over a crop, whichever came first.
    const isCropOfContained = read.fit === 'crop' && frame.fit === 'contain'
    if (!isCropOfContained) frame = { ...frame, ...read }
  }
  return frame.width === undefined && frame.height === undefined ? null : frame
}

function readToken(token: string): PictureFrame | null {
  const [, name = '', value = ''] = /^([a-z])_(\w+)$/.exec(token) ?? []
  switch (name) {
    case 'w':
      return isSize(value) ? { width: Number(value) } : null
    case 'h':
      return isSize(value) ? { height: Number(value) } : null
    case 'c':
      return value === 'auto' ? { fit: 'crop' } : null
    case 'r':
      return value === 'contain' ? { fit: 'contain' } : null
    case 'b':
      return isGround(value) ? { ground: value } : null
    case 'f':
      return isFormat(value) ? { format: value } : null
    default:
      return null
  }
}

/**
 * The same URL with every side rounded up to a size that pictures are made in, or to the largest; a client may
 * ask for any. Null where nothing changes.
 */
export function withListedSizes(url: string): string | null {
  const rounded = url.replace(/^\/img\/[^/?]+/, (tokens) =>
    tokens.replaceAll(/(?<=[/,][wh]_)[1-9]\d{0,4}(?=,|$)/g, (side) =>
      String(
        settings.pictureSizes.find((size) => size >= Number(side)) ?? settings.pictureSizes.at(-1),
      ),
    ),
  )
  return rounded === url ? null : rounded
}

const sizes = new Set(settings.pictureSizes.map(String))
const isSize = (value: string) => sizes.has(value)
const isGround = (value: string): value is Ground => Object.hasOwn(grounds, value)
const isFormat = (value: string): value is PictureFormat =>
  formats.some((format) => format === value)

/** The tokens in a fixed order, so that the same picture has the same URL everywhere. */
export function frameTokens({ width, height, fit, ground, format }: PictureFrame): string {
  return [
    width === undefined ? [] : `w_${width}`,
    height === undefined ? [] : `h_${height}`,
    fit === undefined ? [] : { crop: 'c_auto', contain: 'r_contain' }[fit],
    ground === undefined ? [] : `b_${ground}`,
    format === undefined ? [] : `f_${format}`,
  ]
    .flat()
    .join(',')
}

/** A picture's name, and its version when the page was rendered. */
export type Picture = { asset: string; version: string }

/** The URL of a picture; it contains the version, so that browsers may cache it indefinitely. */
export function pictureUrl({ asset, version }: Picture, frame?: PictureFrame): string {
  const name = asset.split('/').map(encodeURIComponent).join('/')
  return `/img/${frame ? `${frameTokens(frame)}/` : ''}${name}?v=${version}`
}
