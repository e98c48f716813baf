import { browserEntries, isNamed } from '#/platform/consent/browser-entries.ts'
import { consentState } from '#/platform/consent/consent-state.client.ts'

/** A cookie that ends at once is one that is being erased. */
const isErased = /;\s*max-age\s*=\s*(?:0|-\d)/i

const isRefused = (name: string) =>
  browserEntries.some(
    (entry) =>
      'party' in entry &&
      entry.kind === 'cookie' &&
      isNamed(entry, name) &&
      !consentState.allows(entry.category),
  )

/**
 * Keeps scripts of third parties, which may still run after a withdrawal, from setting the cookies of the list that
 * the visitor does not agree to.
 */
export function guardCookies(): void {
  const found = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
  if (!found?.get || !found.set) return
  const { get, set } = found
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: (): unknown => get.call(document),
    set(text: unknown) {
      const cookie = String(text)
      const name = cookie.split('=', 1)[0]?.trim() ?? ''
      if (isErased.test(cookie) || !isRefused(name)) set.call(document, cookie)
    },
  })
}
