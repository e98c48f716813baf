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
import { printTools } from './tools.ts'

export type Room = { floor: number; metre: number; x: number; wall: string }

/** A workshop of whitewashed brick: window, tools on their board, bench. */
export function printRoom(sheet: Sheet, reach: number): Room {
  const { width, height, look, random } = sheet
  const isWide = width > height * 1.2
  const floor = height * 0.9
  const wall = inLight(look, '#d9d4c9')
  sheet.fill(
    `M0 0H${width}V${height}H0Z`,
    sheet.wash(0, floor, [
      [0, mix(wall, '#8f8a80', 0.24)],
      [0.6, wall],
      [1, mix(wall, '#8f8a80', 0.12)],
    ]),
  )
  bricks(sheet, floor)
  daylight(sheet, isWide ? width * 0.04 : width * -0.12)
  const metre = Math.min(height * reach, width * (isWide ? 0.4 : reach * 0.8))
  const board = isWide
    ? { x: width * 0.72, y: height * 0.08, wide: width * 0.25, tall: height * 0.4 }
    : { x: width * 0.5, y: height * 0.05, wide: width * 0.46, tall: height * 0.26 }
  printTools(sheet, board)
  floorBoards(sheet, floor)
  return { floor, metre, x: width * (isWide ? random.between(0.5, 0.54) : 0.5), wall }
}

function bricks(sheet: Sheet, floor: number): void {
  const { width, height, palette } = sheet
  const [wide, tall] = [height * 0.075, height * 0.028]
  const id = sheet.define(
    (own) =>
      `<pattern id="${own}" width="${round(wide)}" height="${round(tall * 2)}" patternUnits="userSpaceOnUse"><path d="M0 .5H${round(wide)}M0 ${round(tall)}H${round(wide)}M${round(wide * 0.25)} 0V${round(tall)}M${round(wide * 0.75)} ${round(tall)}V${round(tall * 2)}" stroke="${palette.ink}" stroke-opacity=".09" fill="none"/><path d="M0 1.5H${round(wide)}M0 ${round(tall + 1)}H${round(wide)}" stroke="#fff" stroke-opacity=".3" fill="none"/></pattern>`,
  )
  sheet.fill(`M0 0H${width}V${round(floor)}H0Z`, `url(#${id})`)
}

/** A tall window of small panes; its light falls across the wall and the floor. */
function daylight(sheet: Sheet, x: number): void {
  const { height, width, palette, look } = sheet
  const [y, wide, tall] = [height * 0.07, Math.min(width * 0.34, height * 0.62), height * 0.52]
  const [columns, rows] = [5, 4]
  sheet.fill(
    rectangle(x, y, wide, tall),
    sheet.wash(y, y + tall, [
      [0, mix(palette.zenith, palette.sky, 0.5)],
      [0.7, palette.horizon],
      [1, mix(palette.horizon, inLight(look, '#7f8f78'), 0.6)],
    ]),
  )
  const hill: Spot[] = Array.from({ length: 9 }, (_, i): Spot => [
    x + (i / 8) * wide,
    y + tall * (0.72 - 0.13 * Math.sin(i * 0.9) - 0.05 * Math.sin(i * 2.3)),
  ])
  sheet.fill(
    `${path(hill)}L${round(x + wide)} ${round(y + tall)}L${round(x)} ${round(y + tall)}Z`,
    mix(inLight(look, '#6b7d6a'), palette.air, 0.5),
  )
  const bars = [
    ...Array.from(
      { length: columns + 1 },
      (_, i) => `M${round(x + (wide * i) / columns)} ${round(y)}v${round(tall)}`,
    ),
    ...Array.from(
      { length: rows + 1 },
      (_, i) => `M${round(x)} ${round(y + (tall * i) / rows)}h${round(wide)}`,
    ),
  ]
  sheet.stroke(bars.join(''), '#2b3036', height * 0.009)
  sheet.fill(rectangle(x - 8, y + tall, wide + 16, height * 0.018), inLight(look, '#efe9dd'))
  const light = sheet.wash(y, height, [
    [0, palette.sun, 0.3],
    [1, palette.sun, 0.04],
  ])
  const beam = (from: number): string =>
    closedPath([
      [x + wide * from, y],
      [x + wide * (from + 0.34), y],
      [x + wide * (from + 1.5), height],
      [x + wide * (from + 0.9), height],
    ])
  sheet.fill(beam(0.1) + beam(0.62), light, { opacity: 0.7 })
}

