import { memo } from 'react'
import { lazyHydrate } from '#/navigation/hydration/lazy-hydrate.tsx'

const load = () => import('./late-step-parts.tsx')

/**
 * The parts of the steps whose script comes with the first interaction. They subscribe to the store themselves, since
 * new props would force their hydration. The options of a part are not among them: they have to be there for the key
 * press after the one that opens their step.
 */

export const FramePalette = memo(lazyHydrate(async () => (await load()).FramePalette))

/** Only a painted bike needs them. */
export const PaintDetails = memo(lazyHydrate(async () => (await load()).PaintDetails))
