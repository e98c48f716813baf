import type { DataRouter, Location } from 'react-router'
import { isPageAnswer, type PageAnswer } from './payload-answer.ts'

type Entry = { path: string; answer: PageAnswer; expires: number }

type HistoryLocation = Pick<Location, 'key' | 'pathname' | 'search'>

export const pathOf = ({ pathname, search }: Omit<HistoryLocation, 'key'>) => pathname + search

/** The pages of the last history entries, so that Back renders at once and can restore the scroll position. */
export function createPageMemory({ entries: limit, lifeMs }: { entries: number; lifeMs: number }) {
  const entries = new Map<string, Entry>()

  function remember(location: HistoryLocation, answer: PageAnswer): void {
    entries.delete(location.key)
    if (answer.meta.isPersonal) return
    entries.set(location.key, { path: pathOf(location), answer, expires: Date.now() + lifeMs })
    const [oldest] = entries.keys()
    if (entries.size > limit && oldest !== undefined) entries.delete(oldest)
  }

  /** Compares the path too, because every document starts with an entry whose key is `default`. */
  function recall(location: HistoryLocation): PageAnswer | null {
    const entry = entries.get(location.key)
    if (!entry || entry.path !== pathOf(location) || entry.expires <= Date.now()) return null
    return entry.answer
  }

  return { remember, recall, clear: () => entries.clear() }
}

export type PageMemory = ReturnType<typeof createPageMemory>

/** Remembers every page the router settles on, including the first document's. */
export function rememberPages(
  router: Pick<DataRouter, 'state' | 'subscribe'>,
  memory: PageMemory,
): () => void {
  function rememberSettled({
    navigation,
    revalidation,
    errors,
    loaderData,
    location,
  }: DataRouter['state']) {
    if (navigation.state !== 'idle' || revalidation !== 'idle' || errors) return
    const answer = Object.values(loaderData).findLast(isPageAnswer)
    if (answer) memory.remember(location, answer)
  }
  rememberSettled(router.state)
  return router.subscribe(rememberSettled)
}
