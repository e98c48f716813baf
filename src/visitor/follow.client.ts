type Following = {
  /** The broadcast channel on which this tab and others announce changes. */
  channel: string
  /** Whether there is already something to follow. */
  isNeeded: boolean
  follow: (signal: AbortSignal) => void
}

/** Starts `follow` now if needed, otherwise on the first message in the channel. Returns a function that ends it. */
export function followWhenNeeded({ channel: name, isNeeded, follow }: Following): () => void {
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
