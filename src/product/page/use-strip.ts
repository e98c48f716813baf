import { type MouseEvent, type UIEvent, useEffect, useRef, useState } from 'react'
import { classes } from '#/ui/classes.ts'

/** The index of the picture that a strip is scrolled to. */
const indexIn = ({ scrollLeft, clientWidth }: HTMLElement) =>
  Math.round(scrollLeft / Math.max(clientWidth, 1))

/** A strip of pictures that is swiped, and the thumbnails that lead to them. */
export function useStrip() {
  const strip = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)

  // The URL may name a view, and the shopper may have swiped before hydration.
  useEffect(() => {
    if (strip.current) setShown(indexIn(strip.current))
  }, [])

  return {
    strip: {
      ref: strip,
      // A scrollable strip must be scrollable by keyboard too.
      tabIndex: 0,
      onScroll: ({ currentTarget }: UIEvent<HTMLUListElement>) => setShown(indexIn(currentTarget)),
      className:
        'flex snap-x snap-mandatory overflow-x-auto motion-safe:scroll-smooth overscroll-x-contain [scrollbar-width:none]',
    },
    thumbnail: (view: string, index: number) => ({
      href: `#view-${view}`,
      'aria-current': index === shown || undefined,
      onClick(event: MouseEvent) {
        const list = strip.current
        if (!list) return
        event.preventDefault()
        list.scrollTo({ left: index * list.clientWidth })
      },
      className: classes(
        'block overflow-clip rounded-sm border-b-2 bg-stone-100 transition-colors',
        index === shown ? 'border-ink' : 'border-transparent hover:border-stone-400',
      ),
    }),
  }
}
