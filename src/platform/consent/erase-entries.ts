import { entriesOf, isNamed, type OptionalCategory } from './browser-entries.ts'

type Store = Pick<Storage, 'removeItem'> & { keys: () => readonly string[] }

/** Where a browser keeps things. Cookies that scripts cannot see are cleared by the server's answer. */
export type BrowserStores = {
  local: Store
  session: Store
  cookies: Store
}

/** Erases everything of these categories that scripts can reach. */
export function eraseEntries(
  categories: readonly OptionalCategory[],
  { local, session, cookies }: BrowserStores,
): void {
  const stores = { 'local-storage': local, 'session-storage': session, cookie: cookies }
  for (const entry of categories.flatMap((category) => entriesOf(category))) {
    if (entry.kind === 'measurement') continue
    const store = stores[entry.kind]
    for (const key of store.keys()) if (isNamed(entry, key)) store.removeItem(key)
  }
}
