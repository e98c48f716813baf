import { memo } from 'react'
import { lazyHydrate } from '#/navigation/hydration/lazy-hydrate.tsx'

/** The drawing has the largest script of the page, which is not needed until the first choice. */
const Drawing = lazyHydrate(async () => (await import('./build-drawing.tsx')).BuildDrawing)

/** Its button and links work without a script, which only opens the step that a link leads to. */
export const StepIndex = memo(
  lazyHydrate(async () => (await import('#/configurator/steps/step-index.tsx')).StepIndex),
)

/** Few shoppers change a bike in their cart; its form works without a script. */
export const UpdateBikeButton = lazyHydrate(
  async () => (await import('#/cart/edit/update-bike-button.tsx')).UpdateBikeButton,
)

/**
 * Not rendered again for a new choice: that would force hydration, and the drawing subscribes to the store
 * itself.
 */
export const StageDrawing = memo(Drawing)
