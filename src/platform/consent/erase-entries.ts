import {
  type BrowserEntry,
  browserEntries,
  entriesOf,
  isNamed,
  type OptionalCategory,
} from './browser-entries.ts'

type Store = Pick<Storage, 'removeItem'> & { keys: () => readonly string[] }

/** The stores of a browser. Cookies that scripts cannot see are cleared by the server's answer. */
export type BrowserStores = {
  local: Store
  session: Store
  cookies: Store
}

/** Erases everything of these categories that scripts can reach. */
export const eraseEntries = (
  categories: readonly OptionalCategory[],
  stores: BrowserStores,
): void =>
  erase(
    categories.flatMap((category) => entriesOf(category)),
    stores,
  )

/** Erases everything of the shop that scripts can reach, except entries with these names. */
export const eraseAllBut = (kept: readonly string[], stores: BrowserStores): void =>
  erase(
    browserEntries.filter(({ name }) => !kept.includes(name)),
    stores,
  )

function erase(
  entries: readonly Pick<BrowserEntry, 'name' | 'kind'>[],
  { local, session, cookies }: BrowserStores,
): void {
  const stores = { 'local-storage': local, 'session-storage': session, cookie: cookies }
  for (const entry of entries) {
    if (entry.kind === 'measurement' || entry.kind === 'script') continue
    const store = stores[entry.kind]
    for (const key of store.keys()) if (isNamed(entry, key)) store.removeItem(key)
  }
}
