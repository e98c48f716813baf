import type { ReactNode } from 'react'

/**
 * Any page. Its data arrives as JSON, so the type is unknown here; the table of loaders guarantees that it
 * fits. `Page` is declared as a method because only methods accept narrower parameters.
 */
export type PageModule = { Page(props: { data: unknown }): ReactNode }

export type PageImports = Record<string, () => Promise<PageModule | void>>

/** The key of the page at a path; null where only the server knows. */
export type PageOfPath = (pathname: string) => string | null

/** The shop's lazily loaded pages by key. A loaded page is available synchronously, as rendering needs. */
export function createPageRegistry(announce: (error: unknown) => void) {
  let imports: PageImports = {}
  let pageOfPath: PageOfPath = () => null
  const loading = new Map<string, Promise<PageModule>>()
  const loaded = new Map<string, PageModule>()
  const keys = new Map<string, string | null>()

  /** Cached, because finding the key is slow and happens both on hover and on click. */
  function keyOf(pathname: string): string | null {
    const known = keys.get(pathname)
    if (known !== undefined) return known
    const key = pageOfPath(pathname)
    keys.set(pathname, key)
    return key
  }

  async function open(key: string): Promise<PageModule> {
    const load = imports[key]
    if (!load) throw new Error(`No page is registered as "${key}"`)
    try {
      const page = await load()
      // Vite resolves to nothing if a listener prevented its preload error.
      if (!page) throw new Error(`The page "${key}" did not load`)
      loaded.set(key, page)
      return page
    } catch (error) {
      announce(error)
      throw error
    }
  }

  return {
    register(pages: PageImports, find: PageOfPath = () => null) {
      imports = pages
      pageOfPath = find
      keys.clear()
    },
    has: (key: string) => key in imports,
    keyOf,
    module: (key: string): PageModule | null => loaded.get(key) ?? null,
    /** Concurrent calls share one import; a failed one can be retried. */
    load(key: string): Promise<PageModule> {
      const page = loaded.get(key)
      if (page) return Promise.resolve(page)
      const inFlight = loading.get(key) ?? open(key).finally(() => loading.delete(key))
      loading.set(key, inFlight)
      return inFlight
    },
  }
}

export type PageRegistry = ReturnType<typeof createPageRegistry>
