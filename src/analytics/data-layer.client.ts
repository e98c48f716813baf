import type { ShopEvent } from './events.ts'

/** Null takes the items of the event before out of the tag manager's memory. */
type Entry = ShopEvent | { ecommerce: null }

declare global {
  interface Window {
    /** The queue that tag managers read. */
    dataLayer?: unknown[]
  }
}

type Listener = (entry: ShopEvent) => void

/** The tag manager reads what is in the queue when it is loaded, and follows it from then on. */
export function createDataLayer(target: Pick<Window, 'dataLayer'>, onPush?: Listener) {
  return (events: readonly ShopEvent[]): void => {
    const queue = (target.dataLayer ??= [])
    for (const event of events) {
      const entries: Entry[] = 'ecommerce' in event ? [{ ecommerce: null }, event] : [event]
      queue.push(...entries)
      onPush?.(event)
    }
  }
}
