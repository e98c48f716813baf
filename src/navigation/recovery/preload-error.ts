/** Vite fires this event for a chunk or style that did not load; we fire it for imports Vite does not wrap. */
export const preloadErrorEvent = 'vite:preloadError'

/** A page is readable without one of its style sheets, so a lost one must not fail the page. */
const isLostStyle = (error: unknown) =>
  error instanceof Error && error.message.includes('Unable to preload CSS')

const payloadOf = (event: Event): unknown => ('payload' in event ? event.payload : undefined)

/** The preload errors of the current navigation; only these justify a reload when it fails. */
export function createPreloadErrors() {
  const errors = new Set<unknown>()

  function collect(event: Event) {
    const error = payloadOf(event)
    errors.add(error)
    if (isLostStyle(error)) event.preventDefault()
  }

  return {
    listen(target: EventTarget): () => void {
      target.addEventListener(preloadErrorEvent, collect)
      return () => target.removeEventListener(preloadErrorEvent, collect)
    },
    /** Dispatches the event for a failure, unless Vite has done so already. */
    announce(error: unknown, target: EventTarget): void {
      if (errors.has(error)) return
      const event = new Event(preloadErrorEvent, { cancelable: true })
      target.dispatchEvent(Object.assign(event, { payload: error }))
    },
    includes: (error: unknown) => errors.has(error),
    clear: () => errors.clear(),
  }
}

export const preloadErrors = createPreloadErrors()
