import type { BikeLook } from '#/drawings/bike/bike-look.ts'
import { sampleLooks } from '#/drawings/bike/sample-looks.ts'
import { kits, type Kit } from '#/drawings/rider/kit.ts'
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

const rides: Partial<Record<SceneLook['place'], Ride>> = {
  highlands: { bike: packedBike, kit: kits.rust },
  chalk: { bike: road, kit: kits.cream },
  limestone: { bike: gravel, kit: kits.moss },
  lane: { bike: audaxBike, kit: kits.rust },
  track: { bike: gravel, kit: kits.navy },
  'gravel-plain': { bike: titanium, kit: kits.cream },
  street: { bike: commuter, kit: kits.commuter },
  city: { bike: commuter, kit: { ...kits.commuter, season: 'summer', skin: kits.navy.skin } },
  camp: { bike: packedBike, kit: kits.moss },
  moor: { bike: audaxBike, kit: kits.navy },
  coast: { bike: road, kit: kits.navy },
  alps: { bike: road, kit: kits.rust },
  forest: { bike: eRoad, kit: kits.moss },
  studio: { bike: road, kit: kits.navy },
}

/** The bike that suits a place, and who rides it; rain asks for guards and a jacket. */
export function rideOf({ place, weather }: SceneLook): Ride {
  if (weather === 'rain' && place !== 'street') return { bike: wetBike, kit: kits.rain }
  const ride = rides[place] ?? { bike: road, kit: kits.navy }
  return weather === 'snow' ? { ...ride, kit: { ...ride.kit, season: 'winter' } } : ride
}
