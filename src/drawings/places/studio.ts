import { at, n } from '#/drawings/bike/path.ts'
import { degrees, direction, distance, point, type Point } from '#/drawings/bike/point.ts'
import { skeletonOf } from '#/drawings/bike/skeleton.ts'
import { outlinedText } from '#/drawings/letters/outlined-text.ts'
import { drawRiddenBike } from '#/drawings/rider/ridden-bike.ts'
import { poseOn } from '#/drawings/rider/pose.ts'
import { inLight, mix, signal } from '#/drawings/scenery/palette.ts'
import { rectangle, round, type Sheet } from '#/drawings/scenery/sheet.ts'
import { rideOf } from './place-bikes.ts'
import { printInMillimetres, printShadow } from './place-rider.ts'

/** The fitting room: a rider on a trainer, a plumb line through the knee, and the angles that are read. */
export function printStudio(sheet: Sheet): void {
  const { width, height, look, unit } = sheet
  const isWide = width > height * 1.2
  const floor = height * 0.84
  const wall = inLight(look, '#dcdad4')
  sheet.fill(
    `M0 0H${width}V${height}H0Z`,
    sheet.wash(0, floor, [
      [0, mix(wall, '#8d9296', 0.3)],
      [0.7, wall],
      [1, mix(wall, '#ffffff', 0.3)],
    ]),
  )
  grid(sheet, floor)
  sheet.fill(
    `M0 ${round(floor)}H${width}V${height}H0Z`,
    sheet.fade(floor, height, inLight(look, '#b4aea4'), inLight(look, '#7f7a72')),
  )
  const metre = Math.min((height * 0.7) / 1.75, (width * 0.72) / 1.75)
  const stand = { x: width * (isWide ? 0.62 : 0.5), y: height * 0.905, metre }
  if (isWide) screen(sheet, width * 0.2, floor, metre)
  mat(sheet, stand.x, stand.y, metre)
  printShadow(sheet, stand)
  const { bike, kit } = rideOf(look)
  printInMillimetres(
    sheet,
    stand,
    trainer(bike) + drawRiddenBike(bike, kit, sheet.idPrefix) + readings(bike),
  )
  sheet.stroke(`M0 ${round(floor)}H${width}`, '#0f1216', unit, { opacity: 0.25 })
}

/** A wall with lines every ten centimetres. */
function grid(sheet: Sheet, floor: number): void {
  const { width, height } = sheet
  const step = round(height * 0.06)
  const id = sheet.define(
    (own) =>
      `<pattern id="${own}" width="${step * 5}" height="${step * 5}" patternUnits="userSpaceOnUse"><path d="M0 .5H${step * 5}M.5 0V${step * 5}" stroke="#0f1216" stroke-opacity=".16" fill="none"/><path d="${[1, 2, 3, 4].map((i) => `M0 ${round(step * i)}H${step * 5}M${round(step * i)} 0V${step * 5}`).join('')}" stroke="#0f1216" stroke-opacity=".06" fill="none"/></pattern>`,
  )
  sheet.fill(`M0 0H${width}V${round(floor)}H0Z`, `url(#${id})`)
}

function mat(sheet: Sheet, x: number, y: number, metre: number): void {
  sheet.fill(
    `M${round(x - 1.15 * metre)} ${round(y - 0.06 * metre)}h${round(2.3 * metre)}l${round(0.14 * metre)} ${round(0.16 * metre)}h${round(-2.58 * metre)}Z`,
    inLight(sheet.look, '#34393f'),
  )
}

/** The stand that holds the rear axle, and the block under the front wheel. */
function trainer(bike: Parameters<typeof skeletonOf>[0]): string {
  const { rearAxle, frontAxle } = skeletonOf(bike)
  const { x, y } = rearAxle
  return `<path d="M${n(x)} ${n(y)}L${n(x - 250)} 8M${n(x)} ${n(y)}L${n(x + 190)} 8" fill="none" stroke="#24282d" stroke-width="34" stroke-linecap="round"/><path d="M${n(x - 300)} 6H${n(x - 190)}M${n(x + 130)} 6H${n(x + 250)}" stroke="#14171b" stroke-width="24" stroke-linecap="round"/><circle cx="${n(x - 120)}" cy="${n(y + 210)}" r="96" fill="#2f343a"/><circle cx="${n(x - 120)}" cy="${n(y + 210)}" r="62" fill="#454c53"/><path d="M${n(frontAxle.x - 150)} 12q150 -40 300 0Z" fill="#14171b"/>`
}

