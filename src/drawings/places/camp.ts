import { inLight, mix } from '#/drawings/scenery/palette.ts'
import { printRidge } from '#/drawings/scenery/print-ridge.ts'
import { layRidges } from '#/drawings/scenery/ridges.ts'
import {
  closedPath,
  ellipse,
  path,
  round,
  type Sheet,
  type Spot,
} from '#/drawings/scenery/sheet.ts'
import { printMist } from '#/drawings/scenery/weather.ts'
import { printPines } from './foliage.ts'
import { printMeadow, type View } from './meadow.ts'
import { packedBike } from './place-bikes.ts'
import { printStandingBike } from './place-rider.ts'

/** A night under a hill: a small tent with a light in it, and the packed bike against a tree. */
export function printCamp(sheet: Sheet, { horizon, sun, lane }: View): void {
  const { width, height, unit } = sheet
  const ridges = layRidges(sheet, horizon)
  for (const [index, ridge] of ridges.entries()) {
    printRidge(sheet, ridge, sun)
    if (index < ridges.length - 1) printMist(sheet, ridge.foot - height * 0.02, 0.4)
  }
  printMeadow(sheet, lane, horizon)
  const floor = lane.at(lane.x)
  const back = Array.from(
    { length: 9 },
    (_, i) =>
      [
        width * (0.02 + i * 0.125),
        horizon + height * (0.03 + (i % 3) * 0.015),
        height * (0.16 + (i % 4) * 0.035),
      ] as const,
  )
  printPines(sheet, back, 0.42)
  const isWide = width > height * 1.2
  const bikeX = isWide ? lane.x : width * 0.56
  printPines(sheet, [[bikeX - 0.24 * lane.metre, floor - 0.1 * lane.metre, height * 0.86]], 0.02)
  tent(
    sheet,
    [isWide ? width * 0.26 : width * 0.2, floor - 0.26 * lane.metre],
    lane.metre * (isWide ? 1 : 0.66),
  )
  printPines(
    sheet,
    [
      [width * 0.04, floor, height * 0.7],
      [width * 0.97, floor - 8 * unit, height * 0.62],
    ],
    0.05,
  )
  printStandingBike(
    sheet,
    { x: bikeX, y: floor, metre: lane.metre * 0.92, rise: lane.rise },
    packedBike,
  )
}

/** A ridge tent, pitched low; the light inside shows through its cloth. */
function tent(sheet: Sheet, [x, y]: Spot, metre: number): void {
  const { look, palette, unit } = sheet
  const isDark = look.time !== 'day'
  const cloth = mix(inLight(look, '#8d8a5a'), '#ffc36b', isDark ? 0.34 : 0)
  const [peak, tail]: [Spot, Spot] = [
    [x - 0.1 * metre, y - 0.98 * metre],
    [x + 1.35 * metre, y - 0.5 * metre],
  ]
  if (isDark)
    sheet.fill(
      ellipse(x + 0.3 * metre, y - 0.3 * metre, 2 * metre, 1.1 * metre),
      sheet.glow([
        [0, palette.window, 0.4],
        [1, palette.window, 0],
      ]),
    )
  sheet.fill(
    closedPath([
      peak,
      tail,
      [x + 1.6 * metre, y + 0.02 * metre],
      [x + 0.66 * metre, y + 0.06 * metre],
    ]),
    mix(cloth, palette.ink, 0.12),
  )
  sheet.fill(closedPath([peak, [x + 0.66 * metre, y + 0.06 * metre], [x - 0.78 * metre, y]]), cloth)
  sheet.fill(
    closedPath([
      [peak[0], peak[1] + 0.1 * metre],
      [x + 0.28 * metre, y + 0.03 * metre],
      [x - 0.34 * metre, y + 0.01 * metre],
    ]),
    isDark ? mix(palette.window, '#fff4d8', 0.4) : mix(cloth, palette.ink, 0.6),
  )
  sheet.fill(
    closedPath([
      [peak[0], peak[1] + 0.08 * metre],
      [x - 0.34 * metre, y + 0.01 * metre],
      [x - 0.44 * metre, y - 0.02 * metre],
    ]),
    mix(cloth, palette.light, 0.3),
  )
  sheet.stroke(
    path([peak, [x - 0.86 * metre, y + 0.12 * metre]]) +
      path([tail, [x + 1.95 * metre, y + 0.1 * metre]]) +
      path([peak, [peak[0], y]]),
    mix(palette.light, palette.ink, 0.3),
    1.3 * unit,
  )
  sheet.stroke(
    `M${round(peak[0])} ${round(peak[1])}L${round(tail[0])} ${round(tail[1])}`,
    palette.light,
    1.8 * unit,
    { opacity: 0.5 },
  )
}
