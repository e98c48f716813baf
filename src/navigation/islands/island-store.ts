import { whenForgotten } from '#/navigation/payload/forget-answers.ts'
import { type IslandAnswer, islandUrl, readIsland } from './island-answer.ts'
import type { IslandProps } from './island-key.ts'

/** Every island of the page by its address: fetched once, shared by all, kept for the next opening. */
export function createIslandStore(fetch: (url: string) => Promise<Response>) {
  const held = new Map<string, IslandAnswer>()
  const underway = new Map<string, Promise<IslandAnswer>>()

  async function request(url: string): Promise<IslandAnswer> {
    try {
      const answer = await readIsland(await fetch(url))
      // An answer that was forgotten on its way is still good for whoever asked, but not for keeps.
      if (underway.has(url)) held.set(url, answer)
      return answer
    } finally {
      underway.delete(url)
    }
  }

  return {
    find: (name: string, props: IslandProps) => held.get(islandUrl(name, props)) ?? null,
    load(name: string, props: IslandProps): Promise<IslandAnswer> {
      const url = islandUrl(name, props)
      const known = held.get(url)
      if (known) return Promise.resolve(known)
      const inFlight = underway.get(url) ?? request(url)
      underway.set(url, inFlight)
      return inFlight
    },
    forget() {
      held.clear()
      underway.clear()
    },
  }
}

export type IslandStore = ReturnType<typeof createIslandStore>

export const islands = createIslandStore((url) => fetch(url))

/** For a menu about to open: fetches the island ahead of its first showing. */
export const prefetchIsland = (name: string, props: IslandProps): void =>
  void islands.load(name, props).catch(() => {})

whenForgotten(() => islands.forget())
