import { createContext, type ReactNode, use, useMemo } from 'react'
import type { useTranslations as UseTranslations } from 'use-intl'
import { createTranslator } from 'use-intl/core'
import type { Locale } from './locale.ts'
import type { Messages } from './messages.ts'

type Translators = (namespace?: string) => unknown

const TranslatorsContext = createContext<Translators | null>(null)

type TranslationsProviderProps = { locale: Locale; messages: Messages; children: ReactNode }

export function TranslationsProvider({ locale, messages, children }: TranslationsProviderProps) {
  const translators = useMemo(() => translatorsFor(locale, messages), [locale, messages])
  return <TranslatorsContext value={translators}>{children}</TranslatorsContext>
}

/**
 * The messages of one namespace, or all of them. The library's own hook would create a translator for every
 * component of every page; here each namespace of a language has one, created on first use.
 */
export const useTranslations = ((namespace?: string) => {
  const translators = use(TranslatorsContext)
  if (!translators) throw new Error('useTranslations needs a TranslationsProvider above it')
  return translators(namespace)
}) as typeof UseTranslations

/** Each language has a messages object of its own, so that object is the cache key. */
const translatorsByMessages = new WeakMap<Messages, Translators>()

function translatorsFor(locale: Locale, messages: Messages): Translators {
  const cached = translatorsByMessages.get(messages)
  if (cached) return cached
  const byNamespace = new Map<string | undefined, unknown>()
  const translators: Translators = (namespace) => {
    const translator = byNamespace.get(namespace) ?? createTranslator(optionsFor(namespace))
    byNamespace.set(namespace, translator)
    return translator
  }
  // Server and browser use one time zone, or a date would change on hydration.
  const optionsFor = (namespace?: string) =>
    ({ locale, messages, namespace, timeZone: 'Europe/London' }) as never
  translatorsByMessages.set(messages, translators)
  return translators
}
