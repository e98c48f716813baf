import { consentState } from '#/platform/consent/consent-state.client.ts'
import type { Origin } from './watch-faults.client.ts'

/** Measures how fast the page was, from the moment that the visitor agrees to statistics. */
export function watchVitals(origin: Origin): void {
  // The figures are those of the page that the document was loaded for, also if the visitor agrees on a later one.
  const landing = origin()
  const begin = async () => {
    if (!consentState.allows('statistics')) return
    stopWatching()
    const { sendVitals } = await import('./send-vitals.client.ts')
    sendVitals(landing)
  }
  const stopWatching = consentState.watch(() => void begin())
  void begin()
}
