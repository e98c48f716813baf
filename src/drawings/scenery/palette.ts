import type { Landscape, SceneLook, Time, Weather } from './scene-look.ts'
import { clamped } from '#/drawings/bike/clamped.ts'

export type Palette = {
  zenith: string
  sky: string
  horizon: string
  sun: string
  /** The colour of mist and of the farthest horizon. */
  air: string
  /** The colour of distant hills: bluer than the air, as in life. */
  distance: string
  /** The nearest hill. */
  land: string
  ground: string
  road: string
  /** Silhouettes in the foreground. */
  ink: string
  /** Lit slopes and wall tops. */
  light: string
  window: string
}

export const signal = '#1f5eff'

const skies: Record<Time, Pick<Palette, 'zenith' | 'sky' | 'horizon' | 'sun' | 'window'>> = {
  dawn: {
    zenith: '#7d99bd',
    sky: '#cdccd2',
    horizon: '#f7cfa5',
    sun: '#fff0d8',
    window: '#ffe2ae',
  },
  day: { zenith: '#6f9fca', sky: '#bcd4e6', horizon: '#f2eee5', sun: '#ffffff', window: '#59646d' },
  dusk: {
    zenith: '#22345a',
    sky: '#73708f',
    horizon: '#f0a672',
    sun: '#ffd9a8',
    window: '#ffcf86',
  },
  night: {
    zenith: '#070b14',
    sky: '#121d31',
    horizon: '#385077',
    sun: '#e9eef6',
    window: '#ffcb7d',
  },
}

/** The colours of the near land in plain daylight. */
const lands: Record<Landscape, { land: string; ground: string }> = {
  fells: { land: '#37493f', ground: '#76815f' },
  coast: { land: '#3d4c52', ground: '#7b8268' },
  moor: { land: '#493d42', ground: '#7f6a63' },
  alps: { land: '#2f4046', ground: '#748066' },
  forest: { land: '#20342e', ground: '#5a6a52' },
  city: { land: '#2c343f', ground: '#6a6c6e' },
  'gravel-plain': { land: '#6a5a49', ground: '#b0997a' },
  highlands: { land: '#434a4e', ground: '#75684f' },
  chalk: { land: '#6f7d4d', ground: '#a9a66a' },
  limestone: { land: '#3f5236', ground: '#8f9a62' },
  lane: { land: '#4c5848', ground: '#7f8a5e' },
  track: { land: '#2d4034', ground: '#6b6a4a' },
  'shop-front': { land: '#2c343f', ground: '#5d5f61' },
  street: { land: '#2c343f', ground: '#5d5f61' },
  camp: { land: '#2b3a36', ground: '#5f6a4c' },
  'frame-jig': { land: '#6d6a64', ground: '#a8a297' },
  'truing-stand': { land: '#6d6a64', ground: '#a8a297' },
  'repair-stand': { land: '#6d6a64', ground: '#a8a297' },
  studio: { land: '#7b7f82', ground: '#b9bab8' },
}

const dimming: Record<Time, number> = { dawn: 0.3, day: 0, dusk: 0.56, night: 0.83 }
const nightInk: Record<Time, string> = {
  dawn: '#33364a',
  day: '#20262c',
  dusk: '#171a2a',
  night: '#04060b',
}

const greyOf = ({ time, weather }: Pick<SceneLook, 'time' | 'weather'>): string => {
  if (time === 'night') return '#1b222d'
  if (time === 'dusk') return '#5b5c68'
  return weather === 'snow' ? '#a9b4bf' : '#b9bfc4'
}
const covers: Record<Weather, number> = { clear: 0, haze: 0.3, cloud: 0.5, rain: 0.72, snow: 0.5 }

/** A thing's own colour in the light of an hour and a weather. */
export const inLight = (
  { time, weather }: Pick<SceneLook, 'time' | 'weather'>,
  colour: string,
): string =>
  mix(
    mix(colour, nightInk[time], dimming[time]),
    greyOf({ time, weather }),
    weather === 'haze' ? 0.16 : covers[weather] * 0.14,
  )

/** The colours of a place at an hour in a weather. */
export function paletteOf({ place, time, weather }: SceneLook): Palette {
  const sky = { ...skies[time] }
  const grey = greyOf({ time, weather })
  const cover = covers[weather]
  for (const part of ['zenith', 'sky', 'horizon'] as const)
    sky[part] = mix(sky[part], grey, cover * (part === 'horizon' ? 0.6 : 1))
  if (weather === 'rain')
    for (const part of ['zenith', 'sky'] as const)
      sky[part] = mix(sky[part], '#3f4852', time === 'day' || time === 'dawn' ? 0.34 : 0.1)
  const air = mix(sky.horizon, sky.sky, 0.35)
  const distance = mix(air, mix(sky.zenith, sky.sky, 0.3), time === 'night' ? 0.5 : 0.62)
  const base = lands[place]
  const dark = (colour: string) => inLight({ time, weather }, colour)
  const snowy = (colour: string, share: number) =>
    weather === 'snow'
      ? mix(colour, mix('#f1f1ee', nightInk[time], dimming[time] * 0.8), share)
      : colour
  const land = snowy(mix(dark(base.land), '#3a4450', weather === 'snow' ? 0.4 : 0), 0.1)
  const ground = snowy(dark(base.ground), 0.88)
  return {
    ...sky,
    air,
    distance,
    land,
    ground,
    road: mix(
      mix(ground, sky.horizon, 0.5),
      weather === 'rain' ? sky.zenith : '#8b8a88',
      weather === 'rain' ? 0.3 : 0.12,
    ),
    ink: mix('#0f1216', air, time === 'day' ? 0.1 : 0.03),
    light: mix(sky.horizon, sky.sun, 0.5),
  }
}

/** A power between plain sRGB, in which mixtures look muddy, and linear light, in which white hides dark colours. */
const blendPower = 1.35

/** The mixture of two colours as the eye would see it. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [parts(from), parts(to)]
  const t = clamped(share, 0, 1)
  const blend = a.map(
    (value, index) =>
      (value ** blendPower + ((b[index] ?? 0) ** blendPower - value ** blendPower) * t) **
      (1 / blendPower),
  )
  return `#${blend.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}

const parts = (hex: string) =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))
