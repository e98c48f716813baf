import { createContext, type ReactNode, use, useMemo } from 'react'
import type { useTranslations as UseTranslations } from 'use-intl'
import { createTranslator } from 'use-intl/core'
import type { Locale } from './locale.ts'
import type { Messages } from './messages.ts'

type Translate = (key: string, values?: Record<string, string | number>) => string
type Translators = (namespace?: string) => Translate

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
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the messages have exactly the keys of this type
export const useTranslations = ((namespace?: string) =>
  useTranslators()(namespace)) as typeof UseTranslations

/** For messages whose keys are known only at run time. */
export const useAnyTranslation = (): Translate => useTranslators()()

function useTranslators(): Translators {
  const translators = use(TranslatorsContext)
  if (!translators) throw new Error('useTranslations needs a TranslationsProvider above it')
  return translators
}

/** Each language has a messages object of its own, so that object is the cache key. */
const translatorsByMessages = new WeakMap<Messages, Translators>()

function translatorsFor(locale: Locale, messages: Messages): Translators {
  const cached = translatorsByMessages.get(messages)
  if (cached) return cached
  const byNamespace = new Map<string | undefined, Translate>()
  const translators: Translators = (namespace) => {
    const translator = byNamespace.get(namespace) ?? createTranslate(namespace)
    byNamespace.set(namespace, translator)
    return translator
  }
  const untyped: Record<string, unknown> = messages
  const createTranslate = (namespace?: string) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library types keys that are known when it compiles
    createTranslator({
      locale,
      messages: untyped,
      // Server and browser use one time zone, or a date would change on hydration.
      timeZone: 'Europe/London',
      ...(namespace !== undefined && { namespace }),
    }) as Translate
  translatorsByMessages.set(messages, translators)
  return translators
}
