import type { Bike } from '#/catalogue/model/bike.ts'
import type { ColourwayRecord } from '#/catalogue/import/import-model.ts'
import type { FamilyBike } from '#/catalogue/model/product.ts'
import { swatchOf } from '#/catalogue/model/swatch.ts'
import type { Locale } from '#/i18n/locale.ts'
import { heightsInWords } from '#/i18n/numbers/british-measures.ts'
import { bikeUrl, type ColourChoice, sizeFit, type SizeChoice, wheelsOf } from './bike-view.ts'
import { stockOfOffer } from '#/product/page/offer-stock.server.ts'

export type Chosen = { colour: ColourwayRecord; isStated: boolean; size: string | undefined }

/** The colour and size that the URL names; ones that the bike does not come in are ignored. */
export function chosenIn(bike: Bike, query: URLSearchParams): Chosen | null {
  const stated = bike.colourways.find(({ code }) => code === query.get('colour'))
  const colour = stated ?? bike.colourways[0]
  if (!colour) return null
  const size = bike.sizes.find((each) => each.size === query.get('size'))?.size
  return { colour, isStated: stated !== undefined, size }
}

/** The first colour is the default and needs no parameter. */
export const colourChoices = (
  slug: string,
  colourways: readonly ColourwayRecord[],
  size: string | undefined,
  locale: Locale,
): ColourChoice[] =>
  colourways.map((colourway, index) => ({
    code: colourway.code,
    name: colourway.name[locale],
    swatch: swatchOf(colourway),
    to: bikeUrl(slug, { colour: index === 0 ? null : colourway.code, size }),
  }))

/** Every size of the bike in the chosen colour, with stock and dispatch date. */
export function sizeChoices(
  child: FamilyBike,
  { colour, country }: Pick<Chosen, 'colour'> & { country: string },
  now: Date,
): SizeChoice[] {
  const wheels = wheelsOf(child.bike)
  const stated = child.bike.colourways[0] === colour ? null : colour.code
  return child.bike.sizes.flatMap((record) => {
    const offer = child.offers.find(
      (each) => each.size === record.size && each.colour === colour.code,
    )
    if (!offer) return []
    return [
      {
        ...sizeFit(record, wheels),
        sku: offer.sku,
        stock: stockOfOffer(offer, child, { country, now }),
        to: bikeUrl(child.slug, { colour: stated, size: record.size }),
        heights: heightsInWords(record.riderHeight, country),
      },
    ]
  })
}
