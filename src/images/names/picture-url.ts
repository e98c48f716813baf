import { settings } from '#/platform/config/settings.ts'

export type PictureFormat = 'avif' | 'webp' | 'png' | 'jpg'
const formats: readonly PictureFormat[] = ['avif', 'webp', 'png', 'jpg']

/** Grounds a drawing may stand on: without the transparent part a file is half as large. */
export const grounds = { paper: '#ffffff', stone50: '#f8f7f4', stone100: '#f1efea' } as const
export type Ground = keyof typeof grounds

/** How a picture is to be made; a side left out follows from the other. */
export type PictureFrame = {
  width?: number
  height?: number
  /** `crop` fills both sides, `contain` fits inside and pads. */
  fit?: 'crop' | 'contain'
  ground?: Ground
  /** Left out, the browser's wishes decide. */
  format?: PictureFormat
}

export type ParsedPictureUrl = { asset: string; frame: PictureFrame | null }

const assetKinds = ['scene', 'bike', 'model', 'accessory', 'component'] as const

/**
 * `/img/{tokens}/{asset}` with the tokens `w_N`, `h_N`, `c_auto`, `r_contain`, and of our own
 * `b_{ground}` and `f_{format}`, in any order. Without tokens it is the drawing itself. Null for
 * anything else, so that no two addresses need to be guessed to be the same.
 */
export function parsePictureUrl(path: string): ParsedPictureUrl | null {
  const segments = path
    .replace(/^\/img\//, '')
    .split('/')
    .map(decoded)
  if (!segments.every(isName)) return null
  const [first = '', ...rest] = segments
  if (assetKinds.some((kind) => kind === first)) return { asset: segments.join('/'), frame: null }
  const frame = parseTokens(first)
  return frame && rest.length > 0 ? { asset: rest.join('/'), frame } : null
}

/** The longest names are of bikes to wish, which name every part that was chosen. */
export const longestName = 450

/** A name inside an asset: nothing that could climb out of a folder, however it was encoded. */
const isName = (segment: string | null): segment is string =>
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
    // contain shows the whole product, so it wins over a crop, whichever came first
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

const sizes = new Set(settings.pictureSizes.map(String))
const isSize = (value: string) => sizes.has(value)
const isGround = (value: string): value is Ground => Object.hasOwn(grounds, value)
const isFormat = (value: string): value is PictureFormat =>
  formats.some((format) => format === value)

/** The tokens in one order, so that the same picture has the same address everywhere. */
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

/** A picture by its name, and the version it had when the page was made. */
export type Picture = { asset: string; version: string }

/** Where a picture is; with its version in the address it may be kept for ever. */
export function pictureUrl({ asset, version }: Picture, frame?: PictureFrame): string {
  const name = asset.split('/').map(encodeURIComponent).join('/')
  return `/img/${frame ? `${frameTokens(frame)}/` : ''}${name}?v=${version}`
}
