import { lazyHydrate } from '#/navigation/hydration/lazy-hydrate.tsx'

/** A form that works without a script, by loading the page anew. */
export const SizeFinder = lazyHydrate(async () => (await import('./size-finder.tsx')).SizeFinder)

export const SizeAdviceText = lazyHydrate(
  async () => (await import('./size-advice-text.tsx')).SizeAdviceText,
)
