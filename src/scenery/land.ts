import { mix } from './palette.ts'
import { flow, path, type Sheet, type Spot } from './sheet.ts'
import type { Sun } from './sky.ts'
import type { Place } from './scene-look.ts'

/** One fold of the land, from edge to edge. */
export type Ridge = { spots: Spot[]; colour: string; /** 0 far, 1 near. */ near: number; foot: number; heightAt: (x: number) => number }

type Character = {
  layers: number
  /** Rise of the farthest and of the nearest layer, as shares of the sky. */
  rise: readonly [far: number, near: number]
  wave: readonly [far: number, near: number]
  octaves: number
  roughness: number
  jagged: boolean
}

const characters: Record<Place, Character> = {
  fells: { layers: 7, rise: [0.74, 0.3], wave: [2.2, 1.5], octaves: 4, roughness: 0.4, jagged: false },
  coast: { layers: 5, rise: [0.3, 0.52], wave: [1.8, 1.3], octaves: 4, roughness: 0.45, jagged: false },
  moor: { layers: 7, rise: [0.36, 0.16], wave: [1.6, 1.1], octaves: 4, roughness: 0.4, jagged: false },
  alps: { layers: 6, rise: [0.84, 0.22], wave: [1.25, 1.7], octaves: 5, roughness: 0.5, jagged: true },
  forest: { layers: 6, rise: [0.5, 0.3], wave: [2, 1.6], octaves: 3, roughness: 0.4, jagged: false },
  city: { layers: 3, rise: [0.12, 0.06], wave: [1.6, 1], octaves: 3, roughness: 0.4, jagged: false },
  'gravel-plain': { layers: 6, rise: [0.36, 0.04], wave: [2.4, 1], octaves: 4, roughness: 0.45, jagged: false },
}

/** The land from far to near: each fold darker and warmer than the one behind it. */
export function layRidges(sheet: Sheet, horizon: number): Ridge[] {
  const character = characters[sheet.look.place]
  return Array.from({ length: character.layers }, (_, index) => layRidge(sheet, horizon, character, index / Math.max(1, character.layers - 1)))
}

function layRidge(sheet: Sheet, horizon: number, character: Character, near: number): Ridge {
  const { width, palette, random, look } = sheet
  const noise = sheet.noise(character.octaves, character.roughness)
  const rise = horizon * (character.rise[0] + (character.rise[1] - character.rise[0]) * near)
  const wave = (character.wave[0] + (character.wave[1] - character.wave[0]) * near) * (width / sheet.height) * 0.62
  const start = random.between(0, 100)
  const foot = horizon + 2 + near * sheet.height * 0.02
  const jagged = character.jagged && near < 0.5
  const heightAt = (x: number) => {
    const t = x / width
    const raw = noise(start + t * wave * (jagged ? 1.3 : 1))
    const shape = jagged ? (1 - Math.abs(raw) * 1.7) * 0.9 + noise(start + 60 + t * wave * 7) * 0.2 : 0.5 + raw * 0.95
    return foot - Math.max(0.02, shape * balance(t, look.place, near)) * rise
  }
  const step = jagged ? width / 110 : width / 44
  const spots: Spot[] = []
  for (let x = -step; x <= width + step; x += step) spots.push([x, heightAt(x)])
  const haze = { clear: 0.88, haze: 0.98, cloud: 0.9, rain: 0.95, snow: 0.92 }[look.weather]
  const far = mix(palette.distance, palette.air, (1 - near) ** 2 * 0.5)
  const colour = mix(palette.land, far, Math.min(0.95, (1 - near) ** 0.72 * haze))
  return { spots, colour, near, foot, heightAt }
}

/** Mass gathers on the right; the left stays low and quiet for a headline. */
function balance(t: number, place: Place, near: number): number {
  const lean = place === 'coast' ? Math.max(0, (t - 0.36 - near * 0.12) * 1.9) : 0.58 + 0.62 * Math.max(0, t) ** 1.2
  return place === 'moor' || place === 'city' ? 0.8 + 0.3 * t : lean
}

