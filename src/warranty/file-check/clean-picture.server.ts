import sharp from 'sharp'
import { createPixelLimit } from '#/images/pixel-limit.ts'
import { pictureWeight } from './picture-weight.ts'

/** Above what telephones produce (50 megapixels). Memory and time grow with it. */
const maxPixels = 64_000_000
/**
 * The longest side of a picture: a panorama of a telephone has some 16,000 pixels. The decoder works row by row, and
 * a picture that is one pixel wide and millions high takes it half a minute, though the file is a few kilobytes.
 */
const longestSide = 30_000
/** Most telephones take 12 megapixels. */
const usualPixels = 16_000_000
/** Large enough to see a hairline crack, and no larger. */
const maxSide = 3_000
const timeLimitSeconds = 15

/** Two queues, so that nobody with a usual picture waits for the largest ones. */
const largePictures = createPixelLimit(maxPixels)
const usualPictures = createPixelLimit(2 * usualPixels)

/**
 * The picture as a new JPEG: upright, without location or any other metadata, and without whatever else the
 * file held. Null for a file that cannot be decoded or is too large.
 */
export async function cleanPicture(bytes: Buffer, mediaType: string): Promise<Buffer | null> {
  try {
    const open = () => sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    const { format, ...head } = await open().metadata()
    const weight = pictureWeight(head)
    const isTooLarge = weight > maxPixels || Math.max(head.width, head.height) > longestSide
    if (!mediaTypesOf[format]?.includes(mediaType) || isTooLarge) return null
    const withinLimit = weight > usualPixels ? largePictures : usualPictures
    return await withinLimit(weight, () =>
      open()
        .autoOrient()
        .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: 'white' })
        .timeout({ seconds: timeLimitSeconds })
        .jpeg({ quality: 85 })
        .toBuffer(),
    )
  } catch {
    // The decoder refuses broken files, bombs and what takes too long, each with words of its own.
    return null
  }
}

/** The formats of the decoder, which must agree with the first bytes. */
const mediaTypesOf: Readonly<Record<string, readonly string[]>> = {
  jpeg: ['image/jpeg'],
  png: ['image/png'],
  webp: ['image/webp'],
  heif: ['image/avif'],
}
