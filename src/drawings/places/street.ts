import { inLight, mix } from '#/drawings/scenery/palette.ts'
import {
  closedPath,
  ellipse,
  path,
  rectangle,
  round,
  standing,
  type Sheet,
  type Spot,
} from '#/drawings/scenery/sheet.ts'
import { printSkyline } from '#/drawings/scenery/skyline.ts'
import { printBareTree } from './foliage.ts'
import type { Lane } from './lane.ts'
import type { View } from './meadow.ts'

export type Glow = { x: number; wide: number; strength: number }

/** A street on the way home: a terrace with lit windows, lamps, and a wet road that gives them back. */
export function printStreet(sheet: Sheet, { horizon, lane }: View): void {
  const { width, height, palette, look, unit } = sheet
  printSkyline(sheet, horizon + height * 0.04, 0.25)
  const kerb = (x: number) => lane.at(x) - 0.2 * lane.metre
  const lights = terrace(sheet, lane, kerb)
  const pavement = Array.from({ length: 7 }, (_, i): Spot => {
    const x = (i / 6) * (width + 40) - 20
    return [x, kerb(x) - 0.1 * lane.metre]
  })
  sheet.fill(
    `${path(pavement)}L${width + 20} ${height}L-20 ${height}Z`,
    mix(inLight(look, '#a09c94'), palette.air, 0.1),
  )
  const flags = Array.from(
    { length: 24 },
    (_, i) =>
      `M${round((i / 23) * width)} ${round(kerb((i / 23) * width) - 0.1 * lane.metre)}l${round(-6 * unit)} ${round(0.08 * lane.metre)}`,
  )
  sheet.stroke(flags.join(''), palette.ink, unit, { opacity: 0.25 })
  const every = Math.max(width * 0.3, 2.2 * lane.metre)
  for (let x = lane.x - 1.15 * lane.metre - 3 * every; x < width * 1.05; x += every)
    if (x > -lane.metre) lights.push(lamp(sheet, x, kerb(x) - 0.04 * lane.metre, lane.metre * 0.72))
  if (look.weather !== 'rain')
    printBareTree(sheet, [width * 0.24, kerb(width * 0.24) - 0.06 * lane.metre], height * 0.44, 0.1)
  wetRoad(sheet, lane, lights)
}

/** The road as seen from the far pavement to our feet, with the lights of the street in it. */
export function wetRoad(sheet: Sheet, lane: Lane, lights: readonly Glow[]): void {
  const { width, height, palette, look } = sheet
  const top = lane.at(width / 2) - 0.18 * lane.metre
  const asphalt = inLight(look, '#5f656c')
  const edge = [-20, width + 20].map((x): Spot => [x, lane.at(x) - 0.19 * lane.metre])
  sheet.fill(
    `${path(edge)}V${height + 10}H-20Z`,
    sheet.wash(top, height, [
      [0, mix(asphalt, palette.horizon, 0.34)],
      [0.4, mix(asphalt, palette.zenith, 0.2)],
      [1, mix(asphalt, palette.ink, 0.4)],
    ]),
  )
  if (look.time === 'day') return
  for (const { x, wide, strength } of lights) reflection(sheet, { x, wide, strength }, top)
}

/** A light in a wet road: a long streak that is broken by the grain of the tar and fades at its sides. */
function reflection(sheet: Sheet, { x, wide, strength }: Glow, top: number): void {
  const { random, height, palette, unit } = sheet
  const reach = height - top
  for (const share of [1.3, 0.9, 0.5]) {
    const dashes = Array.from({ length: 13 }, (_, i) => {
      const half = wide * share * 0.5 * random.between(0.35, 1.1)
      return `M${round(x - half + random.between(-3, 3) * unit)} ${round(top + ((i + random.next() * 0.6) / 13) * reach)}h${round(half * 2)}`
    })
    sheet.stroke(
      dashes.join(''),
      sheet.wash(top, height, [
        [0, palette.window, Math.round(strength * 70) / 100],
        [1, palette.window, 0.05],
      ]),
      reach / 24,
      { 'stroke-linecap': 'round', opacity: 0.6 },
    )
  }
}

const bricks = ['#8a5443', '#7b4a3d', '#9a8a78', '#b3a692', '#6e5146']

