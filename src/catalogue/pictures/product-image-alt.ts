import type { PictureView } from '#/images/names/asset-name.ts'
import type { AccessoryView } from '#/drawings/accessory/views.ts'
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

/** Names of an accessory's other sides. */
const sideNames: Record<AccessoryView, Localised | null> = {
  front: null,
  back: { en: 'back', de: 'Rückseite' },
  sole: { en: 'sole', de: 'Sohle' },
  inside: { en: 'inside', de: 'Innenansicht' },
  palm: { en: 'palm', de: 'Handfläche' },
}

/** Such as "Fell SL 105 in Moss"; both languages say it alike. A product without colours is named alone. */
export const nameInColour = (name: string, colour: string): string =>
  colour ? `${name} in ${colour}` : name

/** The alt text of a bike, perhaps of one detail. */
export function bikeAlt(
  bike: Named,
  colourway: Named,
  locale: Locale,
  view: PictureView = 'shared',
): string {
  const detail = viewNames[view]?.[locale]
  return nameInColour(bike.name[locale], colourway.name[locale]) + (detail ? `: ${detail}` : '')
}

/** An accessory without a choice of colour is described by its name alone. */
export const accessoryAlt = (
  accessory: Named,
  colour: Named | null | undefined,
  locale: Locale,
  view: AccessoryView = 'front',
): string => {
  const side = sideNames[view]?.[locale]
  return (
    nameInColour(accessory.name[locale], colour?.name[locale] ?? '') + (side ? `: ${side}` : '')
  )
}
