type Following = {
  /** Where this tab and others tell of it. */
  channel: string
  /** Whether there is anything to follow yet. */
  isNeeded: boolean
  follow: (signal: AbortSignal) => void
}

/** Follows what most visitors do not have: from now on, or once it is told of. Gives back the way to end it. */
export function followOnceTold({ channel: name, isNeeded, follow }: Following): () => void {
  const ending = new AbortController()
  const { signal } = ending
  if (isNeeded || typeof BroadcastChannel === 'undefined') follow(signal)
  else {
    const channel = new BroadcastChannel(name)
    channel.addEventListener('message', () => follow(signal), { once: true })
    signal.addEventListener('abort', () => channel.close())
  }
  return () => ending.abort()
}

/** Safari has no idle callback; a moment after loading does as well. */
export function whenIdle(work: () => void, signal: AbortSignal): void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(work, { timeout: 3000 })
    signal.addEventListener('abort', () => cancelIdleCallback(id))
    return
  }
  const timer = setTimeout(work, 500)
  signal.addEventListener('abort', () => clearTimeout(timer))
}
