import type { InferInput } from 'valibot'
import { optionUid } from '#/cart/lines/option-uid.ts'
import { middleSize } from '#/catalogue/geometry/middle-size.ts'
import { bikePictures } from '#/catalogue/pictures/product-images.server.ts'
import { sectionIds } from '#/catalogue/model/sections.ts'
import type { BikeOffer, OfferedBike } from '#/configurator/choice/offered.ts'
import { translatorFor } from '#/i18n/translator.server.ts'
import type { Locale } from '#/i18n/locale.ts'
import { pictureUrl } from '#/images/names/picture-url.ts'
import { money, toWire } from '#/money/money.ts'
import type { configuratorAnswer } from './configurator.contract.ts'

type WireSection = InferInput<typeof configuratorAnswer>['sections'][number]
type PictureArgs = Parameters<typeof bikePictures>
type FramedBike = {
  bike: OfferedBike
  family: PictureArgs[0]
  child: PictureArgs[1]
  locale: Locale
}

/**
 * The sections frame and size, which share the id 1. Their options are the bike's own SKUs: one for the frame,
 * and one for each size in the first colour that the size comes in.
 */
export function frameSections({ bike, family, child, locale }: FramedBike) {
  const bySize = bike.sizes.flatMap(
    ({ size }) => bike.offers.find((each) => each.size === size) ?? [],
  )
  const shown = middleSize(bySize)
  if (!shown) return []
  const translate = translatorFor(locale)
  const pictures = bikePictures(family, child)
  const wire = (amount: number) => toWire(money(amount, bike.currency))

  const optionOf = ({ sku, colour, price, days }: BikeOffer, label: string) => {
    const picture = pictures.find((each) => each.colour === colour) ?? pictures[0]
    return {
      uid: optionUid({ sectionId: sectionIds.frame, sku }),
      sku,
      label,
      price: wire(price),
      price_delta: wire(price - shown.price),
      image: picture
        ? { url: pictureUrl(picture.picture), alt: picture.alt[locale] }
        : { url: '', alt: '' },
      is_default: sku === shown.sku,
      in_stock: days === 0,
      lead_time_days: days,
      takes_colour: false,
      excludes: [],
      requires: [],
    }
  }
  const sections: Omit<WireSection, 'position'>[] = [
    {
      section_id: sectionIds.frame,
      key: 'frame',
      label: translate('configurator.chapters.frame'),
      required: true,
      options: [optionOf(shown, child.bike.name[locale])],
    },
    {
      section_id: sectionIds.size,
      key: 'size',
      label: translate('cart.size'),
      required: true,
      options: bySize.map((offer) => optionOf(offer, offer.size)),
    },
  ]
  return sections
}
