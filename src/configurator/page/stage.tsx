import { memo } from 'react'
import { lazyHydrate } from '#/navigation/hydration/lazy-hydrate.tsx'

/** The drawing has the largest script of the page, which is not needed until the first choice. */
const Drawing = lazyHydrate(async () => (await import('./build-drawing.tsx')).BuildDrawing)

/**
 * Not rendered again for a new choice: that would force hydration, and the drawing subscribes to the store
 * itself.
 */
export const StageDrawing = memo(Drawing)
