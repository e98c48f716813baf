import { skeletonOf } from '#/drawings/bike/skeleton.ts'
import { inLight } from '#/drawings/scenery/palette.ts'
import { ellipse, rectangle, round, standing, type Sheet } from '#/drawings/scenery/sheet.ts'
import { bareWheel } from './bike-pieces.ts'
import { sampleBike } from './place-bikes.ts'
import { printInMillimetres } from './place-rider.ts'
import { printBench, printRoom } from './room.ts'

const look = sampleBike('carbon endurance')

/** The wheel builder's bench: a wheel in the truing stand, rims on the wall. */
export function printTruingStand(sheet: Sheet): void {
  const { width, height } = sheet
  const room = printRoom(sheet, 0.84)
  const isWide = width > height * 1.2
  const bench = { ...room, floor: room.floor + height * 0.06 }
  rims(sheet, isWide ? width * 0.3 : width * 0.1, height * 0.3, height * 0.15)
  printBench(sheet, bench, width * (isWide ? 0.28 : 0.04), width * (isWide ? 1.02 : 0.98))
  const top = bench.floor - height * 0.27
  const { wheelRadius } = skeletonOf(look)
  const metre = Math.min((height * 0.58) / (2 * (wheelRadius / 1000)), width * 0.7)
  const axle = -wheelRadius - 46
  const x = width * (isWide ? 0.58 : 0.54)
  sheet.fill(ellipse(x, top + 3, 0.34 * metre, 0.02 * metre), '#0f1216', { opacity: 0.3 })
  const arm = (way: 1 | -1, fill: string) =>
    `<path d="M${way * 176} -14C${way * 150} -260 ${way * 60} ${axle + 40} ${way * 10} ${axle + 6}L${way * 2} ${axle + 40}C${way * 30} -260 ${way * 108} -120 ${way * 118} -14Z" fill="${fill}"/>`
  const base =
    '<path d="M-230 -18H230Q240 -18 240 0H-240Q-240 -18 -230 -18Z" fill="#2f343a"/><path d="M-226 -16H226" stroke="#fff" stroke-opacity=".25" stroke-width="3"/>'
  const gauge = `<path d="M150 -60L78 -78L70 -58L96 -44L150 -34Z" fill="#8d949b"/><path d="M70 -82l26 8-6 12-22-8Z" fill="#c8a24a"/><circle cx="150" cy="-48" r="22" fill="#b3362b"/><circle cx="144" cy="-55" r="7" fill="#fff" fill-opacity=".4"/>`
  printInMillimetres(
    sheet,
    { x, y: top, metre },
    `${base}${arm(-1, '#4d545b')}<g transform="translate(0 ${round(axle)})">${bareWheel(look, sheet.idPrefix)}</g>${arm(1, '#3d5a6b')}<circle cx="4" cy="${round(axle)}" r="17" fill="#2b3036"/><circle cx="0" cy="${round(axle - 4)}" r="6" fill="#aab1b7"/>${gauge}`,
  )
  spokeKey(sheet, x + 0.42 * metre, top)
}

/** Rims without spokes, hung one beside the other. */
function rims(sheet: Sheet, x: number, y: number, radius: number): void {
  const { look: scene, unit } = sheet
  for (let i = 0; i < 3; i++) {
    const at = x + i * radius * 0.5
    sheet.stroke(ellipse(at + 4, y + 7, radius), '#0f1216', radius * 0.09, { opacity: 0.14 })
    sheet.stroke(
      ellipse(at, y, radius),
      inLight(scene, i === 1 ? '#a9aeb3' : '#25292e'),
      radius * 0.1,
    )
    sheet.stroke(ellipse(at, y, radius * 1.03), '#fff', unit, { opacity: 0.3 })
  }
}

/** A spoke key, loose spokes and a box of nipples. */
function spokeKey(sheet: Sheet, x: number, y: number): void {
  const { unit, look: scene } = sheet
  const spokes = Array.from(
    { length: 7 },
    (_, i) =>
      `M${round(x + 30 * unit)} ${round(y - (3 + i * 1.3) * unit)}h${round((150 - i * 6) * unit)}`,
  )
  sheet.stroke(spokes.join(''), inLight(scene, '#d5dadd'), 1.4 * unit)
  sheet.fill(standing(x, y, 38 * unit, 26 * unit), inLight(scene, '#b3362b'))
  sheet.fill(rectangle(x + 4 * unit, y - 18 * unit, 30 * unit, 10 * unit), '#f4f1e8')
}
