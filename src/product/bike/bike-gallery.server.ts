import { bikePictures } from '#/catalogue/pictures/product-images.server.ts'
import type { BikeFamily, FamilyBike } from '#/catalogue/model/product.ts'
import type { PictureView } from '#/images/names/asset-name.ts'
import { drawingSource } from '#/images/names/drawing-source.ts'
import type { Locale } from '#/i18n/locale.ts'
import type { LoadedPage } from '#/platform/api/page.ts'
import type { GalleryPicture } from './bike-view.ts'

/** The whole bike first, then what a rider would crouch down to look at. */
const views: readonly PictureView[] = [
  'shared',
  'detail-cockpit',
  'detail-drivetrain',
  'detail-wheel',
  'detail-seat',
]

type Chosen = { colour: string; size?: string | undefined; locale: Locale }

/** Every view of one bike in one colour and size. */
export const bikeGallery = (
  family: Pick<BikeFamily, 'parent'>,
  bike: FamilyBike,
  { colour, size, locale }: Chosen,
): GalleryPicture[] =>
  views.flatMap((view) => {
    const only = { ...(size !== undefined && { size }), ...(view !== 'shared' && { view }) }
    const found = bikePictures(family, bike, only).find((each) => each.colour === colour)
    // cards show the bike as a whole, in no size of anyone's
    const cardGround = view === 'shared' && size === undefined ? 'stone100' : null
    return found ? [{ view, picture: found.picture, alt: found.alt[locale], cardGround }] : []
  })

/** The drawing a bike's page opens with, as `Gallery` asks for it. */
export const openingPicture = ([first]: readonly GalleryPicture[]): Pick<LoadedPage, 'picture'> =>
  first ? { picture: drawingSource(first.picture, first.cardGround) } : {}
