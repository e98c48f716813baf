export const landscapes = [
  'fells',
  'coast',
  'moor',
  'alps',
  'forest',
  'city',
  'gravel-plain',
  'highlands',
  'chalk',
  'limestone',
  'lane',
  'track',
  'street',
  'shop-front',
  'camp',
  'frame-jig',
  'truing-stand',
  'repair-stand',
  'studio',
] as const
export const times = ['dawn', 'day', 'dusk', 'night'] as const
export const weathers = ['clear', 'haze', 'cloud', 'rain', 'snow'] as const
export const roads = ['winding', 'straight', 'gravel', 'climb', 'descent', 'none'] as const

export type Landscape = (typeof landscapes)[number]
export type Time = (typeof times)[number]
export type Weather = (typeof weathers)[number]
export type Road = (typeof roads)[number]

export type SceneLook = {
  seed: number | string
  place: Landscape
  time: Time
  weather: Weather
  /** The course of the road; left out, the usual one of the place. */
  road?: Road
  /** With a rider, the picture looks across the road instead of along it. */
  rider?: boolean
}
