import { mixed } from '#/drawings/bike/colour.ts'
import { wordmark } from '#/drawings/bike/wordmark.ts'
import { houseName } from '#/drawings/bike/marks.ts'
import { bareBike } from '#/drawings/rider/ridden-bike.ts'
import {
  facadeOf,
  printHouseDoors,
  printUpperWindows,
  printWall,
  type Facade,
} from '#/drawings/scenery/facade.ts'
import { inLight, mix } from '#/drawings/scenery/palette.ts'
import {
  ellipse,
  path,
  rectangle,
  round,
  standing,
  type Sheet,
  type Spot,
} from '#/drawings/scenery/sheet.ts'
import { printSkyline } from '#/drawings/scenery/skyline.ts'
import { sampleBike } from './place-bikes.ts'
import { printInMillimetres } from './place-rider.ts'
import type { Lane } from './lane.ts'
import type { View } from './meadow.ts'
import { lamp, wetRoad, type Glow } from './street.ts'

const inWindow = ['carbon endurance', 'titanium gravel', 'steel all-road'] as const

/** A shop of ours in its street: bikes in a lit window, the name above, the doorway, and the neighbours' houses. */
export function printShopFront(sheet: Sheet, { horizon, lane }: View): void {
  const { width, height, palette, look, unit } = sheet
  const facade = facadeOf(sheet)
  if (!facade) return
  printSkyline(sheet, horizon + height * 0.04, 0.25)
  // A tall picture has words in its upper third.
  const metre = lane.metre * (width > height * 2 ? 0.53 : width > height * 1.2 ? 0.4 : 0.48)
  const kerb = (x: number) => lane.at(x) - 0.2 * lane.metre
  const base = kerb(width / 2) - 0.12 * lane.metre
  const isWide = width > height * 1.2
  const shopWide = Math.min(9.4 * metre, width * (isWide ? 0.66 : 0.94))
  const left = isWide ? width * 0.36 - shopWide * 0.14 : (width - shopWide) / 2
  printWall(sheet, facade, { from: -10, to: width + 10, base, metre })
  printUpperWindows(sheet, facade, {
    from: -0.4 * metre,
    to: width,
    sill: base - 4.25 * metre,
    metre,
  })
  printHouseDoors(sheet, facade, { base, metre, left, right: left + shopWide })
  const lights = front(sheet, facade, { left, wide: shopWide, base, metre })
  const pavement = Array.from({ length: 7 }, (_, i): Spot => {
    const x = (i / 6) * (width + 40) - 20
    return [x, kerb(x) - 0.13 * lane.metre]
  })
  const stone = mix(inLight(look, '#a09c94'), palette.air, 0.1)
  sheet.fill(`${path(pavement)}L${width + 20} ${height}L-20 ${height}Z`, stone)
  const flags = Array.from({ length: 22 }, (_, i) => {
    const x = (i / 21) * width
    return `M${round(x)} ${round(kerb(x) - 0.13 * lane.metre)}l${round(-9 * unit)} ${round(0.11 * lane.metre)}`
  })
  sheet.stroke(flags.join(''), palette.ink, unit, { opacity: 0.25 })
  lights.push(
    lamp(
      sheet,
      width * (isWide ? 0.1 : 0.04),
      kerb(width * 0.1) - 0.04 * lane.metre,
      lane.metre * 0.86,
    ),
  )
  bikeStands(sheet, lane, kerb, left + shopWide + 0.5 * metre)
  wetRoad(sheet, lane, lights)
}

type Front = { left: number; wide: number; base: number; metre: number }

