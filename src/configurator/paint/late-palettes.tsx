import { memo } from 'react'
import { lazyHydrate } from '#/navigation/hydration/lazy-hydrate.tsx'

const load = () => import('./palette-chunk.tsx')

/**
 * Palettes are hydrated with the first interaction. They read the store themselves, because new props would force
 * their hydration.
 */
export const FramePalette = memo(lazyHydrate(async () => (await load()).FramePalette))

/** Only a painted bike needs them. */
export const PaintDetails = memo(lazyHydrate(async () => (await load()).PaintDetails))
