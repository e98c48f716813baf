/** The shop sends at least a sign of life in this interval; proxies close connections that are silent for longer. */
export const beatMs = 10_000

/** Two missed signs of life, and some time for a slow network. */
const silentMs = 25_000

/** Whether the screen shows what it last heard because nobody answers. */
export const isAlone = (
  { heardAt, isOffline }: { heardAt: number; isOffline: boolean },
  now: number,
): boolean => isOffline || now - heardAt > silentMs
