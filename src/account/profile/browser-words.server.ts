import type { Locale } from '#/i18n/locale.ts'
import { translatorFor } from '#/i18n/translator.server.ts'
import { browserIn } from './browser-name.ts'

/** A browser in the reader's words, for example `Firefox on Windows`. */
export function browserWords(locale: Locale, userAgent: string): string {
  const t = translatorFor(locale)
  const { browser, system } = browserIn(userAgent)
  if (browser !== null && system !== null) return t('account.browser', { browser, system })
  return browser ?? system ?? t('account.dataPage.unknownBrowser')
}
