import { mixed } from '#/drawings/bike/colour.ts'
import type { Drawing } from '#/drawings/bike/drawing.ts'
import { edgeOf } from '#/drawings/bike-frame/frame-lines.ts'
import { boxGradient } from '#/drawings/bike/ink.ts'
import { corner, line, n, roundedPolygon, smoothLine } from '#/drawings/bike/path.ts'
import {
  along,
  between,
  crossing,
  direction,
  distance,
  leftOf,
  moved,
  type Point,
} from '#/drawings/bike/point.ts'
import { lettering } from '#/drawings/bike/wordmark.ts'

/** Bags in one cloth: body, a lighter top, zip and straps. */
export function drawBags(drawing: Drawing): string {
  const bags = drawing.look.extras?.bags ?? []
  return [
    bags.includes('frame') ? frameBag(drawing) : '',
    bags.includes('top-tube') ? topTubeBag(drawing) : '',
    bags.includes('saddle') ? saddleBag(drawing) : '',
    bags.includes('bar') ? barBag(drawing) : '',
  ].join('')
}

function cloth({ ink, look }: Drawing): string {
  const colour = look.extras?.bagColour ?? '#23272b'
  return boxGradient(ink, 'cloth', [
    [0, mixed(colour, '#ffffff', 0.26)],
    [0.16, mixed(colour, '#ffffff', 0.1)],
    [0.5, colour],
    [1, mixed(colour, '#000000', 0.42)],
  ])
}

const zip = (d: string) =>
  `<path d="${d}" fill="none" stroke="#000" stroke-opacity=".5" stroke-width="3.4"/><path d="${d}" fill="none" stroke="#9aa0a6" stroke-opacity=".7" stroke-width="1" stroke-dasharray="2 1.6"/>`
const strap = (a: Point, b: Point) =>
  `<path d="${line(a, b)}" stroke="#0d0e10" stroke-width="9"/><path d="${line(a, b)}" stroke="#fff" stroke-opacity=".14" stroke-width="1.2" stroke-dasharray="2 2"/>`

function frameBag(drawing: Drawing): string {
  const { lines, plan, brand } = drawing
  const under = edgeOf(lines.topTube, plan.topTube, -1)
  const front = edgeOf(lines.seatTube, plan.seatTube, -1)
  const over = edgeOf(lines.downTube, plan.downTube, 1)
  const head = edgeOf(lines.headTube, [plan.headTube[1], plan.headTube[0]], 1)
  const back = crossing(under, front)
  const byHead = crossing(under, head)
  const nose = along(byHead, direction(byHead, back), 8)
  const below = crossing(over, head)
  const isOpen = below.y - byHead.y > 24
  const height = Math.min(distance(back, crossing(front, over)) * 0.5, 124)
  const low = along(back, direction(back, crossing(front, over)), height)
  const slant = direction(back, nose)
  const lowFront = crossing([low, along(low, slant, 100)], over)
  const d = roundedPolygon([
    corner(back, 10),
    corner(isOpen ? nose : crossing(under, over), 14),
    ...(isOpen ? [corner(along(below, direction(below, over[0]), 14), 12)] : []),
    corner(lowFront, 14),
    corner(low, 22),
  ])
  const mark = (share: number) => {
    const p = between(back, nose, share)
    const up = leftOf(slant)
    return strap(along(p, up, plan.topTube[1] * 0.92), along(p, up, -16))
  }
  return `<path d="${d}" fill="${cloth(drawing)}"/>${zip(line(along(along(back, slant, 24), leftOf(slant), -26), along(along(back, slant, distance(back, nose) * 0.72), leftOf(slant), -26)))}${mark(0.16)}${mark(0.5)}${mark(0.76)}${lettering(brand, [low, lowFront], { share: 0.34, lift: 30, height: 14, colour: '#8b9096' })}`
}

function topTubeBag(drawing: Drawing): string {
  const { lines, plan } = drawing
  const top = edgeOf(lines.topTube, plan.topTube, 1)
  const front = along(top[1], direction(...top), -22)
  const way = direction(top[1], top[0])
  const up = leftOf(direction(...top))
  const p = (back: number, height: number) => along(along(front, way, back), up, height)
  const d = roundedPolygon([
    corner(p(0, -1), 8),
    corner(p(4, 66), 18),
    corner(p(70, 64), 30),
    corner(p(196, 26), 22),
    corner(p(206, -1), 6),
  ])
  return `<path d="${d}" fill="${cloth(drawing)}"/>${zip(line(p(14, 50), p(64, 50), p(176, 22)))}${strap(p(50, 8), p(50, -plan.topTube[1]))}${strap(p(150, 8), p(150, -plan.topTube[0] - 3))}`
}

function saddleBag(drawing: Drawing): string {
  const { railClamp, seatUp, seatTop } = drawing.skeleton
  const p = (x: number, y: number) => moved(railClamp, x, y)
  const postFront = along(railClamp, seatUp, -Math.min(distance(railClamp, seatTop) * 0.7, 96))
  const d = roundedPolygon([
    corner(p(-8, 8), 8),
    corner(p(-120, -8), 30),
    corner(p(-320, -64), 30),
    corner(p(-356, -2), 40),
    corner(p(-220, 74), 60),
    corner(moved(postFront, -2, 18), 26),
  ])
  return `<path d="${d}" fill="${cloth(drawing)}"/>${strap(p(-112, -4), p(-92, 74))}${strap(p(-238, -36), p(-226, 50))}<path d="${smoothLine([p(-40, 22), p(-150, 14), p(-330, -26)])}" fill="none" stroke="#fff" stroke-opacity=".12" stroke-width="2"/>${strap(moved(postFront, -30, -2), moved(postFront, 15, -6))}`
}

function barBag(drawing: Drawing): string {
  const { barCentre } = drawing.skeleton
  const c = moved(barCentre, 58, 66)
  return `<path d="${roundedPolygon([
    corner(moved(c, -54, -54), 40),
    corner(moved(c, 52, -54), 44),
    corner(moved(c, 56, 56), 46),
    corner(moved(c, -52, 56), 44),
  ])}" fill="${cloth(drawing)}"/><circle cx="${n(c.x)}" cy="${n(c.y)}" r="37" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="2"/><circle cx="${n(c.x)}" cy="${n(c.y)}" r="28" fill="none" stroke="#fff" stroke-opacity=".1" stroke-width="1.4"/>${strap(moved(c, -52, -46), moved(c, 20, -56))}`
}
