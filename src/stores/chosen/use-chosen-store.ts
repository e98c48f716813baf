import { useSyncExternalStore } from 'react'

/** During hydration nothing is known, because stored pages are the same for everyone. */
export const notReadYet = ''

/** The code in the visitor's cookie, or null. */
export const useChosenStore = (): string | null =>
  useSyncExternalStore(neverChanges, storedCode, () => notReadYet)

/** The cookie changes only by a form, whose answer renders the page again. */
const neverChanges = () => () => {}

const storedCode = () =>
  /(?:^|; )chosen_store=([a-z0-9-]{1,48})(?:;|$)/.exec(document.cookie)?.[1] ?? null
