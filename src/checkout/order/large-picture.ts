import { type Picture, pictureUrl } from '#/images/names/picture-url.ts'

/** A picture with its dimensions. */
export type SizedPicture = { url: string; width: number; height: number }

const width = 960

/** The picture of a bike across a card. */
export const largePicture = (picture: Picture): SizedPicture => ({
  url: pictureUrl(picture, { width, ground: 'stone100' }),
  width,
  height: (width * 2) / 3,
})
