import { mix } from '#/drawings/scenery/palette.ts'
import { flow, type Sheet } from '#/drawings/scenery/sheet.ts'
import type { Sun } from '#/drawings/scenery/sky.ts'
import { edgeOf, type Lane } from './lane.ts'

export type View = { horizon: number; sun: Sun; lane: Lane }

/** The ground from the foot of the hills to the road. */
export function printMeadow(sheet: Sheet, lane: Lane, from: number): void {
  const { palette, width, random, unit, look } = sheet
  const noise = sheet.noise(2)
  const rim = Array.from({ length: 13 }, (_, i): [number, number] => {
    const x = (i / 12) * (width + 80) - 40
    return [x, from + noise(i * 0.5) * 5 * unit]
  })
  const road = edgeOf(sheet, lane, -0.3)
  const near = mix(palette.ground, palette.ink, look.time === 'day' ? 0.1 : 0.3)
  sheet.fill(
    `${flow(rim)}L${flow(road.toReversed()).slice(1)}Z`,
    sheet.wash(from, lane.at(lane.x), [
      [0, mix(palette.ground, palette.air, 0.55)],
      [0.5, mix(palette.ground, palette.air, 0.18)],
      [1, near],
    ]),
  )
  const strokes = Array.from({ length: 110 }, () => {
    const depth = random.next() ** 0.8
    const x = random.next() * width
    const to = lane.at(x) - 0.25 * lane.metre
    const y = from + 6 * unit + depth * (to - from - 6 * unit)
    return `M${Math.round(x)} ${Math.round(y)}h${Math.round((4 + 34 * depth) * unit * random.next()) + 1}`
  })
  sheet.stroke(strokes.slice(0, 66).join(''), palette.ink, 1.5 * unit, {
    opacity: 0.12,
    'stroke-linecap': 'round',
  })
  sheet.stroke(strokes.slice(66).join(''), palette.light, 1.4 * unit, {
    opacity: 0.2,
    'stroke-linecap': 'round',
  })
}
