import type { OpeningPicture } from '#/platform/api/page.ts'
import { type Ground, pictureUrl, type Picture } from './picture-url.ts'
import { pictureSource } from '#/images/ui/picture.ts'

/** Below this a window is a phone's. */
const wideFrom = '48rem'
export const onWide = `(width >= ${wideFrom})`
const onPhones = `(width < ${wideFrom})`

/**
 * One bike as a page opens with it: as it is drawn, which is lighter than any picture of it, and sharper.
 * Where its cards have a picture of it on the same ground a phone is given that, often at hand already:
 * to read a drawing holds up its small processor for as long as to lay out half the page.
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
