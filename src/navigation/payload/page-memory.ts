import type { DataRouter, Location } from 'react-router'
import { isPageAnswer, type PageAnswer } from './payload-answer.ts'

type Entry = { path: string; answer: PageAnswer; expires: number }

type Place = Pick<Location, 'key' | 'pathname' | 'search'>

export const pathOf = ({ pathname, search }: Omit<Place, 'key'>) => pathname + search

/** The pages of the last history entries, so that Back paints at once and scroll finds its place. */
export function createPageMemory({ entries: limit, lifeMs }: { entries: number; lifeMs: number }) {
  const entries = new Map<string, Entry>()

  function remember(location: Place, answer: PageAnswer): void {
    entries.delete(location.key)
    if (answer.meta.isPersonal) return
    entries.set(location.key, { path: pathOf(location), answer, expires: Date.now() + lifeMs })
    const [oldest] = entries.keys()
    if (entries.size > limit && oldest !== undefined) entries.delete(oldest)
  }

  /** The path counts beside the key: every document begins with an entry called `default`. */
  function recall(location: Place): PageAnswer | null {
    const entry = entries.get(location.key)
    if (!entry || entry.path !== pathOf(location) || entry.expires <= Date.now()) return null
    return entry.answer
  }

  return { remember, recall, forget: () => entries.clear() }
}

export type PageMemory = ReturnType<typeof createPageMemory>

/** Notes every page the router comes to rest on, the first document's included. */
export function rememberPages(
  router: Pick<DataRouter, 'state' | 'subscribe'>,
  memory: PageMemory,
): () => void {
  function note({ navigation, revalidation, errors, loaderData, location }: DataRouter['state']) {
    if (navigation.state !== 'idle' || revalidation !== 'idle' || errors) return
    const answer = Object.values(loaderData).findLast(isPageAnswer)
    if (answer) memory.remember(location, answer)
  }
  note(router.state)
  return router.subscribe(note)
}
