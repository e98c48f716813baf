/** The languages of the shop. Money and dates follow the country's locale instead (en-GB, de-AT …). */
export const locales = ['en', 'de'] as const
export type Locale = (typeof locales)[number]

/** Each language in its own name, so that a picker can be read by someone who cannot read the current one. */
export const localeNames: Record<Locale, string> = { en: 'English', de: 'Deutsch' }

/** The value of `<html lang>`: our English is British. */
export const languageTags: Record<Locale, string> = { en: 'en-GB', de: 'de-DE' }

export const isLocale = (code: unknown): code is Locale => locales.some((locale) => locale === code)
