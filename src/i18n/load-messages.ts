import type { Locale } from './locale.ts'
import type { Messages } from './messages.ts'

/** The content of this URL never changes, so it is cached for ever. */
export const messagesUrl = (locale: Locale, hash: string) =>
  `/_i18n/${hash}/${locale}/messages.json`

/**
 * Loads the messages of a language. The hashed URL is cached for ever; the plain one is for a release that
 * is gone and for a language whose hash the page does not know (null). When neither responds, the same
 * messages come as a chunk of the bundle, which other servers and caches may still have.
 */
export async function loadMessages(locale: Locale, hash: string | null): Promise<Messages | null> {
  return (
    (hash && (await fetchMessages(messagesUrl(locale, hash), locale, 'force-cache'))) ||
    (await fetchMessages(`/_i18n/${locale}/messages.json`, locale, 'no-cache')) ||
    (await loadBuiltMessages(locale))
  )
}

/** A page that waited for longer than this would look broken. */
const timeoutMs = 8_000

async function fetchMessages(
  url: string,
  locale: Locale,
  cache: RequestCache,
): Promise<Messages | null> {
  try {
    const response = await fetch(url, { cache, signal: AbortSignal.timeout(timeoutMs) })
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a file of the release, checked when it was built
    const body = (await response.json()) as Partial<Record<Locale, Messages>>
    return (response.ok && body[locale]) || null
  } catch {
    return null
  }
}

const builtMessages: Record<Locale, () => Promise<{ default: Messages }>> = {
  en: () => import('./en.json'),
  de: () => import('./de.json'),
}

async function loadBuiltMessages(locale: Locale): Promise<Messages | null> {
  console.warn(`Failed loading messages for locale ${locale}`)
  try {
    return (await builtMessages[locale]()).default
  } catch {
    return null
  }
}
