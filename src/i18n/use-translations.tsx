import { createContext, type ReactNode, use, useMemo } from 'react'
import type { useTranslations as UseTranslations } from 'use-intl'
import { createTranslator } from 'use-intl/core'
import type { Locale } from './locale.ts'
import type { Messages } from './messages.ts'

type Translators = (area?: string) => unknown

const TranslatorsContext = createContext<Translators | null>(null)

type TranslationsProviderProps = { locale: Locale; messages: Messages; children: ReactNode }

export function TranslationsProvider({ locale, messages, children }: TranslationsProviderProps) {
  const translators = useMemo(() => translatorsFor(locale, messages), [locale, messages])
  return <TranslatorsContext value={translators}>{children}</TranslatorsContext>
}

/**
 * The words of one area of the messages, or all of them. The library's own hook would make a translator for every
 * component of every page; here each area of a language has one, made when it is first asked for.
 */
export const useTranslations = ((area?: string) => {
  const translators = use(TranslatorsContext)
  if (!translators) throw new Error('useTranslations needs a TranslationsProvider above it')
  return translators(area)
}) as typeof UseTranslations

/** Each language has messages of its own, so they are enough to tell its translators by. */
const known = new WeakMap<Messages, Translators>()

function translatorsFor(locale: Locale, messages: Messages): Translators {
  const held = known.get(messages)
  if (held) return held
  const made = new Map<string | undefined, unknown>()
  const translators: Translators = (area) => {
    const translator = made.get(area) ?? createTranslator(optionsFor(area))
    made.set(area, translator)
    return translator
  }
  // One time zone for both sides, or a date would read differently once the page is alive.
  const optionsFor = (namespace?: string) =>
    ({ locale, messages, namespace, timeZone: 'Europe/London' }) as never
  known.set(messages, translators)
  return translators
}
