/** With two cores or less the two pictures of a transition cost twice what the new page does. */
const fewCores = 2

/** Whether one page gives way to the next without a transition. */
export const skipsViewTransition = (): boolean =>
  typeof window !== 'undefined' &&
  (window.matchMedia('(prefers-reduced-motion: reduce)').matches ||
    navigator.hardwareConcurrency <= fewCores)
