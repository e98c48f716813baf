import { isLandscape, ratioOf } from '#/images/names/asset-shape.ts'
import { shareFrame } from '#/images/names/page-frame.ts'
import {
  type Ground,
  pictureUrl,
  type Picture,
  type PictureFrame,
} from '#/images/names/picture-url.ts'

export type PictureOptions = {
  picture: Picture
  /** Widths to choose from, out of `settings.pictureSizes`; defaults to those of a card. */
  widths?: readonly number[]
  /** The `sizes` attribute: `(min-width: 64rem) 33vw, 50vw`. */
  sizes: string
  /** Background colour; the picture must then fill its box, or its edge may show. */
  ground?: Ground
  /** Width over height, where it does not follow from the kind of picture. */
  ratio?: number
}

export type PictureAttributes = {
  src: string
  srcSet: string
  sizes: string
  width: number
  height: number
}

/** From a card on a desktop screen to one on a phone of high resolution. */
const cardWidths = [480, 640, 960] as const

/** URLs of a picture in several widths, and its dimensions, so that the layout does not shift when it loads. */
export function pictureSource(options: PictureOptions): PictureAttributes {
  const { picture, sizes } = options
  const widths = (options.widths ?? cardWidths).toSorted((a, b) => a - b)
  const url = (width: number) => pictureUrl(picture, frameOf(options, width))
  const width = widths.at(-1) ?? cardWidths[0]
  // A middle width for the few browsers without srcset.
  const fallbackWidth = widths[Math.floor((widths.length - 1) / 2)] ?? width
  const ratio = options.ratio ?? ratioOf(picture.asset)
  return {
    src: url(fallbackWidth),
    srcSet: widths.map((each) => `${url(each)} ${each}w`).join(','),
    sizes,
    width,
    height: Math.round(width / ratio),
  }
}

const frameOf = ({ ground }: PictureOptions, width: number): PictureFrame => ({
  width,
  ...(ground && { ground }),
})

/** The URL of a page's picture for shared links. */
export const sharePicture = (picture: Picture): string =>
  pictureUrl(picture, shareFrame(isLandscape(picture.asset) ? 'crop' : 'contain'))
