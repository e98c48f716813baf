import { inLight, mix } from '#/drawings/scenery/palette.ts'
import { printRidge } from '#/drawings/scenery/print-ridge.ts'
import { layRidges } from '#/drawings/scenery/ridges.ts'
import {
  path,
  rectangle,
  round,
  standing,
  type Sheet,
  type Spot,
} from '#/drawings/scenery/sheet.ts'
import { inAir, printCrowns } from './foliage.ts'
import { printMeadow, type View } from './meadow.ts'

/** The Swabian Alb: a wall of pale limestone above beech woods, a village below it, juniper on the meadows. */
export function printLimestone(sheet: Sheet, { horizon, sun, lane }: View): void {
  const { height, width, random, unit } = sheet
  for (const ridge of layRidges(sheet, horizon).slice(0, 2)) printRidge(sheet, ridge, sun)
  escarpment(sheet, {
    level: horizon - height * 0.2,
    foot: horizon + height * 0.03,
    away: 0.5,
    lean: 0.5,
  })
  escarpment(sheet, {
    level: horizon - height * 0.1,
    foot: horizon + height * 0.08,
    away: 0.26,
    lean: 1,
  })
  printMeadow(sheet, lane, horizon + height * 0.05)
  village(sheet, [width * random.between(0.3, 0.36), horizon + height * 0.095], 17 * unit)
  const floor = lane.at(width / 2) - 0.3 * lane.metre
  const row = Array.from({ length: 13 }, (_, i) => {
    const x = width * (i / 12 + random.between(-0.02, 0.02))
    return [
      x,
      horizon + height * random.between(0.1, 0.125),
      random.between(26, 44) * unit,
    ] as const
  })
  printCrowns(sheet, row, { colour: '#8a8a3e', away: 0.24 })
  juniper(sheet, horizon + height * 0.13, floor)
  sheep(sheet, horizon + height * 0.14, floor)
  printCrowns(
    sheet,
    [
      [width * 0.02, floor, height * 0.46],
      [width * 0.11, floor - 6 * unit, height * 0.34],
      [width * 0.97, floor + 4 * unit, height * 0.42],
    ],
    { colour: '#a58a36', away: 0.03 },
  )
}

type Edge = { level: number; foot: number; away: number; lean: number }

/** A plateau that breaks off: nearly level above, rock below the edge, woods on the slope. */
function escarpment(sheet: Sheet, { level, foot, away, lean }: Edge): void {
  const { width, height, random, unit } = sheet
  const noise = sheet.noise(4, 0.5)
  const start = random.between(0, 50)
  const crest = (x: number) =>
    level +
    noise(start + (x / width) * 5) * height * 0.022 -
    (x / width - 0.5) * lean * height * 0.09
  const line = (down: (x: number) => number): Spot[] =>
    Array.from({ length: 49 }, (_, i): Spot => {
      const x = (i / 48) * (width + 80) - 40
      return [x, crest(x) + down(x)]
    })
  sheet.fill(
    `${path(
      line(() => 0),
      false,
      1,
    )}V${Math.round(foot)}H-40Z`,
    sheet.fade(
      level - height * 0.05,
      foot,
      inAir(sheet, '#55703f', away),
      inAir(sheet, '#3d5733', Math.min(0.9, away + 0.14)),
    ),
  )
  const depth = (x: number) =>
    Math.max(0, 0.55 + noise(start + 20 + (x / width) * 9)) * height * 0.075
  const rock = `${path(
    line(() => 1),
    false,
    1,
  )}L${path(line((x) => depth(x) * random.between(0.7, 1.15)).toReversed(), false, 1).slice(1)}Z`
  sheet.fill(
    rock,
    sheet.fade(
      level - 10,
      level + height * 0.08,
      inAir(sheet, '#f3ecd9', away * 0.7),
      inAir(sheet, '#b9ae94', away * 0.8),
    ),
  )
  const cracks = Array.from({ length: 50 }, () => {
    const x = random.next() * width
    const deep = depth(x) * random.between(0.3, 0.62)
    return `M${Math.round(x)} ${Math.round(crest(x) + 2)}l${round(random.between(-3, 3) * unit)} ${Math.round(deep)}`
  })
  sheet.stroke(cracks.join(''), inAir(sheet, '#8a7f6a', away), 1.3 * unit, { opacity: 0.6 })
  woods(sheet, { crest, depth, foot, away })
}

type Slope = {
  crest: (x: number) => number
  depth: (x: number) => number
  foot: number
  away: number
}

