import type { BikeLook } from '#/drawings/bike/bike-look.ts'
import { newInk } from '#/drawings/bike/ink.ts'
import { moved, point } from '#/drawings/bike/point.ts'
import { skeletonOf } from '#/drawings/bike/skeleton.ts'
import { sampleBike } from '#/drawings/places/place-bikes.ts'
import { printInMillimetres, printShadow, type Stand } from '#/drawings/places/place-rider.ts'
import { drawRider } from '#/drawings/rider/draw-rider.ts'
import { kits } from '#/drawings/rider/kit.ts'
import { bareBike } from '#/drawings/rider/ridden-bike.ts'
import { drawMap, standingPose } from '#/drawings/rider/standing.ts'
import { printRidge } from './print-ridge.ts'
import { layRidges } from './ridges.ts'
import { printWalls } from './walls.ts'
import { signal, type Palette } from './palette.ts'
import { randomFrom } from './random.ts'
import { ellipse, flow, Sheet, type Spot } from './sheet.ts'
import { printMist } from './weather.ts'

/** Pale enough to lie under a page's words. */
const morning: Palette = {
  zenith: '#e9e7e2',
  sky: '#efede9',
  horizon: '#f8f6f2',
  sun: '#ffffff',
  air: '#f4f2ee',
  distance: '#d9dbdc',
  land: '#a9b0b1',
  ground: '#c9c8c2',
  road: '#f1efea',
  ink: '#0f1216',
  light: '#ffffff',
  window: '#59646d',
}

/** The error page's picture: somebody with a map, a real bike and too many signs, before a great deal of land. */
export function drawLostRider(): string {
  const [width, height, seed] = [1200, 900, 'lost']
  const sheet = new Sheet(
    { width, height },
    { seed, place: 'fells', time: 'day', weather: 'haze' },
    { palette: morning, random: randomFrom(seed), prefix: 'lost-' },
  )
  const horizon = height * 0.62
  sheet.fill(
    `M0 0H${width}V${height}H0Z`,
    sheet.wash(0, horizon, [
      [0, morning.zenith],
      [0.6, morning.sky],
      [1, morning.horizon],
    ]),
  )
  const sun = { x: width * 0.8, y: height * 0.16 }
  sheet.fill(ellipse(sun.x, sun.y, 34 * sheet.unit), '#fff', { opacity: 0.9 })
  const ridges = layRidges(sheet, horizon)
  for (const [index, ridge] of ridges.entries()) {
    printRidge(sheet, ridge, sun)
    if (index > 3) printWalls(sheet, ridge, 3)
    if (index < ridges.length - 1) printMist(sheet, ridge.foot - height * 0.02, 0.7)
  }
  const ground = printKnoll(sheet, horizon)
  const metre = Math.min((width * 0.5) / 1.75, (height * 0.5) / 1.85)
  const x = width * 0.44
  printSigns(sheet, [width * 0.79, ground + 3], metre * 1.36)
  printLost(sheet, { x, y: ground + 0.06 * metre, metre })
  return sheet.document('xMidYMax')
}

/** The bike stands by itself; its rider stands before it and reads. */
function printLost(sheet: Sheet, stand: Stand): void {
  printShadow(sheet, stand)
  const look: BikeLook = { ...sampleBike('steel all-road'), extras: { bottles: 1 } }
  const { saddleTop } = skeletonOf(look)
  const foot = point(60, 60)
  const hands = { near: point(foot.x + 230, foot.y - 1090), far: moved(saddleTop, 60, -20) }
  const pose = standingPose(foot, 1800, hands)
  const ink = newInk(`${sheet.idPrefix}p`)
  const { far, near } = drawRider(ink, pose, { ...kits.navy, hasGlasses: false })
  printInMillimetres(
    sheet,
    stand,
    `${bareBike(look, sheet.idPrefix)}${far}${drawMap(hands.near)}${near}<defs>${ink.definitions()}</defs>`,
  )
}

/** The rise in the foreground, where the tracks part; its level is where things stand. */
function printKnoll(sheet: Sheet, horizon: number): number {
  const { width, height } = sheet
  const x = width * 0.62
  const top = horizon + (height - horizon) * 0.3
  const crest: Spot[] = [
    [-30, top + height * 0.07],
    [width * 0.2, top + height * 0.03],
    [width * 0.5, top],
    [width * 0.8, top + height * 0.004],
    [width + 30, top + height * 0.05],
  ]
  sheet.fill(`${flow(crest)}V${height + 10}H-30Z`, sheet.fade(top, height, '#c2c2bc', '#9fa09b'))
  sheet.stroke(flow(crest), '#ffffff', 1.6 * sheet.unit, { opacity: 0.8 })
  const track = (to: number) =>
    flow(
      [
        [x - 5, top + 2],
        [x + (to - x) * 0.4 - width * 0.05, top + (height - top) * 0.4],
        [to - width * 0.13, height + 10],
        [to + width * 0.13, height + 10],
        [x + (to - x) * 0.4 + width * 0.05, top + (height - top) * 0.4],
        [x + 8, top + 2],
      ],
      true,
    )
  sheet.fill(track(width * 0.16) + track(width * 1.02), '#e3e1db', { opacity: 0.9 })
  return top + (height - top) * 0.42
}

/** A post with arms for everywhere but here. */
function printSigns(sheet: Sheet, [x, y]: Spot, size: number): void {
  const ink = '#2b3036'
  const s = size / 200
  sheet.print(`<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})scale(${s.toFixed(3)})">`)
  sheet.fill(ellipse(-22, 0, 60, 5), '#0f1216', { opacity: 0.16 })
  sheet.fill('M-4 2V-196L0 -204L4 -196V2Z', ink)
  const arms: [number, number, number, string][] = [
    [-186, 92, -4, ink],
    [-158, -104, 3, '#4a5057'],
    [-130, 78, 5, signal],
    [-102, -70, -6, ink],
  ]
  for (const [at, length, tilt, colour] of arms) {
    const way = Math.sign(length)
    sheet.fill(
      `M${-way * 10} -11H${length}L${length + way * 14} 0L${length} 11H${-way * 10}Z`,
      colour,
      { transform: `translate(0 ${at})rotate(${tilt})` },
    )
    sheet.stroke(`M${way * 8} -2H${length * 0.72}M${way * 8} 4H${length * 0.5}`, '#fff', 2.4, {
      opacity: 0.6,
      transform: `translate(0 ${at})rotate(${tilt})`,
    })
  }
  sheet.print('</g>')
}