const angleAt = (corner: Point, a: Point, b: Point): number => {
  const [p, q] = [direction(corner, a), direction(corner, b)]
  return Math.round(degrees(Math.acos(p.x * q.x + p.y * q.y)))
}

/** The lines a fitter draws over a rider, with the angles of this very posture. */
function readings(bike: Parameters<typeof poseOn>[0]): string {
  const { hip, shoulder, near } = poseOn(bike)
  const { knee, ankle } = near.leg
  const { elbow, wrist } = near.arm
  const dots = [hip, knee, ankle, shoulder, elbow, wrist]
  const bones = `M${at(shoulder)}L${at(hip)}L${at(knee)}L${at(ankle)}M${at(shoulder)}L${at(elbow)}L${at(wrist)}`
  const label = (spot: Point, text: string) =>
    `<g transform="translate(${at(spot)})"><rect x="-75" y="-40" width="150" height="80" rx="14" fill="#fff"/>${outlinedText(text, [0, 22], { size: 60, colour: signal, weight: 600, anchor: 'middle' })}</g>`
  const plumbX = knee.x + 52
  const level = Math.round(degrees(Math.atan2(hip.y - shoulder.y, shoulder.x - hip.x)))
  return [
    `<path d="M${n(plumbX)} ${n(knee.y - 40)}V40" stroke="#b3362b" stroke-width="6"/><path d="M${n(plumbX - 16)} 0h32l-16 52Z" fill="#b3362b"/>`,
    `<path d="M${n(hip.x - 60)} ${n(hip.y)}h${n(distance(hip, shoulder) * 0.9)}" stroke="${signal}" stroke-width="5" stroke-dasharray="18 14"/>`,
    `<path d="${bones}" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="17" stroke-linejoin="round"/><path d="${bones}" fill="none" stroke="${signal}" stroke-width="9" stroke-linejoin="round"/>`,
    ...dots.map(
      (dot) =>
        `<circle cx="${n(dot.x)}" cy="${n(dot.y)}" r="24" fill="#fff"/><circle cx="${n(dot.x)}" cy="${n(dot.y)}" r="15" fill="${signal}"/>`,
    ),
    label(point(knee.x + 210, knee.y + 30), `${angleAt(knee, hip, ankle)}°`),
    label(point(hip.x - 200, hip.y - 130), `${level}°`),
    label(point(elbow.x + 190, elbow.y - 90), `${angleAt(elbow, shoulder, wrist)}°`),
  ].join('')
}

/** A screen on a stand that repeats the lines. */
function screen(sheet: Sheet, x: number, floor: number, metre: number): void {
  const { look } = sheet
  const [wide, tall] = [0.95 * metre, 0.6 * metre]
  const y = floor - 1.42 * metre
  sheet.fill(
    `M${round(x - 0.02 * metre)} ${round(y + tall)}h${round(0.04 * metre)}V${round(floor + 0.05 * metre)}h${round(-0.04 * metre)}ZM${round(x - 0.26 * metre)} ${round(floor + 0.04 * metre)}h${round(0.52 * metre)}v${round(0.03 * metre)}h${round(-0.52 * metre)}Z`,
    inLight(look, '#2b3036'),
  )
  sheet.fill(rectangle(x - wide / 2, y, wide, tall), '#14181d')
  const px = (t: number) => round(x - wide / 2 + wide * t)
  const py = (t: number) => round(y + tall * t)
  sheet.stroke(
    `M${px(0.08)} ${py(0.74)}C${px(0.2)} ${py(0.2)} ${px(0.3)} ${py(0.2)} ${px(0.42)} ${py(0.62)}S${px(0.62)} ${py(0.9)} ${px(0.72)} ${py(0.4)}S${px(0.86)} ${py(0.3)} ${px(0.92)} ${py(0.5)}`,
    signal,
    0.012 * metre,
  )
  sheet.stroke(
    `M${px(0.08)} ${py(0.86)}H${px(0.92)}M${px(0.08)} ${py(0.16)}H${px(0.4)}M${px(0.08)} ${py(0.26)}H${px(0.3)}`,
    '#aab4bd',
    0.008 * metre,
    { opacity: 0.6 },
  )
}
