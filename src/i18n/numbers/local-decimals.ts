import type { Locale } from '#/i18n/locale.ts'

/** A size of the catalogue, such as "172.5 mm", with the decimal sign of the language. */
export const localDecimals = (text: string, locale: Locale): string =>
  text.replaceAll(/(?<=\d)\.(?=\d)/g, decimalSigns[locale])

const decimalSigns: Record<Locale, string> = { en: '.', de: ',' }
