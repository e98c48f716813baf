import type { OpeningPicture } from '#/platform/api/page.ts'
import { type Ground, pictureUrl, type Picture } from './picture-url.ts'
import { pictureSource } from '#/images/ui/picture.ts'

/** Narrower windows count as phones. */
const wideFrom = '48rem'
export const onWide = `(width >= ${wideFrom})`
const onPhones = `(width < ${wideFrom})`

/**
 * The main picture of a page: the SVG drawing, which is smaller and sharper than any raster picture. On
 * phones it is the raster picture that cards show on the same ground, often cached already: parsing a
 * drawing takes a phone's processor as long as the layout of half the page.
 */
export function drawingSource(picture: Picture, cardGround: Ground | null): OpeningPicture {
  const src = pictureUrl(picture)
  if (!cardGround) return { src }
  const { sizes, srcSet } = pictureSource({
    picture,
    ground: cardGround,
    widths: [640, 960],
    sizes: '100vw',
  })
  return { src, phone: { media: onPhones, sizes, srcSet } }
}
