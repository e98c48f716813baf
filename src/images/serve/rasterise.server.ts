import sharp, { type Sharp } from 'sharp'
import { grounds, type PictureFormat, type PictureFrame } from '#/images/names/picture-url.ts'
import { createPixelLimit } from '#/images/pixel-limit.ts'

// A picture uses only one core, because pages are rendered on the same machine.
sharp.concurrency(1)
// Every drawing is different, so caching operations gains nothing.
sharp.cache(false)

/** Enough for the largest picture or for many small ones; one limit for all, because they share the process's memory. */
const withinLimit = createPixelLimit(8_000_000)

/** More than any picture of the shop has; larger files are refused. */
const limitInputPixels = 40_000_000
const timeoutSeconds = 20
const transparent = { r: 0, g: 0, b: 0, alpha: 0 }

type Sides = { width: number; height: number }

/** Rasterises a drawing; a vector can be enlarged to any size. */
export function rasteriseDrawing(
  svg: string,
  frame: PictureFrame,
  format: PictureFormat,
): Promise<Buffer> {
  const ground = groundOf(frame, format)
  const size = drawnSize(svg, frame)
  return withinLimit(pixelsOf(size.drawn), () =>
    encoded(drawing(svg, size, { ...frame, ground }), ground, format),
  )
}

/** The same without loss, to encode in several formats: drawing soft shadows takes longer than encoding. */
export function drawPixels(svg: string, frame: PictureFrame): Promise<Buffer> {
  const ground = groundOf(frame, 'png')
  const size = drawnSize(svg, frame)
  return withinLimit(pixelsOf(size.drawn), () =>
    grounded(drawing(svg, size, { ...frame, ground }), ground)
      .png({ compressionLevel: 1 })
      .timeout({ seconds: timeoutSeconds })
      .toBuffer(),
  )
}

export async function encodePixels(pixels: Uint8Array, format: PictureFormat): Promise<Buffer> {
  const size = await opened(pixels).metadata()
  return withinLimit(pixelsOf(size), () => encoded(opened(pixels), null, format))
}

const pixelsOf = ({ width, height }: Sides) => width * height

type DrawnSize = { target: Sides; drawn: Sides }

/** The size of the result and the size it is drawn in, which for a crop is larger. */
function drawnSize(svg: string, frame: PictureFrame): DrawnSize {
  const own = viewBoxSides(svg)
  const target = targetSides(own, frame)
  const scale = (frame.fit === 'crop' ? Math.max : Math.min)(
    target.width / own.width,
    target.height / own.height,
  )
  return { target, drawn: { width: own.width * scale, height: own.height * scale } }
}

const drawing = (svg: string, { target, drawn }: DrawnSize, { fit, ground }: Fitting): Sharp =>
  fitted(opened(Buffer.from(drawnAt(svg, drawn))), target, { fit, ground })

const opened = (bytes: Uint8Array): Sharp => sharp(bytes, { limitInputPixels })

/** Both sides of the result: a missing side follows from the other; without `fit`, both are maxima. */
function targetSides(own: Sides, { width, height, fit }: PictureFrame): Sides {
  if (width !== undefined && height !== undefined && fit) return { width, height }
  return scaled(own, Math.min((width ?? Infinity) / own.width, (height ?? Infinity) / own.height))
}

const scaled = ({ width, height }: Sides, by: number): Sides => ({
  width: Math.max(1, Math.round(width * by)),
  height: Math.max(1, Math.round(height * by)),
})

type Fitting = { fit?: PictureFrame['fit']; ground: Ground }

function fitted(image: Sharp, { width, height }: Sides, { fit, ground }: Fitting) {
  if (fit === 'crop')
    return image.resize({ width, height, fit: 'cover', position: sharp.strategy.attention })
  if (fit === 'contain')
    return image.resize({
      width,
      height,
      fit: 'contain',
      background: ground ?? transparent,
      withoutEnlargement: true,
    })
  return image.resize({ width, height, fit: 'fill' })
}

type Ground = string | null

/** A JPEG cannot be transparent. */
const groundOf = ({ ground }: PictureFrame, format: PictureFormat): Ground =>
  ground ? grounds[ground] : format === 'jpg' ? grounds.paper : null

const grounded = (image: Sharp, ground: Ground): Sharp =>
  ground ? image.flatten({ background: ground }) : image

function encoded(image: Sharp, ground: Ground, format: PictureFormat): Promise<Buffer> {
  return inFormat[format](grounded(image, ground)).timeout({ seconds: timeoutSeconds }).toBuffer()
}

/** Chosen by appearance and file size (`benchmarks/images.ts`): lower quality shows bands in shadows and skies. */
const inFormat: Record<PictureFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 55, effort: 2 }),
  webp: (image) => image.webp({ quality: 82, effort: 4 }),
  jpg: (image) => image.jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' }),
  // With less than the full palette, or less effort, the ground sometimes loses its own colour.
  png: (image) => image.png({ palette: true, quality: 100, effort: 5 }),
}

const viewBoxPattern = /viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/

function viewBoxSides(svg: string): Sides {
  const [, width, height] = viewBoxPattern.exec(svg) ?? []
  if (!width || !height) throw new Error('A drawing needs a viewBox')
  return { width: Number(width), height: Number(height) }
}

/** Draws in the target size, so that edges are sharp. */
const drawnAt = (svg: string, { width, height }: Sides): string =>
  svg.replace('<svg ', `<svg width="${Math.ceil(width)}" height="${Math.ceil(height)}" `)
