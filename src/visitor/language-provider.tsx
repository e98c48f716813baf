import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import type { Locale } from '#/i18n/locale.ts'
import type { Messages } from '#/i18n/messages.ts'
import { TranslationsProvider } from '#/i18n/use-translations.tsx'
import { VisitorProvider, type PageVisitor } from './visitor-provider.tsx'

export type Language = { locale: Locale; messages: Messages }

const ShowLanguage = createContext<((language: Language) => void) | null>(null)

type LanguageProviderProps = { visitor: PageVisitor; messages: Messages; children: ReactNode }

/** Provides the language, which can change without a page load. */
export function LanguageProvider({ visitor, messages, children }: LanguageProviderProps) {
  const [language, showLanguage] = useState<Language>({ locale: visitor.locale, messages })
  const { locale } = language
  const reader = useMemo(() => ({ ...visitor, locale }), [visitor, locale])
  return (
    <ShowLanguage value={showLanguage}>
      <VisitorProvider visitor={reader}>
        <TranslationsProvider locale={locale} messages={language.messages}>
          {children}
        </TranslationsProvider>
      </VisitorProvider>
    </ShowLanguage>
  )
}

export function useShowLanguage() {
  const showLanguage = use(ShowLanguage)
  if (!showLanguage) throw new Error('useShowLanguage needs a LanguageProvider above it')
  return showLanguage
}
