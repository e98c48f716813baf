import { isLandscape, ratioOf } from '#/images/names/asset-shape.ts'
import { shareFrame } from '#/images/names/page-frame.ts'
import {
  type Ground,
  pictureUrl,
  type Picture,
  type PictureFrame,
} from '#/images/names/picture-url.ts'
import { settings } from '#/platform/config/settings.ts'

export type PictureOptions = {
  picture: Picture
  /** Widths to choose from, of `settings.pictureSizes`; left out, those of a card. */
  widths?: readonly number[]
  /** How wide it is shown, as CSS says it: `(min-width: 64rem) 33vw, 50vw`. */
  sizes: string
  /** What it stands on; the picture must then fill its box, or its edge may show. */
  ground?: Ground
  /** Whole, in the middle of a square, whatever its own shape. */
  isSquare?: boolean
  /** Width over height, where the kind of picture does not tell. */
  ratio?: number
}

export type PictureAttributes = {
  src: string
  srcSet: string
  sizes: string
  width: number
  height: number
}

/** From a card on the smallest phone to one on a sharp desktop screen. */
const cardWidths = [320, 480, 640, 960] as const

/** The addresses of a picture in several widths, and the room it takes, so that nothing moves when it comes. */
export function pictureSource(options: PictureOptions): PictureAttributes {
  const { picture, sizes, isSquare = false } = options
  const widths = (options.widths ?? cardWidths).toSorted((a, b) => a - b)
  const address = (width: number) => pictureUrl(picture, frameOf(options, width))
  const width = widths.at(-1) ?? cardWidths[0]
  // for the few browsers without srcset, one in the middle
  const usual = widths[Math.floor((widths.length - 1) / 2)] ?? width
  const ratio = isSquare ? 1 : (options.ratio ?? ratioOf(picture.asset))
  return {
    src: address(usual),
    srcSet: widths.map((each) => `${address(each)} ${each}w`).join(', '),
    sizes,
    width,
    height: Math.round(width / ratio),
  }
}

const frameOf = ({ ground, isSquare }: PictureOptions, width: number): PictureFrame => ({
  width,
  ...(isSquare && { height: width, fit: 'contain' }),
  ...(ground && { ground }),
})

/** The address of a picture for those who share a page. */
export const sharePicture = (picture: Picture): string =>
  pictureUrl(picture, shareFrame(isLandscape(picture.asset) ? 'crop' : 'contain'))

/** Every width, for a page that shows the picture as wide as the screen. */
export const allWidths: readonly number[] = settings.pictureSizes.filter((size) => size >= 480)
