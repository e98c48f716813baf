import type { Locale } from './locale.ts'
import type { Messages } from './messages.ts'

/** Its content never changes, so it is kept for ever. */
export const messagesAddress = (locale: Locale, hash: string) =>
  `/_i18n/${hash}/${locale}/messages.json`

/**
 * The words of a language: the hashed address is kept for ever, the plain one covers for a lost
 * build and for a language whose hash the page was not told (null).
 */
export async function loadMessages(locale: Locale, hash: string | null): Promise<Messages | null> {
  return (
    (hash && (await fetchMessages(messagesAddress(locale, hash), locale, 'force-cache'))) ||
    (await fetchMessages(`/_i18n/${locale}/messages.json`, locale, 'no-cache')) ||
    warn(locale)
  )
}

async function fetchMessages(
  url: string,
  locale: Locale,
  cache: RequestCache,
): Promise<Messages | null> {
  try {
    const response = await fetch(url, { cache })
    const body = (await response.json()) as Partial<Record<Locale, Messages>>
    return (response.ok && body[locale]) || null
  } catch {
    return null
  }
}

function warn(locale: Locale): null {
  console.warn(`Failed loading messages for locale ${locale}`)
  return null
}
