import { type RefObject, useEffect, useRef } from 'react'
import type { BuildStore } from '#/configurator/build/build-store.ts'
import type { OfferedBike } from '#/configurator/choice/offered.ts'
import { applyEarlyPresses } from './early-presses.ts'

/** For a part that is hydrated after the page: a press that came before it counts once the part is there. */
export function useEarlyPresses<Part extends HTMLElement>(
  bike: OfferedBike,
  store: BuildStore,
): RefObject<Part | null> {
  const part = useRef<Part>(null)
  useEffect(() => {
    if (part.current) applyEarlyPresses(bike, store, part.current)
  }, [bike, store])
  return part
}