/** Beech crowns in rows, turning to autumn here and there. */
function woods(sheet: Sheet, { crest, depth, foot, away }: Slope): void {
  const { random, width, unit } = sheet
  const tones = ['#49652f', '#5d7438', '#7d7d36', '#a07f35'].map((tone) => ({
    tone,
    d: [] as string[],
  }))
  const size = (13 - 8 * away) * unit
  for (let row = 0; row < 4; row++) {
    for (let x = -10; x < width + 10; x += size * 2.4) {
      const px = x + random.between(-1, 1) * size
      const top = crest(px) + depth(px) * 0.8
      const y = top + (foot - top) * ((row + random.next()) / 4)
      tones[Math.floor(random.next() ** 1.6 * 4)]?.d.push(
        `M${Math.round(px - size)} ${Math.round(y)}a${round(size)} ${round(size * 0.9)} 0 0 1 ${round(size * 2)} 0`,
      )
    }
  }
  for (const { tone, d } of tones)
    sheet.fill(d.join(''), inAir(sheet, tone, away), { opacity: 0.85 })
  const rim = Array.from({ length: 40 }, () => {
    const x = random.next() * width
    return `M${Math.round(x - size * 0.7)} ${Math.round(crest(x) + 2)}a${round(size * 0.7)} ${round(size * 0.7)} 0 0 1 ${round(size * 1.4)} 0`
  })
  sheet.fill(rim.join(''), inAir(sheet, '#3f5a30', away))
}

/** Steep red roofs about a church tower. */
function village(sheet: Sheet, [x, y]: Spot, size: number): void {
  const { random, look } = sheet
  const [walls, roofs, shades]: [string[], string[], string[]] = [[], [], []]
  for (let i = 0; i < 16; i++) {
    const [hx, hy] = [x + (i - 8) * size * 0.62, y + random.between(-0.35, 0.45) * size]
    const [wide, tall] = [size * random.between(0.6, 0.95), size * random.between(0.36, 0.5)]
    walls.push(standing(hx, hy, wide, tall))
    roofs.push(
      `M${round(hx - size * 0.06)} ${round(hy - tall)}l${round(size * 0.14)} ${round(-tall * 1.15)}h${round(wide * 0.78)}l${round(size * 0.14)} ${round(tall * 1.15)}Z`,
    )
    shades.push(rectangle(hx + wide * 0.2, hy - tall * 0.7, wide * 0.14, tall * 0.3))
  }
  const tower = standing(x - size * 0.22, y, size * 0.44, size * 1.7)
  sheet.fill(walls.join('') + tower, mix(inLight(look, '#efe6d3'), sheet.palette.air, 0.2))
  sheet.fill(shades.join(''), inLight(look, '#5a544a'), { opacity: 0.6 })
  sheet.fill(
    `${roofs.join('')}M${round(x - size * 0.26)} ${round(y - size * 1.68)}l${round(size * 0.26)} ${round(-size * 0.9)}l${round(size * 0.26)} ${round(size * 0.9)}Z`,
    mix(inLight(look, '#a5553c'), sheet.palette.air, 0.2),
  )
}

/** Dark columns that the sheep leave standing. */
function juniper(sheet: Sheet, from: number, to: number): void {
  const { random, width, unit, look } = sheet
  for (const [count, size] of [
    [7, 14],
    [5, 26],
  ] as const) {
    const bushes = Array.from({ length: count }, () => {
      const depth = size / 40 + random.between(-0.15, 0.15)
      const [x, y] = [random.next() * width, from + depth * (to - from)]
      return `M${round(x)} ${round(y - size * 0.3 * unit)}l${round(random.between(-0.1, 0.1) * size * unit)} ${round(-size * random.between(0.8, 1.4) * unit)}`
    })
    sheet.stroke(bushes.join(''), inLight(look, '#3f5238'), size * 0.62 * unit, {
      'stroke-linecap': 'round',
    })
    sheet.stroke(bushes.join(''), inLight(look, '#6d8054'), size * 0.16 * unit, {
      'stroke-linecap': 'round',
      opacity: 0.6,
    })
  }
}

function sheep(sheet: Sheet, from: number, to: number): void {
  const { random, width, unit, look } = sheet
  const [bodies, heads]: [string[], string[]] = [[], []]
  for (let i = 0; i < 15; i++) {
    const depth = random.next()
    const size = (4 + 7 * depth) * unit
    const [x, y] = [width * random.between(0.12, 0.5), from + depth * (to - from) * 0.75]
    bodies.push(`M${round(x - size * 0.5)} ${round(y)}h${round(size * 0.9)}`)
    heads.push(
      `M${round(x + size * 0.8)} ${round(y - size * 0.1)}l${round(size * 0.5)} ${round(size * 0.3)}M${round(x - size * 0.5)} ${round(y + size * 0.3)}v${round(size * 0.5)}M${round(x + size * 0.4)} ${round(y + size * 0.3)}v${round(size * 0.5)}`,
    )
  }
  sheet.stroke(heads.join(''), inLight(look, '#4b443c'), 1.8 * unit)
  sheet.stroke(bodies.join(''), inLight(look, '#f0e9dc'), 8 * unit, { 'stroke-linecap': 'round' })
}
