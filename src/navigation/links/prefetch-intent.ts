import { type Cancel, delay } from '#/navigation/hydration/clock.ts'

/** Prefetches a link once the pointer has rested on it for `hoverMs`, and at once on focus or touch. */
export function createPrefetchIntent(prefetch: (href: string) => void, hoverMs: number) {
  let endWait: Cancel = () => {}

  function drop() {
    endWait()
  }

  return {
    rest(href: string) {
      drop()
      endWait = delay(() => prefetch(href), hoverMs)
    },
    show(href: string) {
      drop()
      prefetch(href)
    },
    drop,
  }
}
