import { guardedReload } from './guarded-reload.ts'
import { preloadErrors } from './preload-error.ts'

/** For the error page: a part that did not load is worth one reload; false says show the error. */
export const recoverLostChunk = (error: unknown): boolean =>
  preloadErrors.includes(error) && guardedReload(window.location.href)
