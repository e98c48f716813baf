import { createTranslator } from 'use-intl/core'
import type { Locale } from '#/i18n/locale.ts'
import de from './mail-de.json' with { type: 'json' }
import en from './mail-en.json' with { type: 'json' }

type Translate = (key: string, values?: Record<string, string | number>) => string

/** Separate from the shop's own texts, so that browsers do not load the texts of mails. */
const texts: Record<Locale, Record<string, unknown>> = { en, de }

const translators: Record<Locale, Translate> = { en: translator('en'), de: translator('de') }

export const mailTranslator = (locale: Locale): Translate => translators[locale]

/** A missing text throws, so that the mail is retried after the fix instead of being sent incomplete. */
function translator(locale: Locale): Translate {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library types keys that are known when it compiles
  return createTranslator({
    locale,
    messages: texts[locale],
    onError: (error) => {
      throw error
    },
  }) as Translate
}
