import type { DataRouter } from 'react-router'
import { settings } from '#/platform/config/settings.ts'
import { expectSyncCommit } from '#/navigation/router/sync-commit.ts'
import { linkOf, pageToFollow, wishOf } from './followed-link.ts'
import { prefetchWhole } from './prefetch.ts'
import { createPrefetchIntent } from './prefetch-intent.ts'
import { watchStoppedClicks } from '#/navigation/hydration/stopped-clicks.ts'

/** Serves every link to a page of the shop, whoever wrote it: ready on intent, no full load on click. */
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
    intent.drop() // from here on the navigation itself asks
    const link = linkOf(event.target)
    const page = link && pageToFollow(event, link, window.location.href)
    if (!page) return
    event.preventDefault()
    const { pathname, search, hash } = page
    expectSyncCommit(page)
    void router.navigate(pathname + search + hash, wishOf(link, page, window.location.href))
  }

  // The window comes after React, which listens to the document: what a handler has prevented stays so.
  window.addEventListener('click', follow, { signal })
  watchStoppedClicks(follow, signal)
  // Before React, which would stop these in what it has not taken over.
  const early = { signal, capture: true, passive: true }
  window.addEventListener('pointerover', withLink(intent.rest), early)
  window.addEventListener('pointerout', intent.drop, early)
  window.addEventListener('focusin', withLink(intent.show), early)
  window.addEventListener('touchstart', withLink(intent.show), early)
  return () => ending.abort()
}
