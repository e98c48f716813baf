import { readSearches, withSearch } from './recent-searches.ts'

const key = 'recent_searches'

/** The searches of this browser; they are never sent anywhere. Without storage the list is empty. */
export const recentSearches = {
  list(): string[] {
    try {
      return readSearches(globalThis.localStorage.getItem(key))
    } catch {
      return []
    }
  },
  add(query: string): void {
    try {
      globalThis.localStorage.setItem(key, JSON.stringify(withSearch(this.list(), query)))
    } catch {
      // A full or forbidden storage keeps nothing.
    }
  },
  clear(): void {
    try {
      globalThis.localStorage.removeItem(key)
    } catch {
      // Nothing was kept.
    }
  },
}
