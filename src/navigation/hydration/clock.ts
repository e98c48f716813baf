/** Cancels a wait; does nothing once the wait is over. */
export type Cancel = () => void

export function delay(run: () => void, ms: number): Cancel {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

/** Runs when the browser is idle; after 200 ms where it has no idle callback (Safari). */
export function whenIdle(run: () => void): Cancel {
  if (typeof requestIdleCallback === 'undefined') return delay(run, 200)
  const idle = requestIdleCallback(run, { timeout: 2000 })
  return () => cancelIdleCallback(idle)
}
