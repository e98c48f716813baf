/** Where other tabs of the shop are told and heard. */
export type Tabs<News> = {
  tell(news: News): void
  hear(listener: (news: News) => void): void
}

/** All tabs of a browser that have the shop open; on the server, which serves everybody, nobody. */
export function openTabs<News>(name: string): Tabs<News> {
  if (typeof document === 'undefined' || typeof BroadcastChannel === 'undefined')
    return { tell: () => {}, hear: () => {} }
  const channel = new BroadcastChannel(name)
  return {
    // a channel reaches our own origin only, and takes no other
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    tell: (news) => channel.postMessage(news),
    hear: (listener) => {
      channel.addEventListener('message', ({ data }: MessageEvent<News>) => listener(data))
    },
  }
}
