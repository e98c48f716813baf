import type { AccessoryKind } from '#/drawings/accessory/accessory-look.ts'
import { drawAccessory } from '#/drawings/accessory/draw-accessory.ts'
import { drawBike } from '#/drawings/bike/draw-bike.ts'
import { sampleLooks } from '#/drawings/bike/sample-looks.ts'
import { drawLostRider } from '#/drawings/scenery/draw-lost-rider.ts'
import { drawScene } from '#/drawings/scenery/draw-scene.ts'
import type { Place } from '#/drawings/scenery/scene-look.ts'
import { fingerprint } from './fingerprint.ts'

/**
 * How the shop draws today, found by drawing: when the hand changes, so does every version made
 * from it, without anybody having to remember a number.
 */
const once = <Key, Value>(make: (key: Key) => Value): ((key: Key) => Value) => {
  const made = new Map<Key, Value>()
  return (key) => {
    const value = made.get(key) ?? make(key)
    made.set(key, value)
    return value
  }
}

const bikeHand = once((_all: 'bikes') =>
  fingerprint(
    Object.values(sampleLooks)
      .map((look) => drawBike(look))
      .join(''),
  ),
)
export const bikeDrawingVersion = () => bikeHand('bikes')

export const accessoryDrawingVersion = once((kind: AccessoryKind) =>
  fingerprint(drawAccessory({ kind, colour: '#3a6ea5', accent: '#e4e1da' })),
)

export const sceneDrawingVersion = once((place: Place) =>
  fingerprint(drawScene({ place, seed: 'hand', time: 'dusk', weather: 'rain', rider: true })),
)

export const lostRiderVersion = once((_one: 'lost-rider') => fingerprint(drawLostRider()))
