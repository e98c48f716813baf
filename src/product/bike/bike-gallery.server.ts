import { bikePictures } from '#/catalogue/pictures/product-images.server.ts'
import type { BikeFamily, FamilyBike } from '#/catalogue/model/product.ts'
import { drawingSource } from '#/images/names/drawing-source.ts'
import type { PictureView } from '#/images/names/asset-name.ts'
import type { Picture } from '#/images/names/picture-url.ts'
import type { Locale } from '#/i18n/locale.ts'
import type { LoadedPage } from '#/platform/api/page.ts'
import type { GalleryPicture, GalleryView } from './bike-view.ts'

/** In the order in which a buyer turns a bike: from its side, from the front, the parts in hand's reach, from behind. */
const views: readonly GalleryView[] = [
  'shared',
  'front',
  'cockpit',
  'detail-drivetrain',
  'detail-wheel',
  'rear',
  'top',
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
    const found = drawnFrom(view, family, bike, { colour, size })
    // Cards show the whole bike without a particular size.
    const cardGround = view === 'shared' && size === undefined ? 'stone100' : null
    return found ? [{ view, picture: found.picture, alt: found.alt[locale], cardGround }] : []
  })

/** One view of one bike in one colour and size, for the text that it illustrates. */
export const pictureFrom = (
  view: PictureView,
  ...[family, bike, chosen]: DrawnBike
): Picture | null => drawnFrom(view, family, bike, chosen)?.picture ?? null

type DrawnBike = [
  family: Pick<BikeFamily, 'parent'>,
  bike: FamilyBike,
  chosen: Pick<Chosen, 'colour' | 'size'>,
]

function drawnFrom(view: PictureView, ...[family, bike, { colour, size }]: DrawnBike) {
  const only = { ...(size !== undefined && { size }), ...(view !== 'shared' && { view }) }
  return bikePictures(family, bike, only).find((each) => each.colour === colour)
}

/** The first drawing of a bike's page, with the URL that `Gallery` uses, for preloading. */
export const openingPicture = ([first]: readonly GalleryPicture[]): Pick<
  LoadedPage<unknown>,
  'picture'
> => (first ? { picture: drawingSource(first.picture, first.cardGround) } : {})
