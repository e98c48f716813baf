import { createPageRegistry } from './page-registry.ts'
import { preloadErrors } from '#/navigation/recovery/preload-error.ts'

/** One registry for the process: the server renders from it as the browser does. */
export const pages = createPageRegistry((error) => {
  if (typeof window !== 'undefined') preloadErrors.announce(error, window)
})

export const { register: registerPages, load: loadPage, module: pageModule } = pages
