import { onClearResponses } from '#/navigation/payload/clear-responses.ts'
import { type IslandAnswer, islandUrl, readIsland } from './island-answer.ts'
import type { IslandProps } from './island-key.ts'

/** Islands by URL: each is fetched once, shared by all views and cached for the next opening. */
export function createIslandStore(fetch: (url: string) => Promise<Response>) {
  const cached = new Map<string, IslandAnswer>()
  let inFlightRequests = new Map<string, Promise<IslandAnswer>>()

  async function request(url: string): Promise<IslandAnswer> {
    const requests = inFlightRequests
    try {
      const answer = await readIsland(await fetch(url))
      // A response that arrives after `clear` still goes to its caller, but is not cached.
      if (requests === inFlightRequests) cached.set(url, answer)
      return answer
    } finally {
      requests.delete(url)
    }
  }

  return {
    find: (name: string, props: IslandProps) => cached.get(islandUrl(name, props)) ?? null,
    load(name: string, props: IslandProps): Promise<IslandAnswer> {
      const url = islandUrl(name, props)
      const known = cached.get(url)
      if (known) return Promise.resolve(known)
      const inFlight = inFlightRequests.get(url) ?? request(url)
      inFlightRequests.set(url, inFlight)
      return inFlight
    },
    clear() {
      cached.clear()
      inFlightRequests = new Map()
    },
  }
}

export type IslandStore = ReturnType<typeof createIslandStore>

export const islands = createIslandStore((url) => fetch(url))

/** Fetches the island of a menu that is about to open. */
export const prefetchIsland = (name: string, props: IslandProps): void =>
  void islands.load(name, props).catch(() => {})

onClearResponses(() => islands.clear())
