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

type CookieSetter = (cookie: string | { name: string }, value?: string) => Promise<void>

/** The second way to set a cookie, which browsers have beside `document.cookie`. A refused cookie counts as set. */
export const guardedSetter =
  (set: CookieSetter, isForbidden: (name: string) => boolean): CookieSetter =>
  (cookie, value) =>
    isForbidden(typeof cookie === 'string' ? cookie : cookie.name)
      ? Promise.resolve()
      : value === undefined
        ? set(cookie)
        : set(cookie, value)

function guardCookieStore(): void {
  const store: unknown = Reflect.get(globalThis, 'cookieStore')
  if (typeof store !== 'object' || store === null) return
  const set: unknown = Reflect.get(store, 'set')
  if (typeof set !== 'function') return
  const own: CookieSetter = async (...input) => void (await Reflect.apply(set, store, input))
  Object.defineProperty(store, 'set', { configurable: true, value: guardedSetter(own, isRefused) })
}

/**
 * Keeps scripts of third parties, which may still run after a withdrawal, from setting the cookies of the list that
 * the visitor does not agree to.
 */
export function guardCookies(): void {
  guardCookieStore()
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
