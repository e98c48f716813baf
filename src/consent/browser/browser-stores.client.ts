import { cookieSettings } from '#/platform/config/settings.ts'
import { type Decision, decisionText } from '#/platform/consent/consent.ts'
import type { BrowserStores } from '#/platform/consent/erase-entries.ts'
import { daySeconds } from '#/platform/config/durations.ts'

const attributes = () =>
  `; path=/; samesite=lax${window.location.protocol === 'https:' ? '; secure' : ''}`

/**
 * A cookie of this page may belong to its own host or to a domain above it, as those of tag managers do. A browser
 * ignores what the page may not set.
 */
function cookieDomains(host: string): string[] {
  const labels = host.split('.')
  const domains = labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))
  return ['', ...domains.map((domain) => `; domain=${domain}`)]
}

/** A browser that blocks storage throws when it is read, and then holds nothing to erase. */
function storage(find: () => Storage): BrowserStores['local'] {
  try {
    const store = find()
    return { keys: () => Object.keys(store), removeItem: (key) => store.removeItem(key) }
  } catch {
    return { keys: () => [], removeItem: () => {} }
  }
}

export const browserStores = (): BrowserStores => ({
  local: storage(() => window.localStorage),
  session: storage(() => window.sessionStorage),
  cookies: {
    keys: () => document.cookie.split('; ').map((pair) => pair.split('=', 1)[0] ?? ''),
    removeItem: (name) => {
      for (const domain of cookieDomains(window.location.hostname))
        document.cookie = `${name}=; max-age=0${attributes()}${domain}`
    },
  },
})

/** The server sets this cookie too, which lasts longer in Safari; this one counts at once. */
export function storeDecision(decision: Decision): void {
  const maxAge = cookieSettings.consentDays * daySeconds
  document.cookie = `consent=${decisionText(decision)}; max-age=${maxAge}${attributes()}`
}
