import { createTranslator } from 'use-intl/core'
import type { Locale } from '#/i18n/locale.ts'
import de from './mail-de.json' with { type: 'json' }
import en from './mail-en.json' with { type: 'json' }

type Say = (key: string, values?: Record<string, string | number>) => string

/** Apart from the shop's own texts: no browser should have to load the words of a mail. */
const texts: Record<Locale, Record<string, unknown>> = { en, de }

const translators: Record<Locale, Say> = { en: translator('en'), de: translator('de') }

export const mailWords = (locale: Locale): Say => translators[locale]

/** A missing text stops the mail, which is then sent again once it is mended, rather than going out with a gap. */
function translator(locale: Locale): Say {
  return createTranslator({
    locale,
    messages: texts[locale],
    onError: (error) => {
      throw error
    },
  }) as Say
}