/** Painted timber about two panes and a doorway, with the name on the board above. */
function front(sheet: Sheet, { shop }: Facade, { left, wide, base, metre }: Front): Glow[] {
  const { look, unit } = sheet
  const paint = inLight(look, shop)
  const shade = (share: number) =>
    share > 0 ? mix(paint, '#ffffff', share) : mix(paint, '#05070b', -share)
  const top = base - 3.5 * metre
  const right = left + wide
  sheet.fill(
    rectangle(left - 0.1 * metre, top, wide + 0.2 * metre, 4 * metre),
    sheet.wash(top, base, [
      [0, shade(0.1)],
      [0.3, paint],
      [1, shade(-0.35)],
    ]),
  )
  sheet.fill(
    rectangle(left - 0.26 * metre, top - 0.14 * metre, wide + 0.52 * metre, 0.16 * metre),
    shade(0.28),
  )
  sheet.fill(
    rectangle(left - 0.1 * metre, top + 0.02 * metre, wide + 0.2 * metre, 0.07 * metre),
    '#05070b',
    { opacity: 0.3 },
  )
  const board = 0.62 * metre
  sheet.fill(
    rectangle(left - 0.1 * metre, top + board, wide + 0.2 * metre, 0.06 * metre),
    shade(0.2),
  )
  const word = wordmark(houseName, { height: 0.3 * metre, colour: '#f4f0e6' })
  const door = { x: right - 1.72 * metre, wide: 1.1 * metre }
  const glassTop = top + board + 0.16 * metre
  const glass = {
    from: left + 0.16 * metre,
    to: door.x - 0.22 * metre,
    top: glassTop,
    bottom: base - 0.55 * metre,
  }
  sheet.print(
    `<g transform="translate(${round(glass.from)} ${round(top + 0.18 * metre)})">${word.markup}</g>`,
  )
  display(sheet, glass, metre)
  // Panels below the glass, and the frame about it.
  const panels = Array.from({ length: 5 }, (_, i) =>
    rectangle(
      glass.from + ((glass.to - glass.from) * i) / 5 + 0.06 * metre,
      base - 0.44 * metre,
      (glass.to - glass.from) / 5 - 0.12 * metre,
      0.3 * metre,
    ),
  )
  sheet.stroke(panels.join(''), shade(0.24), 1.6 * unit)
  const mullions = [0, 0.5, 1].map(
    (share) =>
      `M${round(glass.from + (glass.to - glass.from) * share)} ${round(glass.top)}V${round(glass.bottom)}`,
  )
  sheet.stroke(
    `${mullions.join('')}M${round(glass.from)} ${round(glass.top)}H${round(glass.to)}M${round(glass.from)} ${round(glass.top + 0.46 * metre)}H${round(glass.to)}`,
    shade(0.16),
    0.07 * metre,
  )
  sheet.fill(
    rectangle(
      glass.from - 0.1 * metre,
      glass.bottom - 0.02 * metre,
      glass.to - glass.from + 0.2 * metre,
      0.1 * metre,
    ),
    shade(0.32),
  )
  doorway(sheet, door, { top: glassTop, base, metre, shade })
  return [
    { x: (glass.from + glass.to) / 2, wide: (glass.to - glass.from) * 0.7, strength: 0.32 },
    { x: door.x + door.wide / 2, wide: door.wide * 0.8, strength: 0.3 },
  ]
}

type Pane = { from: number; to: number; top: number; bottom: number }

