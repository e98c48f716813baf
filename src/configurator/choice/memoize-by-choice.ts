import type { Choice } from './choice.ts'
import type { OfferedBike } from './offered.ts'

/**
 * Listing options asks the same question about the same choice hundreds of times, so results are cached for
 * the lifetime of the choice.
 */
export function memoizeByChoice<Found>(find: (bike: OfferedBike, choice: Choice) => Found) {
  const cache = new WeakMap<OfferedBike, WeakMap<Choice, { found: Found }>>()
  return (bike: OfferedBike, choice: Choice): Found => {
    const ofBike = cache.get(bike) ?? new WeakMap<Choice, { found: Found }>()
    cache.set(bike, ofBike)
    const cached = ofBike.get(choice) ?? { found: find(bike, choice) }
    ofBike.set(choice, cached)
    return cached.found
  }
}
