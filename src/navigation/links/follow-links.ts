import type { DataRouter } from 'react-router'
import { settings } from '#/platform/config/settings.ts'
import { expectSyncCommit } from '#/navigation/router/sync-commit.ts'
import { linkOf, pageToFollow, wishOf } from './followed-link.ts'
import { prefetchWhole } from './prefetch.ts'
import { createPrefetchIntent } from './prefetch-intent.ts'
import { watchStoppedClicks } from '#/navigation/hydration/stopped-clicks.ts'

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
    expectSyncCommit(page)
    void router.navigate(pathname + search + hash, wishOf(link, page, window.location.href))
  }

  // The window's listener runs after React's, which is on the document, so `preventDefault` is respected.
  window.addEventListener('click', follow, { signal })
  watchStoppedClicks(follow, signal)
  // In the capture phase, because React would stop these events in parts that are not hydrated.
  const early = { signal, capture: true, passive: true }
  window.addEventListener('pointerover', withLink(intent.rest), early)
  window.addEventListener('pointerout', intent.drop, early)
  window.addEventListener('focusin', withLink(intent.show), early)
  window.addEventListener('touchstart', withLink(intent.show), early)
  return () => ending.abort()
}
