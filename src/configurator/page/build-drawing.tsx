import { useMemo, useSyncExternalStore } from 'react'
import { drawBike } from '#/drawings/bike/draw-bike.ts'
import { buildLook } from '#/configurator/choice/build-look.ts'
import type { OfferedBike } from '#/configurator/choice/offered.ts'
import { trustedHtml } from '#/platform/seo/trusted-html.ts'
import type { BuildStore } from './build-store.ts'

type BuildDrawingProps = { bike: OfferedBike; store: BuildStore }

/**
 * The bike as configured, redrawn for every choice. It is hidden from screen readers: the steps say the same.
 */
export function BuildDrawing({ bike, store }: BuildDrawingProps) {
  const { choice } = useSyncExternalStore(store.watch, store.build, store.begun)
  const drawing = useMemo(() => {
    const look = buildLook(bike, choice)
    return look ? drawBike(look, { idPrefix: 'build' }) : ''
  }, [bike, choice])
  return (
    <div
      aria-hidden="true"
      className="h-full [&_svg]:block [&_svg]:h-full [&_svg]:w-full"
      // safe: our own drawing, made from numbers
      dangerouslySetInnerHTML={trustedHtml(drawing)}
    />
  )
}
