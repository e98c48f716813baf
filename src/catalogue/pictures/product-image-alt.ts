import type { PictureView } from '#/images/names/asset-name.ts'
import type { Locale } from '#/i18n/locale.ts'
import type { Localised } from '#/catalogue/model/localised.ts'

type Named = { readonly name: Localised }

/** What a detail shows, as a caption would say it. */
const viewNames: Record<PictureView, Localised | null> = {
  shared: null,
  fitted: null,
  'detail-cockpit': { en: 'cockpit', de: 'Cockpit' },
  'detail-drivetrain': { en: 'drivetrain', de: 'Antrieb' },
  'detail-wheel': { en: 'front wheel', de: 'Vorderrad' },
  'detail-seat': { en: 'saddle and seatpost', de: 'Sattel und Sattelstütze' },
}

/** "Fell SL 105 in Moss": what somebody who cannot see the picture wants to know of it. */
export function bikeAlt(
  bike: Named,
  colourway: Named,
  locale: Locale,
  view: PictureView = 'shared',
): string {
  const detail = viewNames[view]?.[locale]
  return `${bike.name[locale]} in ${colourway.name[locale]}${detail ? `: ${detail}` : ''}`
}

/** A thing that comes in one colour is called by its name alone. */
export const accessoryAlt = (
  accessory: Named,
  colour: Named | null | undefined,
  locale: Locale,
): string =>
  colour ? `${accessory.name[locale]} in ${colour.name[locale]}` : accessory.name[locale]