export function printRidge(sheet: Sheet, ridge: Ridge, sun: Sun): void {
  const { width, height, palette, look } = sheet
  const soft = !(characters[look.place].jagged && ridge.near < 0.5)
  const top = Math.min(...ridge.spots.map(([, y]) => y))
  const line = soft ? flow(ridge.spots) : path(ridge.spots)
  const body = `${line}L${width + 40} ${height}H-40Z`
  const mist = mix(ridge.colour, palette.air, 0.6 - ridge.near * 0.34)
  const paint = sheet.wash(top, ridge.foot + 8, [[0, ridge.colour], [0.35, mix(ridge.colour, palette.air, 0.12)], [1, mist]])
  sheet.fill(body, paint)
  faces(sheet, ridge, sun, soft)
  if (look.time !== 'night' && soft) sheet.stroke(line, palette.light, 1.1 * sheet.unit, { opacity: 0.28 * (1 - ridge.near * 0.5) })
}

/** Every summit has a side that turns from the light. */
function faces(sheet: Sheet, ridge: Ridge, sun: Sun, soft: boolean): void {
  const { palette, random, look, unit } = sheet
  const { spots } = ridge
  const shadow: string[] = []
  const lit: string[] = []
  spots.forEach(([x, y], index) => {
    const [left, right] = [spots[index - 1], spots[index + 1]]
    if (!left || !right || y > left[1] || y >= right[1] || ridge.foot - y < 14 * unit) return
    const reach = soft ? 1 : 4
    if (spots.slice(Math.max(0, index - reach), index + reach + 1).some(([, other]) => other < y)) return
    const away = x < sun.x ? -1 : 1
    shadow.push(face(ridge, [x, y], away, random.next, soft))
    if (!soft) lit.push(face(ridge, [x, y], -away, random.next, soft))
  })
  const top = Math.min(...spots.map(([, y]) => y))
  const dark = mix(ridge.colour, palette.ink, soft ? 0.3 : 0.34)
  const fade = (colour: string, strength: number) => sheet.wash(top, ridge.foot, [[0, colour, strength], [soft ? 0.9 : 1, colour, 0]])
  if (lit.length > 0) {
    const snow = look.time === 'night' ? mix('#cfdcee', ridge.colour, 0.55) : mix('#fbfaf7', palette.light, 0.45)
    sheet.fill(lit.join(''), sheet.wash(top, ridge.foot, [[0, snow, 0.95], [0.45, snow, 0.55], [0.8, snow, 0]]))
  }
  if (shadow.length > 0) sheet.fill(shadow.join(''), fade(dark, soft ? 0.42 : 0.6))
}

/** The slope between a summit's spine and the saddle beside it. */
function face(ridge: Ridge, [x, y]: Spot, side: number, chance: () => number, soft: boolean): string {
  const drop = ridge.foot - y
  const along: Spot[] = []
  const ordered = side > 0 ? ridge.spots.filter(([sx]) => sx > x) : ridge.spots.filter(([sx]) => sx < x).toReversed()
  let lowest = y
  for (const spot of ordered) {
    if (spot[1] < lowest - (soft ? 1 : 3)) break
    along.push(spot)
    lowest = spot[1]
    if (along.length > (soft ? 7 : 22)) break
  }
  const last = along.at(-1) ?? [x, y]
  const steps = soft ? 4 : 7
  const spine: Spot[] = Array.from({ length: steps }, (_, i) => {
    const t = (i + 1) / steps
    const sway = soft ? (chance() - 0.5) * drop * 0.1 : (i % 2 ? 1 : -1) * drop * 0.07 * (0.5 + chance())
    return [x - side * (drop * 0.22 * t) + sway, y + drop * t]
  })
  const outline: Spot[] = [[x, y], ...along, [last[0] + side * drop * 0.1, ridge.foot], ...spine.toReversed()]
  return soft ? flow(outline, true) : path(outline, true)
}
