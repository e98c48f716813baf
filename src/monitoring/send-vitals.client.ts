import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { consentState } from '#/platform/consent/consent-state.client.ts'

/**
 * Sends how fast the page was. The figures are final when the page is hidden for the first time, and each is
 * sent once: a later value of the same visit would count twice. Nothing is stored in the browser.
 */
export function sendVitals(landing: { page: string; build: string }): void {
  const sent = new Set<string>()
  let values: Record<string, number> = {}
  const take = ({ name, value }: MetricType) => {
    // All but CLS are milliseconds; the shop counts in seconds.
    if (!sent.has(name)) values[name] = name === 'CLS' ? value : value / 1000
  }
  for (const measure of [onTTFB, onFCP, onLCP, onCLS, onINP]) measure(take)

  function send() {
    if (Object.keys(values).length === 0 || !consentState.allows('statistics')) return
    for (const name of Object.keys(values)) sent.add(name)
    navigator.sendBeacon('/nuxt/api/web-vitals', JSON.stringify({ ...landing, values }))
    values = {}
  }
  // The library listens at the document, so at the window its last figures have come in.
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send())
  addEventListener('pagehide', send)
}
