import { ratioOf } from './asset-shape.ts'
import type { Ground, ParsedPictureUrl, PictureFrame } from './picture-url.ts'

/** For those who share a page: large, on paper, in a format every service can show. */
export const shareFrame = (fit: 'crop' | 'contain'): PictureFrame => ({
  width: 1200,
  height: 630,
  fit,
  ground: 'paper',
  format: 'jpg',
})

/** Square, large and on white, as shopping services want it. */
export const feedFrame: PictureFrame = {
  width: 1200,
  height: 1200,
  fit: 'contain',
  ground: 'paper',
  format: 'jpg',
}

/** JPEG, since not every mail program knows anything newer, and a PNG of a drawing loses its soft shades. */
export const mailFrame = (width: number): PictureFrame => ({
  width,
  ground: 'stone100',
  format: 'jpg',
})

/** The widths that pages show pictures in, on each ground; a test over the pages finds what is missing. */
const pageWidths: Record<Ground | 'none', readonly number[]> = {
  none: [160, 320, 480, 640, 960, 1200],
  paper: [160, 320],
  stone50: [96, 160, 320, 480, 640, 960],
  stone100: [96, 160, 240, 320, 480, 640, 800, 960, 1200, 1600],
}

/**
 * Whether the shop's own pages, mails and feeds ask for pictures in this frame. The other combinations
 * are answered as well, but there are thousands of them for each picture, so whoever asks for those
 * must not crowd out what every shopper sees.
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

/** The smallest picture costs as much as this many pixels: the drawing itself, and its journey to the disk. */
const leastMegapixels = 0.25
/** An AVIF takes four times as long to write as the others. */
const avifFactor = 4

/** What drawing a picture costs of a network's budget. */
export function drawingMegapixels(address: ParsedPictureUrl, form: string): number {
  const megapixels = Math.max(leastMegapixels, drawnPixels(address) / 1_000_000)
  return form === 'avif' ? megapixels * avifFactor : megapixels
}

/** More than any page needs; a narrow crop of a wide landscape would otherwise draw a huge one. */
const mostPixels = 8_000_000

/** How many pixels are drawn for a picture; a crop draws more than it shows. */
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

export const isTooLarge = (address: ParsedPictureUrl): boolean => drawnPixels(address) > mostPixels
