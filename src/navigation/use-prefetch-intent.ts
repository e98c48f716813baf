import { type DOMAttributes, useState } from 'react'
import { settings } from '#/platform/settings.ts'
import { prefetchPage } from './prefetch.ts'
import { createPrefetchIntent } from './prefetch-intent.ts'

type AnchorHandlers = DOMAttributes<HTMLAnchorElement>

/** The handlers of a link that prefetches on intent, each after the link's own. */
export function usePrefetchIntent(href: string, own: AnchorHandlers): AnchorHandlers {
  const [intent] = useState(() => createPrefetchIntent(prefetchPage, settings.preload.hoverMs))
  return {
    onPointerEnter(event) {
      own.onPointerEnter?.(event)
      intent.rest(href)
    },
    onPointerLeave(event) {
      own.onPointerLeave?.(event)
      intent.drop()
    },
    onFocus(event) {
      own.onFocus?.(event)
      intent.show(href)
    },
    onTouchStart(event) {
      own.onTouchStart?.(event)
      intent.show(href)
    },
    onClick(event) {
      own.onClick?.(event)
      intent.drop() // from here on the navigation itself asks
    },
  }
}
