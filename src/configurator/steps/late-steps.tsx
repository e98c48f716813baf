import { memo } from 'react'
import { lazyHydrate } from '#/navigation/hydration/lazy-hydrate.tsx'

const load = () => import('./late-step-parts.tsx')

/**
 * The parts of the steps whose script comes with the first interaction: what an option would change is worked out
 * when somebody is about to choose. They subscribe to the store themselves, since new props would force their
 * hydration.
 */

export const PartOptions = memo(lazyHydrate(async () => (await load()).PartOptions))

export const FramePalette = memo(lazyHydrate(async () => (await load()).FramePalette))

/** Only a painted bike needs them. */
export const PaintDetails = memo(lazyHydrate(async () => (await load()).PaintDetails))
