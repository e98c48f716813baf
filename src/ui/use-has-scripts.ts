import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the document and while it is taken over, true from then on: for what only scripts can do. */
export const useHasScripts = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
