import type { DataRouter } from 'react-router'
import { settings } from '#/platform/config/settings.ts'
import { linkOf, pageToFollow, navigationOptions } from './followed-link.ts'
import { prefetchWhole } from './prefetch.ts'
import { createPrefetchIntent } from './prefetch-intent.ts'

/** Handles every marked link of the shop: prefetches on intent and navigates without a full load on click. */
export function followLinks(router: Pick<DataRouter, 'navigate'>): () => void {
  const intent = createPrefetchIntent((href) => void prefetchWhole(href), settings.preload.hoverMs)
  const ending = new AbortController()
  const { signal } = ending

  function withLink(act: (href: string) => void) {
    return ({ target }: Event) => {
      const link = linkOf(target)
      if (link) act(link.href)
    }
  }

  function follow(event: MouseEvent) {
    intent.drop() // the navigation itself loads the page from here on
    const link = linkOf(event.target)
    const page = link && pageToFollow(event, link, window.location.href)
    if (!page) return
    event.preventDefault()
    const { pathname, search, hash } = page
    void router.navigate(
      pathname + search + hash,
      navigationOptions(link, page, window.location.href),
    )
  }

  // In the capture phase, because React stops these events in parts that are not hydrated.
  window.addEventListener('click', follow, { signal, capture: true })
  const early = { signal, capture: true, passive: true }
  window.addEventListener('pointerover', withLink(intent.rest), early)
  window.addEventListener('pointerout', intent.drop, early)
  window.addEventListener('focusin', withLink(intent.show), early)
  window.addEventListener('touchstart', withLink(intent.show), early)
  return () => ending.abort()
}
