import { useState, useSyncExternalStore } from 'react'
import { savedRider } from './saved-rider.ts'
import { type Rider, riderFrom } from './size-advice.ts'

const neverChanges = () => () => {}

/** The rider typed last, else the one in the URL, else the one stored in this browser. */
export function useRider(requested: Rider | null) {
  const [typed, setTyped] = useState<Rider | null>(null)
  // The server has no stored rider, and hydration must match its page.
  const stored = useSyncExternalStore(neverChanges, savedRider, () => '')
  const [height = null, inseam = null] = stored.split(' ')
  return [typed ?? requested ?? riderFrom(height, inseam), setTyped] as const
}
