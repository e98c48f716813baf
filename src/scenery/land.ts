import { mix } from './palette.ts'
import { flow, path, round, type Sheet, type Spot } from './sheet.ts'
import type { Sun } from './sky.ts'
import type { Place } from './scene-look.ts'

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

const characters: Record<Place, Character> = {
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
}

const isJagged = (place: Place, near: number) => characters[place].jagged && near < 0.5

/** The land from far to near: each fold darker and warmer than the one behind it. */
export function layRidges(sheet: Sheet, horizon: number): Ridge[] {
  const character = characters[sheet.look.place]
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
function balance(t: number, place: Place, near: number): number {
  const lean =
    place === 'coast'
      ? Math.max(0, (t - 0.36 - near * 0.12) * 1.9)
      : 0.58 + 0.62 * Math.max(0, t) ** 1.2
  return place === 'moor' || place === 'city' ? 0.8 + 0.3 * t : lean
}

export function printRidge(sheet: Sheet, ridge: Ridge, sun: Sun): void {
  const { width, height, palette, look } = sheet
  const soft = !isJagged(look.place, ridge.near)
  const top = Math.min(...ridge.spots.map(([, y]) => y))
  const line = soft ? flow(ridge.spots) : path(ridge.spots, false, 1)
  const floor = look.place === 'coast' ? Math.round(ridge.foot) : height
  const shape = sheet.define(
    (id) =>
      `<path id="${id}" d="${line}H${width + 240}V${floor}H-240V${round(ridge.spots[0]?.[1] ?? floor)}Z"/>`,
  )
  const mist = mix(ridge.colour, palette.air, 0.6 - ridge.near * 0.34)
  const paint = sheet.wash(top, ridge.foot + 8, [
    [0, ridge.colour],
    [0.35, mix(ridge.colour, palette.air, 0.12)],
    [1, mist],
  ])
  sheet.print(`<use href="#${shape}" fill="${paint}"/>`)
  const clip = sheet.define((id) => `<clipPath id="${id}"><use href="#${shape}"/></clipPath>`)
  sheet.print(`<g clip-path="url(#${clip})">`)
  if (soft) strata(sheet, ridge, { shape, top, sun })
  else faces(sheet, ridge, sun)
  sheet.print('</g>')
  if (look.time !== 'night' && soft && look.place !== 'coast')
    sheet.stroke(line, palette.light, 1.1 * sheet.unit, { opacity: 0.3 * (1 - ridge.near * 0.5) })
}

/** A rounded hill turns from the light in steps, like the blocks of a print. */
function strata(
  sheet: Sheet,
  ridge: Ridge,
  { shape, top, sun }: { shape: string; top: number; sun: Sun },
): void {
  const { palette, look, unit, width } = sheet
  const dark = mix(ridge.colour, palette.ink, 0.5)
  const shade = sheet.wash(top, ridge.foot, [
    [0, dark, 0.2],
    [0.7, dark, 0.1],
    [1, dark, 0],
  ])
  const away = sun.x > width / 2 ? -1 : 1
  const reach = (look.time === 'day' ? 0.8 : 1) * (0.55 + 0.45 * ridge.near) * unit
  const steps = [
    [16, 9],
    [42, 22],
    [92, 44],
  ].map(
    ([x = 0, y = 0]) =>
      `<use href="#${shape}" x="${round(away * x * reach)}" y="${round(y * reach)}"/>`,
  )
  sheet.print(`<g fill="${shade}">${steps.join('')}</g>`)
}

/** Every summit of rock has a side of snow in the light, and one that turns from it. */
function faces(sheet: Sheet, ridge: Ridge, sun: Sun): void {
  const { palette, random, look, unit } = sheet
  const { spots } = ridge
  const dark = mix(ridge.colour, palette.ink, 0.4)
  const top = Math.min(...spots.map(([, y]) => y))
  const snow =
    look.time === 'night' ? mix('#cfdcee', ridge.colour, 0.55) : mix('#fbfaf7', palette.light, 0.45)
  const [lit, shadow]: [string[], string[]] = [[], []]
  spots.forEach(([x, y], index) => {
    if (ridge.foot - y < 14 * unit) return
    if (spots.slice(Math.max(0, index - 4), index + 5).some(([, other]) => other < y)) return
    const away = x < sun.x ? -1 : 1
    shadow.push(face(ridge, [x, y], away, random.next))
    lit.push(face(ridge, [x, y], -away, random.next))
  })
  if (lit.length > 0)
    sheet.fill(
      lit.join(''),
      sheet.wash(top, ridge.foot, [
        [0, snow, 0.95],
        [0.45, snow, 0.55],
        [0.8, snow, 0],
      ]),
    )
  if (shadow.length > 0)
    sheet.fill(
      shadow.join(''),
      sheet.wash(top, ridge.foot, [
        [0, dark, 0.6],
        [1, dark, 0],
      ]),
    )
}

/** The slope between a summit's spine and the saddle beside it. */
function face(ridge: Ridge, [x, y]: Spot, side: number, chance: () => number): string {
  const drop = ridge.foot - y
  const along: Spot[] = []
  const ordered =
    side > 0
      ? ridge.spots.filter(([sx]) => sx > x)
      : ridge.spots.filter(([sx]) => sx < x).toReversed()
  let lowest = y
  for (const spot of ordered) {
    if (spot[1] < lowest - 3 || along.length > 22) break
    along.push(spot)
    lowest = spot[1]
  }
  const last = along.at(-1) ?? [x, y]
  const spine: Spot[] = Array.from({ length: 7 }, (_, i) => {
    const t = (i + 1) / 7
    return [
      x - side * drop * 0.22 * t + (i % 2 ? 1 : -1) * drop * 0.07 * (0.5 + chance()),
      y + drop * t,
    ]
  })
  return path(
    [[x, y], ...along, [last[0] + side * drop * 0.1, ridge.foot], ...spine.toReversed()],
    true,
    1,
  )
}
