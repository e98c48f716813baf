/** With two cores or fewer the snapshots of a transition cost twice as much as rendering the new page. */
const fewCores = 2

/** Whether page changes skip the view transition. */
export const skipsViewTransition = (): boolean =>
  typeof window !== 'undefined' &&
  (window.matchMedia('(prefers-reduced-motion: reduce)').matches ||
    navigator.hardwareConcurrency <= fewCores)
