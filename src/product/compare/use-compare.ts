import { useSyncExternalStore } from 'react'
import { type ComparedBike, mostCompared } from './compare-choice.ts'

/** Which bikes were ticked on the way through the shop; this browser tab's business alone. */
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
    // without a memory the tick cannot hold; the link to compare still works
  }
  globalThis.dispatchEvent(new Event(changed))
}

function subscribe(listen: () => void) {
  globalThis.addEventListener(changed, listen)
  return () => globalThis.removeEventListener(changed, listen)
}

/** The ticked bikes, and how to tick one. */
export function useCompare() {
  const kept = useSyncExternalStore(subscribe, read, () => '')
  const slugs = kept.split(' ').filter(Boolean)
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
