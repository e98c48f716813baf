import { loadForeignScript } from '#/platform/browser/foreign-script.client.ts'
import { createListeners } from '#/platform/browser/listeners.ts'
import type { ThirdPartySetup } from './setup.ts'

/** The interval at which the page asks whether somebody is free to talk. */
const checkMs = 30_000

const { watch, notify } = createListeners()
let isAvailable = false

/** Whether somebody in a store is free for a video call now. */
export const assistanceState = { watch, isAvailable: () => isAvailable }

function setAvailable(found: boolean): void {
  if (found === isAvailable) return
  isAvailable = found
  notify()
}

/** The script's own function; a script that throws has nobody to offer. */
function isSomebodyFree(): boolean {
  try {
    const ask: unknown = Reflect.get(globalThis, 'clerkIsAvailable')
    return typeof ask === 'function' && Reflect.apply(ask, undefined, []) === true
  } catch {
    return false
  }
}

/** Loads in-store assistance. Until somebody is free, and if it fails, the panel has the shop's own contacts alone. */
export async function startGoInStore({
  url,
  token,
}: NonNullable<ThirdPartySetup['goInStore']>): Promise<void> {
  if (!(await loadForeignScript(`${url}/gis/script/${encodeURIComponent(token)}`))) return
  const check = () => setAvailable(isSomebodyFree())
  check()
  setInterval(check, checkMs)
}
