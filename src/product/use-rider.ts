import { useEffect, useState } from 'react'
import { recallRider } from './rider-memory.ts'
import type { Rider } from './size-advice.ts'

/** The rider of this page's address, else the one this browser knows; known only once the page is alive. */
export function useRider(asked: Rider | null) {
  const [rider, setRider] = useState(asked)
  useEffect(() => {
    if (!asked) setRider(recallRider())
  }, [asked])
  return [rider, setRider] as const
}
