import { createPageRegistry } from './page-registry.ts'
import { preloadErrors } from '#/navigation/recovery/preload-error.ts'

/** One registry per process; both the server and the browser render from it. */
export const pages = createPageRegistry((error) => {
  if (typeof window !== 'undefined') preloadErrors.announce(error, window)
})

export const { register: registerPages, load: loadPage, module: pageModule } = pages
