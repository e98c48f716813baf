import type { Visit } from './visit-step.ts'
import { readVisit, visitKeys, visitText } from './visit-text.ts'

/** The visit that the tabs of a browser belong to; a browser that blocks storage remembers it in this tab alone. */
export function storedVisit() {
  const local = storageOr(() => window.localStorage)
  const session = storageOr(() => window.sessionStorage)
  return {
    all: () => readVisit(local.getItem(visitKeys.all)),
    own: () => session.getItem(visitKeys.tab),
    write: (visit: Visit) => local.setItem(visitKeys.all, visitText(visit)),
    join: (number: string) => session.setItem(visitKeys.tab, number),
    forget: () => {
      local.removeItem(visitKeys.all)
      session.removeItem(visitKeys.tab)
    },
  }
}

/** Whether this browser was a shared screen the last time it was here. */
export const wasSharedScreen = (): boolean => storedVisit().all() !== null

type KeyValues = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

function storageOr(find: () => Storage): KeyValues {
  try {
    const storage = find()
    // A browser may offer a storage that takes nothing.
    storage.setItem(probe, '')
    storage.removeItem(probe)
    return storage
  } catch {
    const held = new Map<string, string>()
    return {
      getItem: (name) => held.get(name) ?? null,
      setItem: (name, value) => void held.set(name, value),
      removeItem: (name) => void held.delete(name),
    }
  }
}

const probe = visitKeys.tab + '_probe'

/** Sixteen hexadecimal characters, so that no two visits are taken for one. */
export const newVisitNumber = (): string =>
  [...crypto.getRandomValues(new Uint8Array(8))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
