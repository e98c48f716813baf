/** Messages between the shop's tabs in one browser. */
export type Tabs<Message> = {
  publish(message: Message): void
  subscribe(listener: (message: Message) => void): void
}

/** Opens a channel to the other tabs of this browser; on the server, which serves everyone, it does nothing. */
export function openTabs<Message>(name: string): Tabs<Message> {
  if (typeof document === 'undefined' || typeof BroadcastChannel === 'undefined')
    return { publish: () => {}, subscribe: () => {} }
  const channel = new BroadcastChannel(name)
  return {
    // A BroadcastChannel reaches its own origin only and takes no target origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    publish: (message) => channel.postMessage(message),
    subscribe: (listener) => {
      channel.addEventListener('message', ({ data }: MessageEvent<Message>) => listener(data))
    },
  }
}
