import { n } from '#/drawings/bike/path.ts'
import { along } from '#/drawings/bike/point.ts'
import { skeletonOf } from '#/drawings/bike/skeleton.ts'
import { bareBike } from '#/drawings/rider/ridden-bike.ts'
import type { Sheet } from '#/drawings/scenery/sheet.ts'
import { sampleBike } from './place-bikes.ts'
import { printInMillimetres, printShadow } from './place-rider.ts'
import { printBench, printRoom } from './room.ts'

const look = sampleBike('steel all-road')
/** The height of the wheels above the floor. */
const lift = 190

/** A bike in the repair stand, held by its seat post, with the bench behind it. */
export function printRepairStand(sheet: Sheet): void {
  const { width, height } = sheet
  const room = printRoom(sheet, 0.56)
  const isWide = width > height * 1.2
  printBench(sheet, room, width * (isWide ? 0.72 : 0.5), width * 1.02)
  const stand = { x: room.x, y: room.floor - (lift / 1000) * room.metre, metre: room.metre }
  printShadow(sheet, { ...stand, y: room.floor + 0.04 * room.metre }, 0.5)
  const { seatTop, seatUp, railClamp } = skeletonOf(look)
  const post = along(seatTop, seatUp, Math.max(40, (seatTop.y - railClamp.y) * 0.45))
  const pole = post.x - 250
  const markup = [
    `<path d="M${n(pole - 22)} ${n(post.y - 60)}h44V${lift + 6}h-44Z" fill="#3d5a6b"/><path d="M${n(pole - 16)} ${n(post.y - 60)}h9V${lift}h-9Z" fill="#fff" fill-opacity=".25"/>`,
    `<path d="M${n(pole - 260)} ${lift + 20}L${n(pole)} ${lift - 70}L${n(pole + 330)} ${lift + 20}" fill="none" stroke="#2b3036" stroke-width="36" stroke-linecap="round" stroke-linejoin="round"/>`,
    `<path d="M${n(pole - 30)} ${n(post.y - 22)}H${n(post.x - 40)}v44H${n(pole - 30)}Z" fill="#4d545b"/><circle cx="${n(pole)}" cy="${n(post.y)}" r="40" fill="#2b3036"/><circle cx="${n(pole)}" cy="${n(post.y)}" r="15" fill="#b3362b"/>`,
    bareBike(look, sheet.idPrefix),
    `<path d="M${n(post.x - 62)} ${n(post.y - 42)}h96q14 0 14 14v56q0 14 -14 14h-96Z" fill="#2b3036"/><path d="M${n(post.x - 54)} ${n(post.y - 34)}h84" stroke="#fff" stroke-opacity=".25" stroke-width="5"/><path d="M${n(post.x + 6)} ${n(post.y + 42)}v54" stroke="#8d949b" stroke-width="12"/><circle cx="${n(post.x + 6)}" cy="${n(post.y + 102)}" r="19" fill="#b3362b"/>`,
  ]
  printInMillimetres(sheet, stand, markup.join(''))
}
