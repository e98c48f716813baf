import { guardedReload } from '#/navigation/recovery/guarded-reload.ts'
import { loadPage } from './pages.ts'

/** Loads the chunk of the document's own page; a cached document may name one that a deployment removed. */
export async function loadFirstPage(key: string): Promise<unknown> {
  try {
    return await loadPage(key)
  } catch (error) {
    if (guardedReload(window.location.href)) return new Promise<never>(() => {})
    throw error
  }
}
