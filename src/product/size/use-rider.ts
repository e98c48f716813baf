import { useState, useSyncExternalStore } from 'react'
import { keptRider } from './rider-memory.ts'
import { type Rider, riderFrom } from './size-advice.ts'

const neverChanges = () => () => {}

/** Who was typed in last, else the rider of the address, else the one this browser knows. */
export function useRider(asked: Rider | null) {
  const [typed, setTyped] = useState<Rider | null>(null)
  // the server knows nobody, and the page must begin as it was sent
  const kept = useSyncExternalStore(neverChanges, keptRider, () => '')
  const [height = null, inseam = null] = kept.split(' ')
  return [typed ?? asked ?? riderFrom(height, inseam), setTyped] as const
}
