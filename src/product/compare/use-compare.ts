import { useSyncExternalStore } from 'react'
import { type ComparedBike, mostCompared } from './compare-choice.ts'

/** The bikes ticked for comparison, in the session storage of this tab. */
const key = 'compare'
const changed = 'calder:compare'

function read(): string {
  try {
    return globalThis.sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

function write(slugs: readonly string[]): void {
  try {
    globalThis.sessionStorage.setItem(key, slugs.join(' '))
  } catch {
    // Without storage the tick cannot stay; the link to compare still works.
  }
  globalThis.dispatchEvent(new Event(changed))
}

function subscribe(listener: () => void) {
  globalThis.addEventListener(changed, listener)
  return () => globalThis.removeEventListener(changed, listener)
}

/** The ticked bikes, and a function to tick one. */
export function useCompare() {
  const stored = useSyncExternalStore(subscribe, read, () => '')
  const slugs = stored.split(' ').filter(Boolean)
  return {
    bikes: slugs.map((slug): ComparedBike => ({ slug, size: null })),
    isFull: slugs.length >= mostCompared,
    has: (slug: string) => slugs.includes(slug),
    toggle: (slug: string) =>
      write(
        slugs.includes(slug)
          ? slugs.filter((other) => other !== slug)
          : [...slugs, slug].slice(0, mostCompared),
      ),
  }
}