function floorBoards(sheet: Sheet, floor: number): void {
  const { width, height, look, palette, unit } = sheet
  const wood = inLight(look, '#8d8174')
  sheet.fill(
    `M0 ${round(floor)}H${width}V${height}H0Z`,
    sheet.fade(floor, height, mix(wood, palette.air, 0.2), mix(wood, palette.ink, 0.3)),
  )
  const boards = Array.from({ length: 21 }, (_, i) => {
    const x = (i / 20) * width
    return `M${round(x)} ${round(floor)}L${round(x + (x - width / 2) * 0.35)} ${height}`
  })
  sheet.stroke(boards.join(''), palette.ink, 1.2 * unit, { opacity: 0.2 })
  sheet.fill(
    `M0 ${round(floor - height * 0.022)}H${width}V${round(floor)}H0Z`,
    inLight(look, '#a39d92'),
  )
}

/** A heavy bench with a vice, drawers and a shelf below. */
export function printBench(sheet: Sheet, { floor, wall }: Room, from: number, to: number): void {
  const { height, look, unit, palette } = sheet
  const top = floor - height * 0.27
  const wood = inLight(look, '#a98258')
  const leg = mix(inLight(look, '#4a4e52'), wall, 0.05)
  const thick = height * 0.032
  for (const x of [from + 12 * unit, to - 30 * unit])
    sheet.fill(
      `M${round(x)} ${round(top)}h${round(18 * unit)}V${round(floor + 4)}h${round(-18 * unit)}Z`,
      leg,
    )
  sheet.fill(
    `M${round(from + 20 * unit)} ${round(floor - height * 0.07)}H${round(to - 20 * unit)}v${round(thick * 0.5)}H${round(from + 20 * unit)}Z`,
    mix(wood, palette.ink, 0.3),
  )
  const boxes = [0.12, 0.34, 0.6].map((t) => {
    const x = from + (to - from) * t
    return standing(x, floor - height * 0.07, height * 0.12, height * 0.07)
  })
  sheet.fill(boxes.join(''), inLight(look, '#3f5a6b'))
  sheet.fill(
    `M${round(from)} ${round(top)}H${round(to)}v${round(thick)}H${round(from)}Z`,
    sheet.wash(top, top + thick, [
      [0, mix(wood, '#ffffff', 0.25)],
      [0.3, wood],
      [1, mix(wood, palette.ink, 0.35)],
    ]),
  )
  vice(sheet, [from + (to - from) * 0.14, top], height * 0.085)
}

function vice(sheet: Sheet, [x, y]: Spot, size: number): void {
  const steel = inLight(sheet.look, '#2f5673')
  sheet.fill(
    `M${round(x)} ${round(y)}l${round(size * 0.16)} ${round(-size * 0.4)}h${round(size * 0.5)}l${round(size * 0.16)} ${round(size * 0.4)}ZM${round(x - size * 0.1)} ${round(y - size * 0.4)}v${round(-size * 0.42)}h${round(size * 0.4)}v${round(size * 0.42)}ZM${round(x + size * 0.42)} ${round(y - size * 0.4)}v${round(-size * 0.42)}h${round(size * 0.5)}v${round(size * 0.42)}Z`,
    steel,
  )
  sheet.stroke(
    `M${round(x - size * 0.1)} ${round(y - size * 0.58)}h${round(-size * 0.34)}M${round(x - size * 0.4)} ${round(y - size * 0.8)}v${round(size * 0.46)}`,
    '#9aa0a5',
    size * 0.08,
    { 'stroke-linecap': 'round' },
  )
  sheet.fill(ellipse(x + size * 0.4, y, size * 0.6, size * 0.05), '#0f1216', { opacity: 0.2 })
}
