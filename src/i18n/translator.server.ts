import { createTranslator } from 'use-intl/core'
import type { Locale } from './locale.ts'
import { messages } from './messages.server.ts'
import type { Speaker } from './speaker.ts'

type Values = Record<string, string | number>
type Translator = { (key: string, values?: Values): string; has(key: string): boolean }

/** For keys that are only known at run time: refusal codes, names of form errors. */
const translators: Record<Locale, Translator> = { en: translator('en'), de: translator('de') }

export const translatorFor = (locale: Locale): Translator => translators[locale]

/** The speaker for whoever sent a request. */
export const speakerOf = ({ visitor: { locale } }: { visitor: { locale: Locale } }): Speaker => ({
  locale,
  translate: translatorFor(locale),
})

export const hasMessage = (key: string, locale: Locale): boolean => translators[locale].has(key)

function translator(locale: Locale): Translator {
  const untyped: Record<string, unknown> = messages[locale]
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library types keys that are known when it compiles
  return createTranslator({ locale, messages: untyped }) as Translator
}
