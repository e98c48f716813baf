export const landscapes = [
  'fells',
  'coast',
  'moor',
  'alps',
  'forest',
  'city',
  'gravel-plain',
] as const
export const times = ['dawn', 'day', 'dusk', 'night'] as const
export const weathers = ['clear', 'haze', 'cloud', 'rain', 'snow'] as const
export const roads = ['winding', 'straight', 'gravel', 'none'] as const

export type Landscape = (typeof landscapes)[number]
export type Time = (typeof times)[number]
export type Weather = (typeof weathers)[number]
export type Road = (typeof roads)[number]

export type SceneLook = {
  seed: number | string
  place: Landscape
  time: Time
  weather: Weather
  /** How the road runs; each place has a habit of its own. */
  road?: Road
  rider?: boolean
}
