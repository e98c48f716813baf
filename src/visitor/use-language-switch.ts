import { startTransition, useState } from 'react'
import { useRevalidator } from 'react-router'
import { loadMessages } from '#/i18n/load-messages.ts'
import type { Locale } from '#/i18n/locale.ts'
import { clearResponses } from '#/navigation/payload/clear-responses.ts'
import { useShowLanguage } from './language-provider.tsx'

/** Changes the language in place: the URL and the page stay the same. */
export function useLanguageSwitch() {
  const showLanguage = useShowLanguage()
  const { revalidate } = useRevalidator()
  const [isSwitching, setSwitching] = useState(false)

  /** False if the shop could not be reached; nothing has changed then. */
  async function switchTo(locale: Locale): Promise<boolean> {
    setSwitching(true)
    const [isSaved, messages] = await Promise.all([
      saveLanguage(locale),
      loadMessages(locale, null),
    ])
    setSwitching(false)
    if (!isSaved || !messages) return false
    clearResponses()
    startTransition(() => showLanguage({ locale, messages }))
    await revalidate()
    return true
  }

  return { isSwitching, switchTo }
}

async function saveLanguage(locale: Locale): Promise<boolean> {
  const answer = await fetch('/nuxt/api/visitor/language', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ locale }),
  }).catch(() => null) // offline: the old language stays
  return answer?.ok ?? false
}
