import type { PictureView } from '#/images/names/asset-name.ts'
import type { AccessoryView } from '#/drawings/accessory/views.ts'
import type { Locale } from '#/i18n/locale.ts'
import type { Localised } from '#/catalogue/model/localised.ts'
import { type Built, viewWords } from './view-words.ts'

type Named = { readonly name: Localised }

/** Names of an accessory's other sides. */
const sideNames: Record<AccessoryView, Localised | null> = {
  front: null,
  back: { en: 'back', de: 'Rückseite' },
  sole: { en: 'sole', de: 'Sohle' },
  inside: { en: 'inside', de: 'Innenansicht' },
  palm: { en: 'palm', de: 'Handfläche' },
}

/**
 * Such as "Fell SL 105 in Moss"; both languages say it alike. A product without colours is named alone. A name that
 * ends in an addition is closed by a comma, as in "Fell SL 105, refurbished, in Moss".
 */
export const nameInColour = (name: string, colour: string): string =>
  colour ? `${name}${name.includes(', ') ? ',' : ''} in ${colour}` : name

/** The alt text of a bike from its drive side. */
export const bikeAlt = (bike: Named, colourway: Named, locale: Locale): string =>
  nameInColour(bike.name[locale], colourway.name[locale])

/** The alt text of another view of a build: what it shows, with the figures that can be seen there. */
export function viewAlt(
  bike: Named & Built,
  colourway: Named,
  locale: Locale,
  { view = 'shared', size }: { view?: PictureView; size?: string },
): string {
  const words = viewWords(view, bike, size)
  return bikeAlt(bike, colourway, locale) + (words ? `: ${words[locale]}` : '')
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
