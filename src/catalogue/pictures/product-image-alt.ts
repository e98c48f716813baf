import type { PictureView } from '#/images/names/asset-name.ts'
import type { Locale } from '#/i18n/locale.ts'
import type { Localised } from '#/catalogue/model/localised.ts'

type Named = { readonly name: Localised }

/** Names of the detail views. */
const viewNames: Record<PictureView, Localised | null> = {
  shared: null,
  fitted: null,
  'detail-cockpit': { en: 'cockpit', de: 'Cockpit' },
  'detail-drivetrain': { en: 'drivetrain', de: 'Antrieb' },
  'detail-wheel': { en: 'front wheel', de: 'Vorderrad' },
  'detail-seat': { en: 'saddle and seatpost', de: 'Sattel und Sattelstütze' },
}

/** Alt text such as "Fell SL 105 in Moss". */
export function bikeAlt(
  bike: Named,
  colourway: Named,
  locale: Locale,
  view: PictureView = 'shared',
): string {
  const detail = viewNames[view]?.[locale]
  return `${bike.name[locale]} in ${colourway.name[locale]}${detail ? `: ${detail}` : ''}`
}

/** An accessory without a choice of colour is described by its name alone. */
export const accessoryAlt = (
  accessory: Named,
  colour: Named | null | undefined,
  locale: Locale,
): string =>
  colour ? `${accessory.name[locale]} in ${colour.name[locale]}` : accessory.name[locale]
