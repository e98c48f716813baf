import type { PictureOptions } from '#/images/ui/picture.ts'
import type { Card, CardPicture } from './card.ts'

export const cardPicture = (
  { version }: Pick<Card, 'version'>,
  { asset }: Pick<CardPicture, 'asset'>,
  sizes: string,
): PictureOptions => ({ picture: { asset, version }, ground: 'stone100', sizes })
