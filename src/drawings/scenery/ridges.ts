import { mix } from './palette.ts'
import type { Landscape } from './scene-look.ts'
import type { Sheet, Spot } from './sheet.ts'

/** One fold of the land, from edge to edge. */
export type Ridge = {
  spots: Spot[]
  colour: string
  /** 0 far, 1 near. */ near: number
  foot: number
  heightAt: (x: number) => number
}

type Character = {
  layers: number
  /** Rise of the farthest and of the nearest layer, as shares of the sky. */
  rise: readonly [far: number, near: number]
  wave: readonly [far: number, near: number]
  octaves: number
  roughness: number
  jagged: boolean
}

/** Low, soft and far: places whose land is mostly drawn by themselves. */
const quiet: Character = {
  layers: 4,
  rise: [0.3, 0.12],
  wave: [1.6, 1.2],
  octaves: 3,
  roughness: 0.4,
  jagged: false,
}

const characters: Partial<Record<Landscape, Character>> = {
  fells: {
    layers: 7,
    rise: [0.74, 0.3],
    wave: [2.2, 1.5],
    octaves: 4,
    roughness: 0.4,
    jagged: false,
  },
  coast: {
    layers: 5,
    rise: [0.3, 0.52],
    wave: [1.8, 1.3],
    octaves: 4,
    roughness: 0.45,
    jagged: false,
  },
  moor: {
    layers: 7,
    rise: [0.36, 0.16],
    wave: [1.6, 1.1],
    octaves: 4,
    roughness: 0.4,
    jagged: false,
  },
  alps: {
    layers: 6,
    rise: [0.84, 0.22],
    wave: [1.25, 1.7],
    octaves: 5,
    roughness: 0.5,
    jagged: true,
  },
  forest: {
    layers: 6,
    rise: [0.5, 0.3],
    wave: [2, 1.6],
    octaves: 3,
    roughness: 0.4,
    jagged: false,
  },
  city: {
    layers: 3,
    rise: [0.12, 0.06],
    wave: [1.6, 1],
    octaves: 3,
    roughness: 0.4,
    jagged: false,
  },
  'gravel-plain': {
    layers: 6,
    rise: [0.36, 0.04],
    wave: [2.4, 1],
    octaves: 4,
    roughness: 0.45,
    jagged: false,
  },
  highlands: {
    layers: 6,
    rise: [0.5, 0.24],
    wave: [2.6, 1.5],
    octaves: 5,
    roughness: 0.36,
    jagged: false,
  },
  camp: {
    layers: 4,
    rise: [0.62, 0.3],
    wave: [1.4, 1.2],
    octaves: 4,
    roughness: 0.4,
    jagged: false,
  },
}

const characterOf = (place: Landscape): Character => characters[place] ?? quiet

export const isJagged = (place: Landscape, near: number) => characterOf(place).jagged && near < 0.5

/** The land from far to near: each fold darker and warmer than the one behind it. */
export function layRidges(sheet: Sheet, horizon: number): Ridge[] {
  const character = characterOf(sheet.look.place)
  return Array.from({ length: character.layers }, (_, index) =>
    layRidge(sheet, horizon, character, index / Math.max(1, character.layers - 1)),
  )
}

function layRidge(sheet: Sheet, horizon: number, character: Character, near: number): Ridge {
  const { width, palette, random, look } = sheet
  const noise = sheet.noise(character.octaves, character.roughness)
  const rise = horizon * (character.rise[0] + (character.rise[1] - character.rise[0]) * near)
  const wave =
    (character.wave[0] + (character.wave[1] - character.wave[0]) * near) *
    (width / sheet.height) *
    0.62
  const start = random.between(0, 100)
  const foot = horizon + 2 + near * sheet.height * 0.02
  const jagged = isJagged(look.place, near)
  const heightAt = (x: number) => {
    const t = x / width
    const raw = noise(start + t * wave * (jagged ? 1.3 : 1))
    const shape = jagged
      ? (1 - Math.abs(raw) * 1.7) * 0.9 + noise(start + 60 + t * wave * 7) * 0.2
      : 0.5 + raw * 0.95
    return (
      foot -
      Math.max(look.place === 'coast' ? -0.02 : 0.02, shape * balance(t, look.place, near)) * rise
    )
  }
  const step = jagged ? width / 96 : width / 36
  const spots: Spot[] = []
  for (let x = -step; x <= width + step; x += step) spots.push([x, heightAt(x)])
  const haze = { clear: 0.88, haze: 0.98, cloud: 0.9, rain: 0.95, snow: 0.92 }[look.weather]
  const far = mix(palette.distance, palette.air, (1 - near) ** 2 * 0.5)
  const colour = mix(palette.land, far, Math.min(0.95, (1 - near) ** 0.8 * haze))
  return { spots, colour, near, foot, heightAt }
}

/** Mass gathers on the right; the left stays low and quiet for a headline. */
function balance(t: number, place: Landscape, near: number): number {
  const lean =
    place === 'coast'
      ? Math.max(0, (t - 0.36 - near * 0.12) * 1.9)
      : 0.58 + 0.62 * Math.max(0, t) ** 1.2
  return place === 'moor' || place === 'city' ? 0.8 + 0.3 * t : lean
}
