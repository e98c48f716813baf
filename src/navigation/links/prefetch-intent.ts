import { type Cancel, delay } from '#/navigation/hydration/clock.ts'

/** A pointer that rests means a click to come; one that passes by does not. Focus and touch need no wait. */
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
