import type { BikeLook } from '#/drawings/bike/bike-look.ts'
import { sampleLooks } from '#/drawings/bike/sample-looks.ts'
import { kits, type Kit } from '#/drawings/rider/kit.ts'
import type { Hex } from '#/drawings/bike/colour.ts'
import { randomFrom } from '#/drawings/scenery/random.ts'
import type { SceneLook } from '#/drawings/scenery/scene-look.ts'

/** A sample bike with pedals, ready to be ridden. */
export const sampleBike = (name: string): BikeLook => {
  const look = sampleLooks[name]
  if (!look) throw new Error(`No sample bike is called "${name}"`)
  return { ...look, pedals: 'clipless' }
}

const road: BikeLook = {
  ...sampleBike('carbon endurance'),
  paint: { finish: 'gloss', colour: '#8f2f2a', downTubeLogo: '#f4f0e6', smallLogo: '#f4f0e6' },
  extras: { bottles: 2, bottleColour: '#ece8de' },
}
const titanium = sampleBike('titanium gravel')
const gravel = sampleBike('steel gravel')

/** Titanium, packed for days out: full frame bag, seat pack and bar roll. */
export const packedBike: BikeLook = {
  ...titanium,
  extras: { bags: ['saddle', 'frame', 'top-tube', 'bar'], bagColour: '#3b4236' },
}
/** Steel with guards, lamps and a saddle bag, for long days and nights. */
const audaxBike: BikeLook = {
  ...sampleBike('steel all-road'),
  extras: { mudguards: true, lights: true, bottles: 2, bottleColour: '#f3efe4', bags: ['bar'] },
}
const commuter: BikeLook = { ...sampleBike('e-commuter'), pedals: 'flat' }
const wetBike: BikeLook = {
  ...road,
  paint: { finish: 'gloss', colour: '#2f6f73', downTubeLogo: '#f4f0e6', smallLogo: '#f4f0e6' },
  extras: { mudguards: true, lights: true, bottles: 1 },
}
const eRoad = sampleBike('hub-motor e-road')

export type Ride = { bike: BikeLook; kit: Kit }

/** The bikes that suit a place; any other place has a road bike. */
const bikes: Partial<Record<SceneLook['place'], readonly BikeLook[]>> = {
  highlands: [packedBike],
  limestone: [gravel, titanium],
  lane: [audaxBike],
  track: [gravel, titanium],
  'gravel-plain': [titanium, gravel],
  street: [commuter],
  'shop-front': [commuter],
  city: [commuter],
  camp: [packedBike],
  moor: [audaxBike, gravel],
  forest: [eRoad],
}
const paints: readonly Hex[] = ['#8f2f2a', '#2f6f73', '#3f5a3c', '#b98a2f', '#34506e', '#5b4667']
const roadKits: readonly Kit[] = [
  kits.navy,
  kits.rust,
  kits.moss,
  kits.cream,
  { ...kits.navy, jersey: '#7d3a52', accent: '#efe2d2', helmet: '#a8482f' },
  { ...kits.moss, jersey: '#2f5d58', accent: '#e6dcc6', helmet: '#eceae4' },
]
const people: readonly Pick<Kit, 'skin' | 'hair' | 'hasTail'>[] = [
  { skin: '#d9a583', hair: '#4a3426' },
  { skin: '#c68a64', hair: '#2a1c15', hasTail: true },
  { skin: '#8d5b3e', hair: '#191310' },
  { skin: '#e2b394', hair: '#8a5a34', hasTail: true },
  { skin: '#6f4630', hair: '#120d0b', hasTail: true },
  { skin: '#e6bd9f', hair: '#b58a55' },
]
/** Degrees of the near crank: neither leg is stretched further than its bones reach. */
export const rideTurns = [-36, 0, 32, 56, 144, 180, 212, 236] as const

/**
 * A bike that suits the place and somebody who rides it, as the seed has it, so that two pictures are not of the same
 * person in the same moment; rain asks for guards and a jacket.
 */
export function rideOf({ place, weather, seed }: SceneLook): Ride {
  const random = randomFrom(`ride ${place} ${seed}`)
  const one = <Each>(list: readonly Each[], usual: Each): Each =>
    list[Math.floor(random.next() * list.length)] ?? usual
  const paint = { ...road.paint, colour: one(paints, road.paint.colour) }
  const isTown = place === 'street' || place === 'city' || place === 'shop-front'
  const isWet = weather === 'rain' && place !== 'street'
  const dry = one(bikes[place] ?? [{ ...road, paint }], road)
  const bike = isWet ? { ...wetBike, paint } : dry
  const worn = isTown ? kits.commuter : isWet ? kits.rain : one(roadKits, kits.navy)
  const kit: Kit = { ...worn, hasTail: false, ...one(people, kits.navy) }
  const season = weather === 'snow' ? 'winter' : place === 'city' ? 'summer' : kit.season
  // A fitter's plumb line falls past a crank that points forward.
  const crankTurn = place === 'studio' ? 0 : one(rideTurns, 0)
  return {
    bike: { ...bike, drivetrain: { ...bike.drivetrain, crankTurn } },
    kit: { ...kit, season },
  }
}
