import { settings } from '#/platform/config/settings.ts'
import { reloadOnce } from './reload-guard.ts'

/** Reloads into a page of the shop in this browser; false if it was just reloaded. */
export const guardedReload = (target: string): boolean =>
  reloadOnce(target, settings.reloadGuardMs, {
    location: window.location,
    storage: () => window.sessionStorage,
  })
