import { isObject } from '#/platform/types/json-shape.ts'
import { loadWhole, type PageLocation } from '#/navigation/router/full-load.ts'

/** Session storage key of the last reloaded path and the time until which it must not be reloaded again. */
export const reloadGuardKey = 'calder:reload'

type Browser = {
  location: PageLocation
  /** A function, because a browser that blocks storage throws when the property is read. */
  storage: () => Pick<Storage, 'getItem' | 'setItem'>
}

/** Loads the target in full, once per path and guard time; false if that was just tried. */
export function reloadOnce(target: string, guardMs: number, browser: Browser): boolean {
  const url = ownUrl(target, browser.location.href)
  if (isGuarded(url.pathname, browser.storage)) return false
  guard(url.pathname, guardMs, browser.storage)
  loadWhole(url, browser.location)
  return true
}

function ownUrl(target: string, here: string): URL {
  const url = new URL(target, here)
  if (!/^https?:$/.test(url.protocol)) throw new Error(`Cannot reload into ${url.protocol}`)
  if (url.host !== new URL(here).host) throw new Error(`Cannot reload into ${url.host}`)
  return url
}

function isGuarded(path: string, storage: Browser['storage']): boolean {
  try {
    const last: unknown = JSON.parse(storage().getItem(reloadGuardKey) ?? 'null')
    return isObject(last) && last['path'] === path && Number(last['expires']) > Date.now()
  } catch {
    return false // without readable storage there is no guard, but the reload still happens
  }
}

function guard(path: string, guardMs: number, storage: Browser['storage']): void {
  try {
    storage().setItem(reloadGuardKey, JSON.stringify({ path, expires: Date.now() + guardMs }))
  } catch {
    // Without writable storage there is no guard, but the reload still happens.
  }
}