/** Two storeys, a door, slate and chimneys; no two neighbours painted the same. */
function terrace(sheet: Sheet, lane: Lane, kerb: (x: number) => number): Glow[] {
  const { width, random, look, palette, unit } = sheet
  const metre = lane.metre * 0.36
  const lights: Glow[] = []
  let x = -random.between(0.5, 3) * metre
  let brick = Math.floor(random.next() * bricks.length)
  while (x < width + 10) {
    const wide = 4.4 * metre
    const base = kerb(x + wide / 2) - 0.1 * lane.metre
    const eaves = base - 4.7 * metre
    const wall = mix(inLight(look, bricks[brick % bricks.length] ?? '#8a5443'), palette.air, 0.14)
    sheet.fill(
      `M${round(x)} ${round(base + 8)}V${round(eaves)}h${round(wide)}V${round(base + 8)}Z`,
      wall,
    )
    const slate = mix(inLight(look, '#4d5560'), palette.air, 0.16)
    sheet.fill(standing(x - 2, eaves, wide + 4, 1.5 * metre), slate)
    sheet.fill(
      standing(x - 0.35 * metre, eaves - 1.2 * metre, 0.7 * metre, 0.95 * metre),
      mix(wall, palette.ink, 0.3),
    )
    const trim = mix(inLight(look, '#e5dfd2'), palette.air, 0.1)
    const spots = [
      [x + 0.55 * metre, eaves + 0.6 * metre],
      [x + 2.7 * metre, eaves + 0.6 * metre],
      [x + 0.55 * metre, eaves + 2.7 * metre],
    ] as const
    for (const [px, py] of spots) {
      const isLit = look.time !== 'day' && random.chance(0.55)
      const glass = isLit
        ? mix(palette.window, '#ffffff', random.next() * 0.25)
        : mix(wall, palette.sky, 0.45)
      sheet.fill(rectangle(px - 0.08 * metre, py - 0.08 * metre, 1.26 * metre, 1.46 * metre), trim)
      sheet.fill(rectangle(px, py, 1.1 * metre, 1.3 * metre), glass)
      sheet.stroke(
        `M${round(px + 0.55 * metre)} ${round(py)}v${round(1.3 * metre)}M${round(px)} ${round(py + 0.6 * metre)}h${round(1.1 * metre)}`,
        trim,
        1.6 * unit,
      )
      if (isLit && py > eaves + metre)
        lights.push({ x: px + 0.55 * metre, wide: 1.0 * metre, strength: 0.34 })
    }
    const door =
      ['#2f4a5e', '#7b2f2a', '#2f5140', '#3d3a44'][Math.floor(random.next() * 4)] ?? '#2f4a5e'
    sheet.fill(rectangle(x + 2.75 * metre, base - 2.05 * metre, 0.95 * metre, 2.05 * metre), trim)
    sheet.fill(
      rectangle(x + 2.82 * metre, base - 1.95 * metre, 0.81 * metre, 1.95 * metre),
      mix(inLight(look, door), palette.air, 0.08),
    )
    sheet.fill(
      rectangle(x + 2.92 * metre, base - 1.9 * metre, 0.61 * metre, 0.26 * metre),
      look.time === 'day' ? palette.sky : palette.window,
      { opacity: 0.8 },
    )
    sheet.stroke(`M${round(x)} ${round(eaves)}V${round(base)}`, palette.ink, 2 * unit, {
      opacity: 0.35,
    })
    x += wide
    brick += 1 + Math.floor(random.next() * 3)
  }
  return lights
}

/** A street lamp with its halo. */
export function lamp(sheet: Sheet, x: number, y: number, metre: number): Glow {
  const { palette, look } = sheet
  const top = y - 2.9 * metre
  const arm = x + 0.5 * metre
  const post = mix(palette.ink, palette.air, 0.1)
  sheet.stroke(
    `M${round(x)} ${round(y)}V${round(top + 0.3 * metre)}q0 ${round(-0.3 * metre)} ${round(0.34 * metre)} ${round(-0.3 * metre)}H${round(arm)}`,
    post,
    0.05 * metre,
  )
  sheet.fill(standing(x - 0.06 * metre, y, 0.12 * metre, 0.6 * metre), post)
  sheet.fill(
    closedPath([
      [arm - 0.14 * metre, top - 0.02 * metre],
      [arm + 0.2 * metre, top - 0.02 * metre],
      [arm + 0.14 * metre, top + 0.07 * metre],
      [arm - 0.1 * metre, top + 0.07 * metre],
    ]),
    look.time === 'day' ? post : '#fff3d8',
  )
  if (look.time !== 'day') {
    const halo = sheet.glow([
      [0, palette.window, 0.95],
      [0.12, palette.window, 0.5],
      [0.4, palette.window, 0.16],
      [1, palette.window, 0],
    ])
    sheet.fill(ellipse(arm, top + 0.06 * metre, 1.5 * metre), halo)
  }
  return { x: arm, wide: 0.5 * metre, strength: 0.6 }
}
