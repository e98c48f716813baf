import { memo } from 'react'
import { lazyHydrate } from '#/navigation/hydration/lazy-hydrate.tsx'

/** The drawing's own script is the largest of the page, and not needed until somebody chooses. */
const Drawing = lazyHydrate(async () => (await import('./build-drawing.tsx')).BuildDrawing)

/** Never rendered again for a new choice: a part that sleeps must not be disturbed, and this one looks for itself. */
export const StageDrawing = memo(Drawing)
