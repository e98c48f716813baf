import { nameInColour } from '#/catalogue/pictures/product-image-alt.ts'
import { productAsset } from '#/images/names/asset-name.ts'
import type { PictureOptions } from '#/images/ui/picture.ts'
import type { Card, CardPicture } from './card.ts'

export const cardPicture = (
  { kind, slug, version }: Pick<Card, 'kind' | 'slug' | 'version'>,
  { colour }: Pick<CardPicture, 'colour'>,
  sizes: string,
): PictureOptions => ({
  picture: { asset: productAsset(kind, slug, colour), version },
  ground: 'stone100',
  sizes,
})

/** The alt text, which need not be sent with every picture. */
export const cardAlt = ({ name }: Pick<Card, 'name'>, picture: Pick<CardPicture, 'name'>): string =>
  nameInColour(name, picture.name)
