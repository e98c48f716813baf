import { settings } from '#/platform/config/settings.ts'
import { reloadOnce } from './reload-guard.ts'

/** Loads a page of ours anew in this browser; false where that has just been tried. */
export const guardedReload = (target: string): boolean =>
  reloadOnce(target, settings.reloadGuardMs, {
    location: window.location,
    storage: () => window.sessionStorage,
  })
