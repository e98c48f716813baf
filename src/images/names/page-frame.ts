import { ratioOf } from './asset-shape.ts'
import type { Ground, ParsedPictureUrl, PictureFrame } from './picture-url.ts'

/** For shared links: large, on white, in a format that every service can show. */
export const shareFrame = (fit: 'crop' | 'contain'): PictureFrame => ({
  width: 1200,
  height: 630,
  fit,
  ground: 'paper',
  format: 'jpg',
})

/** Square, large and on white, as shopping feeds require. */
export const feedFrame: PictureFrame = {
  width: 1200,
  height: 1200,
  fit: 'contain',
  ground: 'paper',
  format: 'jpg',
}

/** JPEG, because not every mail client supports newer formats, and a PNG loses a drawing's soft shades. */
export const mailFrame = (width: number): PictureFrame => ({
  width,
  ground: 'stone100',
  format: 'jpg',
})

/** The widths that pages use on each ground; a test over the pages finds missing ones. */
const pageWidths: Record<Ground | 'none', readonly number[]> = {
  none: [160, 320, 480, 640, 960, 1200],
  paper: [160, 320],
  stone50: [96, 160, 320, 480, 640, 960],
  stone100: [96, 160, 240, 320, 480, 640, 800, 960, 1200, 1600],
}

/**
 * Whether the shop's own pages, mails and feeds use this frame. Other frames are served as well, but there
 * are thousands of them for each picture, so requests for them must not crowd out the pages' pictures.
 */
export function isPageFrame(frame: PictureFrame | null): boolean {
  if (!frame) return true
  const { width = 0, height, fit, ground = 'none', format } = frame
  const isPlain = height === undefined && fit === undefined && format === undefined
  if (isPlain) return pageWidths[ground].includes(width)
  const others = [shareFrame('crop'), shareFrame('contain'), feedFrame, mailFrame(width)]
  return others.some((used) => isSame(used, frame))
}

const isSame = (one: PictureFrame, other: PictureFrame) =>
  (['width', 'height', 'fit', 'ground', 'format'] as const).every((key) => one[key] === other[key])

/** The minimum cost of a picture, for the drawing itself and for writing the file. */
const minMegapixels = 0.25
/** An AVIF takes four times as long to encode as the other formats. */
const avifFactor = 4

/** The cost of drawing a picture, in the unit of a network's budget. */
export function drawingMegapixels(url: ParsedPictureUrl, form: string): number {
  const megapixels = Math.max(minMegapixels, drawnPixels(url) / 1_000_000)
  return form === 'avif' ? megapixels * avifFactor : megapixels
}

/** More than any page needs. Without a limit, a narrow crop would draw a huge landscape. */
const maxPixels = 8_000_000

/** The number of pixels drawn for a picture; a crop draws more than it shows. */
function drawnPixels({ asset, frame }: ParsedPictureUrl): number {
  if (!frame) return 0
  const ratio = ratioOf(asset)
  const { width, height, fit } = frame
  const widths = [width, height === undefined ? undefined : height * ratio]
  const possible = widths.filter((each) => each !== undefined)
  const drawnWidth = (fit === 'crop' ? Math.max : Math.min)(...possible)
  const drawn = drawnWidth * (drawnWidth / ratio)
  return fit === 'contain' && width && height ? Math.max(drawn, width * height) : drawn
}

export const isTooLarge = (url: ParsedPictureUrl): boolean => drawnPixels(url) > maxPixels
