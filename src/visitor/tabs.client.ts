/** Messages between the shop's tabs in one browser. */
export type Tabs<News> = {
  tell(news: News): void
  hear(listener: (news: News) => void): void
}

/** Opens a channel to the other tabs of this browser; on the server, which serves everyone, it does nothing. */
export function openTabs<News>(name: string): Tabs<News> {
  if (typeof document === 'undefined' || typeof BroadcastChannel === 'undefined')
    return { tell: () => {}, hear: () => {} }
  const channel = new BroadcastChannel(name)
  return {
    // A BroadcastChannel reaches its own origin only and takes no target origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    tell: (news) => channel.postMessage(news),
    hear: (listener) => {
      channel.addEventListener('message', ({ data }: MessageEvent<News>) => listener(data))
    },
  }
}
