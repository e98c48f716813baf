import { guardedReload } from './guarded-reload.ts'
import { preloadErrors } from './preload-error.ts'

/** For the error page: reloads once after a lost chunk; false means that the error should be shown. */
export const recoverLostChunk = (error: unknown): boolean =>
  preloadErrors.includes(error) && guardedReload(window.location.href)
