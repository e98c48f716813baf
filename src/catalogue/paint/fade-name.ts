import type { Locale } from '#/i18n/locale.ts'
import type { Localised } from '#/catalogue/model/localised.ts'

const between: Record<Locale, string> = { en: ' to ', de: ' zu ' }

/** The name of a paint of two tones: `Fog to Moss`, in German `Nebel zu Moos`. */
export const fadeName = (from: string, to: string, locale: Locale): string =>
  `${from}${between[locale]}${to}`

export const fadeNames = (from: Localised, to: Localised): Localised => ({
  en: fadeName(from.en, to.en, 'en'),
  de: fadeName(from.de, to.de, 'de'),
})
