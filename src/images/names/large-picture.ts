import { type Picture, pictureUrl } from './picture-url.ts'

/** The URL of a picture with its dimensions. */
export type SizedPicture = { url: string; width: number; height: number }

/** Enough for a sharp screen, where the picture is half as wide as the page. */
const width = 960

type ProductPicture = { picture: Picture; isSquare: boolean }

/** The picture of a product across a card; lists have small ones. */
export const largePicture = ({ picture, isSquare }: ProductPicture): SizedPicture => ({
  url: pictureUrl(picture, { width, ground: 'stone100' }),
  width,
  height: isSquare ? width : (width * 2) / 3,
})
