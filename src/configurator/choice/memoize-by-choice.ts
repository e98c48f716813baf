import type { Choice } from './choice.ts'
import type { OfferedBike } from './offered.ts'

/**
 * The same question about the same choice is asked a hundred times while a list of options is made: what
 * was found once is kept for as long as somebody holds the choice.
 */
export function memoizeByChoice<Found>(find: (bike: OfferedBike, choice: Choice) => Found) {
  const known = new WeakMap<OfferedBike, WeakMap<Choice, { found: Found }>>()
  return (bike: OfferedBike, choice: Choice): Found => {
    const ofBike = known.get(bike) ?? new WeakMap<Choice, { found: Found }>()
    known.set(bike, ofBike)
    const held = ofBike.get(choice) ?? { found: find(bike, choice) }
    ofBike.set(choice, held)
    return held.found
  }
}