/** Behind the glass: a warm room with shelves, wheels on the wall, and two bikes on the plinth. */
function display(sheet: Sheet, { from, to, top, bottom }: Pane, metre: number): void {
  const { look, random, palette } = sheet
  const isDay = look.time === 'day'
  const warm = isDay ? '#b79a72' : '#f0c98a'
  const room = inLight({ time: isDay ? 'day' : 'dawn', weather: 'clear' }, warm)
  sheet.fill(
    rectangle(from, top, to - from, bottom - top),
    sheet.wash(top, bottom, [
      [0, mixed('#ffffff', warm, 0.55)],
      [0.35, room],
      [1, mix(room, '#3a2a1a', 0.5)],
    ]),
  )
  const lampAt = [0.18, 0.5, 0.82].map((share) => from + (to - from) * share)
  const halo = sheet.glow([
    [0, '#fff4dc', 0.85],
    [0.3, '#fff0cf', 0.3],
    [1, '#fff0cf', 0],
  ])
  for (const x of lampAt)
    sheet.fill(ellipse(x, top + 0.66 * metre, 0.9 * metre, 0.64 * metre), halo)
  const shelf = mix(room, '#2b1d10', 0.55)
  const wheels = [0.09, 0.5, 0.91].map((share) =>
    ellipse(from + (to - from) * share, top + 0.8 * metre, 0.3 * metre),
  )
  sheet.stroke(wheels.join(''), shelf, 0.045 * metre)
  const rails = [0.3, 0.7].map((share) =>
    rectangle(from + (to - from) * share - 0.5 * metre, top + 0.78 * metre, metre, 0.045 * metre),
  )
  sheet.fill(rails.join(''), shelf)
  const boxes = [0.3, 0.7].flatMap((share) =>
    [-0.4, -0.16, 0.06, 0.28].map((by) =>
      standing(
        from + (to - from) * share + by * metre,
        top + 0.78 * metre,
        0.16 * metre,
        (0.14 + random.next() * 0.16) * metre,
      ),
    ),
  )
  sheet.fill(boxes.join(''), mix(shelf, '#6d8a86', 0.4))
  sheet.fill(
    rectangle(from, bottom - 0.16 * metre, to - from, 0.16 * metre),
    mix(room, '#ffffff', 0.25),
  )
  const first = Math.floor(random.next() * inWindow.length)
  // Somebody who rides past is a bike of their own.
  const most = to - from > 5.2 * metre ? 3 : to - from > 3.2 * metre ? 2 : 1
  const count = look.rider ? Math.min(most, 2) : most
  for (let index = 0; index < count; index++) {
    const name = inWindow[(first + index) % inWindow.length] ?? 'carbon endurance'
    const bike = { ...sampleBike(name), extras: {} }
    const x = from + ((to - from) * (index + 0.5)) / count
    const y = bottom - 0.12 * metre
    const size = Math.min(metre * 0.98, (to - from) / count / 1.84)
    sheet.fill(ellipse(x, y, 0.9 * size, 0.03 * size), '#1b1208', { opacity: 0.4 })
    printInMillimetres(sheet, { x, y, metre: size }, bareBike(bike, `${sheet.idPrefix}w${index}`))
  }
  // The street in the glass.
  const sheen = sheet.wash(top, bottom, [
    [0, palette.sky, isDay ? 0.34 : 0.12],
    [1, palette.sky, 0.02],
  ])
  sheet.fill(
    `M${round(from)} ${round(top)}H${round(to)}V${round(top + (bottom - top) * 0.3)}L${round(from)} ${round(top + (bottom - top) * 0.72)}Z`,
    sheen,
  )
}

/** A glazed door in its recess. */
function doorway(
  sheet: Sheet,
  { x, wide }: { x: number; wide: number },
  {
    top,
    base,
    metre,
    shade,
  }: { top: number; base: number; metre: number; shade: (share: number) => string },
): void {
  const { look } = sheet
  const warm = look.time === 'day' ? '#8d7656' : '#f0c98a'
  sheet.fill(rectangle(x - 0.12 * metre, top, wide + 0.24 * metre, base - top), shade(-0.5))
  sheet.fill(rectangle(x, top + 0.06 * metre, wide, 0.36 * metre), warm)
  sheet.fill(rectangle(x, top + 0.5 * metre, wide, base - top - 0.5 * metre), shade(0.06))
  sheet.fill(
    rectangle(x + 0.16 * metre, top + 0.66 * metre, wide - 0.32 * metre, base - top - 1.36 * metre),
    sheet.fade(top, base, mix(warm, '#ffffff', 0.3), mix(warm, '#3a2a1a', 0.5)),
  )
  sheet.stroke(
    `M${round(x + wide - 0.1 * metre)} ${round(base - 1.5 * metre)}v${round(0.5 * metre)}`,
    '#d8b25c',
    0.045 * metre,
    { 'stroke-linecap': 'round' },
  )
  sheet.fill(
    standing(x - 0.2 * metre, base + 0.05 * metre, wide + 0.4 * metre, 0.1 * metre),
    inLight(look, '#b8b2a6'),
  )
}

/** Hoops of steel on the pavement, for customers' bikes. */
function bikeStands(sheet: Sheet, lane: Lane, kerb: (x: number) => number, from: number): void {
  const steel = mix(inLight(sheet.look, '#8d949b'), sheet.palette.air, 0.1)
  const size = lane.metre * 0.5
  for (let index = 0; index < 3; index++) {
    const x = from + index * 0.7 * lane.metre
    if (x > sheet.width) return
    const y = kerb(x) - 0.03 * lane.metre
    sheet.stroke(
      `M${round(x)} ${round(y)}v${round(-size * 0.7)}q0 ${round(-size * 0.5)} ${round(size * 0.4)} ${round(-size * 0.5)}t${round(size * 0.4)} ${round(size * 0.5)}v${round(size * 0.7)}`,
      steel,
      0.05 * size * 2,
    )
  }
}
