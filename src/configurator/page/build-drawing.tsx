import { memo, useMemo, useSyncExternalStore } from 'react'
import { bikeLayers } from '#/drawings/bike/draw-bike.ts'
import { buildLook } from '#/configurator/build/build-look.ts'
import type { OfferedBike } from '#/configurator/choice/offered.ts'
import { trustedHtml } from '#/platform/seo/trusted-html.ts'
import type { BuildStore } from '#/configurator/build/build-store.ts'

type BuildDrawingProps = { bike: OfferedBike; store: BuildStore }

/**
 * The bike as configured, redrawn for every choice. It is hidden from screen readers: the steps say the same.
 */
export function BuildDrawing({ bike, store }: BuildDrawingProps) {
  const { choice } = useSyncExternalStore(store.watch, store.build, store.begun)
  const drawing = useMemo(() => {
    const look = buildLook(bike, choice)
    return look && bikeLayers(look, { idPrefix: 'build' })
  }, [bike, choice])
  if (!drawing) return null
  return (
    <svg aria-hidden="true" viewBox={drawing.viewBox} className="block h-full w-full">
      {drawing.layers.map((layer, depth) => (
        // oxlint-disable-next-line react/no-array-index-key -- layers never change places
        <Layer key={depth} markup={layer} />
      ))}
    </svg>
  )
}

/** Remembered, so that the browser parses only the layers that changed: another colour changes the one with the gradients. */
const Layer = memo(({ markup }: { markup: string }) => (
  // safe: our own drawing, made from numbers
  <g dangerouslySetInnerHTML={trustedHtml(markup)} />
))
