import type { Locale } from '#/i18n/locale.ts'

/** A text in each of the shop's languages. */
export type Localised = Record<Locale, string>

export const inEveryLanguage = (text: string): Localised => ({ en: text, de: text })
