import { createTranslator } from 'use-intl/core'
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import type { Locale } from './locale.ts'

const messages = { en, de }

type Translate = (key: string, values?: Record<string, string | number>) => string

const translators = new Map<Locale, Translate & { has(key: string): boolean }>()

/** For keys that are only known at run time: refusal codes, names of form errors. */
export function translatorFor(locale: Locale): Translate {
  return untypedTranslator(locale)
}

export const hasMessage = (key: string, locale: Locale) => untypedTranslator(locale).has(key)

function untypedTranslator(locale: Locale) {
  let translator = translators.get(locale)
  if (!translator) {
    translator = createTranslator<Record<string, unknown>>({
      locale,
      messages: messages[locale],
    }) as never
    translators.set(locale, translator as never)
  }
  return translator as Translate & { has(key: string): boolean }
}
