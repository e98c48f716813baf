import { disc, n, polygon } from '#/drawings/bike/path.ts'
import { along, direction, leftOf, moved, point, type Point } from '#/drawings/bike/point.ts'
import { skeletonOf } from '#/drawings/bike/skeleton.ts'
import type { Sheet } from '#/drawings/scenery/sheet.ts'
import { bareFrame } from './bike-pieces.ts'
import { sampleBike } from './place-bikes.ts'
import { printInMillimetres, printShadow } from './place-rider.ts'
import { printBench, printRoom } from './room.ts'

const look = sampleBike('titanium gravel')

/** The workshop: a titanium frame in the jig in which it is tacked together. */
export function printFrameJig(sheet: Sheet): void {
  const { width, height } = sheet
  const room = printRoom(sheet, 0.78)
  printBench(sheet, room, width * (width > height * 1.2 ? 0.74 : 0.58), width * 1.02)
  const stand = { x: room.x, y: room.floor - 0.13 * room.metre, metre: room.metre }
  printShadow(sheet, { ...stand, y: room.floor + 0.02 * room.metre }, 0.42)
  const { behind, before } = jig()
  printInMillimetres(sheet, stand, behind + bareFrame(look, sheet.idPrefix) + before)
}

const bar = (a: Point, b: Point, wide: number, fill: string): string => {
  const side = leftOf(direction(a, b))
  return `<path d="${polygon(along(a, side, wide / 2), along(b, side, wide / 2), along(b, side, -wide / 2), along(a, side, -wide / 2))}" fill="${fill}"/><path d="${polygon(along(a, side, wide / 2), along(b, side, wide / 2), along(b, side, wide * 0.28), along(a, side, wide * 0.28))}" fill="#fff" fill-opacity=".28"/>`
}
const knob = ({ x, y }: Point, radius: number, fill: string): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${radius}" fill="${fill}"/><circle cx="${n(x - radius * 0.25)}" cy="${n(y - radius * 0.3)}" r="${n(radius * 0.4)}" fill="#fff" fill-opacity=".35"/>`

/** The jig follows the frame's own points: cones in the head tube, a post at the bottom bracket, a dummy axle. */
function jig(): { behind: string; before: string } {
  const { bb, headTop, headBottom, seatTop, seatUp, rearAxle, steererDown } = skeletonOf(look)
  const [steel, dark, red] = ['#8d949b', '#3a4046', '#b3362b']
  const level = -70
  const rail = (x: number) => point(x, level)
  const head = along(headBottom, steererDown, 120)
  const top = along(headTop, steererDown, -110)
  const post = along(seatTop, seatUp, 150)
  const behind = [
    bar(point(-30, 190), point(-30, level), 90, dark),
    bar(point(-240, 182), point(180, 182), 34, dark),
    bar(rail(rearAxle.x - 90), rail(head.x + 70), 64, steel),
    bar(rail(rearAxle.x - 90), rail(head.x + 70), 8, '#5d646b'),
    bar(moved(rearAxle, -14, 70), moved(rearAxle, -14, -30), 40, '#747b82'),
    bar(rail(rearAxle.x - 14), moved(rearAxle, -14, 60), 40, '#747b82'),
    bar(rail(bb.x), moved(bb, 0, 20), 52, '#747b82'),
    bar(rail(head.x + 10), moved(head, 10, 40), 46, '#747b82'),
    bar(along(head, steererDown, 30), along(top, steererDown, -30), 20, '#a9b0b6'),
    bar(along(seatTop, seatUp, -60), post, 24, '#a9b0b6'),
    bar(moved(post, -4, 16), point(post.x + 150, post.y + 16), 22, '#747b82'),
    bar(point(post.x + 150, post.y), rail(post.x + 150), 26, '#6a7178'),
  ].join('')
  const cone = (at: Point, way: Point, fill: string): string => {
    const side = leftOf(way)
    return `<path d="${polygon(along(at, side, 30), along(along(at, way, 34), side, 14), along(along(at, way, 34), side, -14), along(at, side, -30))}" fill="${fill}"/>`
  }
  const up = point(-steererDown.x, -steererDown.y)
  const before = [
    cone(along(headTop, steererDown, -30), steererDown, '#c8a24a'),
    cone(along(headBottom, steererDown, 34), up, '#c8a24a'),
    knob(moved(bb, 0, 0), 26, '#5d646b'),
    `<path d="${disc(bb, 12)}" fill="#c8a24a"/>`,
    knob(rearAxle, 20, '#5d646b'),
    knob(point(rearAxle.x - 14, level), 22, red),
    knob(point(bb.x, level), 22, red),
    knob(point(head.x + 10, level), 22, red),
    knob(point(post.x + 150, post.y + 16), 18, red),
  ].join('')
  return { behind, before }
}
