import { useMemo } from 'react'
import type { BikeLook } from '#/drawings/bike/bike-look.ts'
import { drawBikeView } from '#/drawings/bike-views/draw-view.ts'
import { trustedHtml } from '#/platform/seo/trusted-html.ts'

/** The cockpit from a three-quarter view, where the width of a bar shows; it covers the bike from its side. */
export function CockpitDrawing({ look }: { look: BikeLook }) {
  const drawing = useMemo(
    () => drawBikeView(look, { view: 'cockpit', idPrefix: 'cockpit' }),
    [look],
  )
  return (
    <div
      // safe: our own drawing, made from numbers
      dangerouslySetInnerHTML={trustedHtml(drawing)}
      className="absolute inset-0 bg-stone-100 transition-opacity duration-200 *:h-full *:w-full motion-safe:starting:opacity-0"
    />
  )
}
