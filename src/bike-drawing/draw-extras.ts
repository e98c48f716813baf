import type { BikeLook } from './bike-look.ts'
import { mixed, type Hex } from './colour.ts'
import { edgeOf, type FrameLines } from './frame-lines.ts'
import type { FramePlan } from './frame-plan.ts'
import { boxGradient, gradient, radial, type Ink } from './ink.ts'
import { at, corner, line, n, ribbon, roundedPolygon, smoothLine } from './path.ts'
import { acrossOf } from './paint.ts'
import {
  along,
  around,
  between,
  crossing,
  direction,
  distance,
  leftOf,
  moved,
  plus,
  point,
  type Line,
  type Point,
} from './point.ts'
import type { Skeleton } from './skeleton.ts'

export type Extras = {
  ink: Ink
  look: BikeLook
  plan: FramePlan
  lines: FrameLines
  skeleton: Skeleton
}

/** Bottles stand in cages on the inside of down and seat tube. */
export function drawBottles(extras: Extras): string {
  const { look, lines, plan, skeleton } = extras
  const count = look.extras?.bottles ?? 0
  const hasFrameBag = look.extras?.bags?.includes('frame') ?? false
  if (hasFrameBag || (count < 1 && !look.motor?.extender)) return ''
  const colour = look.motor?.extender ? '#1a1c1f' : (look.extras?.bottleColour ?? '#e9ecee')
  const down = bottle(extras, lines.downTube, plan.downTube[0], 0.43, colour)
  const isRoomy = distance(skeleton.bb, skeleton.seatTop) > 400
  const second = look.extras?.bottleColour ?? '#e9ecee'
  const seat =
    count > 1 && isRoomy
      ? bottle(extras, [lines.seatTube[1], lines.seatTube[0]], plan.seatTube[0], 0.6, second)
      : ''
  return down + seat
}

function bottle({ ink }: Extras, axis: Line, tube: number, share: number, colour: Hex): string {
  const [a, b] = axis
  const isDown = b.x > a.x && b.y < a.y
  const way = isDown ? direction(a, b) : direction(b, a)
  const middle = between(a, b, share)
  const up = isDown ? leftOf(way) : point(-way.y, way.x)
  const p = (forward: number, out: number) =>
    along(along(middle, way, forward), up, tube / 2 + 4 + out)
  const name = isDown ? 'bd' : 'bs2'
  const fill = gradient(ink, `${name}-g`, acrossOf([p(-90, 37), p(90, 37)], 74), [
    [0, mixed(colour, '#000000', 0.18)],
    [0.1, colour],
    [0.24, mixed(colour, '#ffffff', 0.7)],
    [0.36, colour],
    [0.72, mixed(colour, '#0a0c12', 0.34)],
    [1, mixed(colour, '#0a0c12', 0.16)],
  ])
  const body = roundedPolygon([
    corner(p(-82, 0), 8),
    corner(p(28, 0), 6),
    corner(p(36, 4), 5),
    corner(p(46, 0), 6),
    corner(p(78, 0), 12),
    corner(p(90, 17), 6),
    corner(p(90, 57), 6),
    corner(p(78, 74), 12),
    corner(p(46, 74), 6),
    corner(p(36, 70), 5),
    corner(p(28, 74), 6),
    corner(p(-82, 74), 8),
  ])
  const lid = roundedPolygon([
    corner(p(88, 18), 3),
    corner(p(102, 22), 5),
    corner(p(102, 52), 5),
    corner(p(88, 56), 3),
  ])
  const nozzle = roundedPolygon([
    corner(p(100, 28), 2),
    corner(p(118, 30), 5),
    corner(p(118, 44), 5),
    corner(p(100, 46), 2),
  ])
  const cage = `M${at(p(-86, 4))}L${at(p(-86, 62))}Q${at(p(-84, 74))} ${at(p(-68, 72))}L${at(p(6, 42))}Q${at(p(18, 40))} ${at(p(24, 30))}L${at(p(38, 2))}M${at(p(-50, -4))}L${at(p(34, -4))}`
  return `<path d="${lid}${nozzle}" fill="#26282c"/><path d="${body}" fill="${fill}"/><g fill="none" stroke-linejoin="round"><path d="${cage}" stroke="#111214" stroke-width="6.5"/><path d="${cage}" stroke="#fff" stroke-opacity=".16" stroke-width="1.6"/></g>`
}

/** Bags in one cloth: body, a lighter top, zip and straps. */
export function drawBags(extras: Extras): string {
  const bags = extras.look.extras?.bags ?? []
  return [
    bags.includes('frame') ? frameBag(extras) : '',
    bags.includes('top-tube') ? topTubeBag(extras) : '',
    bags.includes('saddle') ? saddleBag(extras) : '',
    bags.includes('bar') ? barBag(extras) : '',
  ].join('')
}

function cloth({ ink, look }: Extras): string {
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

function frameBag(extras: Extras): string {
  const { lines, plan } = extras
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
  return `<path d="${d}" fill="${cloth(extras)}"/>${zip(line(along(along(back, slant, 24), leftOf(slant), -26), along(along(back, slant, distance(back, nose) * 0.72), leftOf(slant), -26)))}${mark(0.16)}${mark(0.5)}${mark(0.76)}`
}

function topTubeBag(extras: Extras): string {
  const { lines, plan } = extras
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
  return `<path d="${d}" fill="${cloth(extras)}"/>${zip(line(p(14, 50), p(64, 50), p(176, 22)))}${strap(p(50, 8), p(50, -plan.topTube[1]))}${strap(p(150, 8), p(150, -plan.topTube[0] - 3))}`
}

function saddleBag(extras: Extras): string {
  const { railClamp, seatUp, seatTop } = extras.skeleton
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
  return `<path d="${d}" fill="${cloth(extras)}"/>${strap(p(-112, -4), p(-92, 74))}${strap(p(-238, -36), p(-226, 50))}<path d="${smoothLine([p(-40, 22), p(-150, 14), p(-330, -26)])}" fill="none" stroke="#fff" stroke-opacity=".12" stroke-width="2"/>${strap(moved(postFront, -30, -2), moved(postFront, 15, -6))}`
}

function barBag(extras: Extras): string {
  const { barCentre } = extras.skeleton
  const c = moved(barCentre, 58, 66)
  return `<path d="${roundedPolygon([
    corner(moved(c, -54, -54), 40),
    corner(moved(c, 52, -54), 44),
    corner(moved(c, 56, 56), 46),
    corner(moved(c, -52, 56), 44),
  ])}" fill="${cloth(extras)}"/><circle cx="${n(c.x)}" cy="${n(c.y)}" r="37" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="2"/><circle cx="${n(c.x)}" cy="${n(c.y)}" r="28" fill="none" stroke="#fff" stroke-opacity=".1" stroke-width="1.4"/>${strap(moved(c, -52, -46), moved(c, 20, -56))}`
}

/** Mudguards follow the tyres with a finger's room; two thin stays each. */
export function drawMudguards({ look, skeleton, ink }: Extras): string {
  if (!look.extras?.mudguards) return ''
  const { rearAxle, frontAxle, wheelRadius } = skeleton
  const radius = wheelRadius + 12
  const fill = boxGradient(ink, 'guard', [
    [0, '#53575d'],
    [0.2, '#26282c'],
    [1, '#121316'],
  ])
  const arc = (centre: Point, from: number, to: number) => {
    const a = around(centre, radius, from)
    const b = around(centre, radius, to)
    return `M${at(a)}A${n(radius)} ${n(radius)} 0 0 1 ${at(b)}`
  }
  const guards = `${arc(rearAxle, 158, 338)}${arc(frontAxle, 172, 304)}`
  const rearEnd = around(rearAxle, radius, 163)
  const frontEnd = around(frontAxle, radius, 176)
  const stays = `${line(moved(rearAxle, -6, -8), around(rearAxle, radius, 196))}${line(moved(rearAxle, -6, -4), around(rearAxle, radius, 168))}${line(moved(frontAxle, -4, -4), around(frontAxle, radius, 182))}`
  return `<g fill="none"><path d="${stays}" stroke="#2f3236" stroke-width="3.4"/><path d="${guards}" stroke="${fill}" stroke-width="10" stroke-linecap="round"/><path d="${guards}" stroke="#fff" stroke-opacity=".2" stroke-width="1.4" transform="translate(0 -3)"/></g><path d="${flap(rearEnd, 68)}${flap(frontEnd, 84)}" fill="#141518"/>`
}

const flap = (p: Point, angle: number): string => {
  const end = around(p, 46, angle)
  return ribbon([
    [p, 9],
    [between(p, end, 0.5), 8],
    [end, 6],
  ])
}

export function drawRack({ look, skeleton, plan }: Extras): string {
  if (!look.extras?.rack) return ''
  const { rearAxle, seatTop, seatUp, wheelRadius } = skeleton
  const deckY = rearAxle.y - wheelRadius - 40
  const back = point(rearAxle.x - 170, deckY)
  const front = point(rearAxle.x + 150, deckY)
  const mount = along(seatTop, seatUp, -plan.stayDrop - 20)
  const foot = moved(rearAxle, -4, -14)
  const d = `${line(front, back)}M${at(back)}q-10 2-8 22M${at(foot)}L${n(rearAxle.x - 60)} ${n(deckY)}M${at(foot)}L${n(rearAxle.x + 34)} ${n(deckY)}M${at(foot)}L${n(rearAxle.x - 148)} ${n(deckY + 46)}L${n(back.x + 8)} ${n(deckY)}M${at(front)}L${at(mount)}`
  return `<g fill="none" stroke-linejoin="round" stroke-linecap="round"><path d="${d}" stroke="#131417" stroke-width="9"/><path d="${d}" stroke="#5a5e64" stroke-width="2.4" transform="translate(-1 -2)"/></g>`
}

/** Front lamp on the fork's crown, rear lamp at the rack, the guard or the post. */
export function drawLights({ look, skeleton, plan, ink }: Extras): string {
  if (!look.extras?.lights) return ''
  const { crown, steererDown, rearAxle, wheelRadius, seatTop, railClamp } = skeleton
  const forward = leftOf(steererDown)
  const lamp = along(along(crown, steererDown, -14), forward, plan.headTube[1] / 2 + 34)
  const rear = look.extras.rack
    ? point(rearAxle.x - 182, rearAxle.y - wheelRadius - 30)
    : look.extras.mudguards
      ? around(rearAxle, wheelRadius + 22, 208)
      : moved(between(seatTop, railClamp, 0.35), -26, 0)
  const bracket = line(along(crown, steererDown, 6), moved(lamp, -4, 4))
  return `<path d="${bracket}" stroke="#17181b" stroke-width="8"/>${headLamp(ink, lamp)}${tailLamp(ink, rear)}`
}

function headLamp(ink: Ink, lamp: Point): string {
  const shell = boxGradient(ink, 'lamp', [
    [0, '#6d7279'],
    [0.3, '#2f3236'],
    [1, '#0f1012'],
  ])
  const beam = radial(ink, 'beam', [
    [0, '#fffbe8', 0.95],
    [0.25, '#fff6d0', 0.45],
    [1, '#fff3c4', 0],
  ])
  const { x, y } = lamp
  return `<ellipse cx="${n(x + 26)}" cy="${n(y)}" rx="46" ry="34" fill="${beam}"/><path d="M${n(x - 24)} ${n(y - 8)}C${n(x - 18)} ${n(y - 18)} ${n(x + 6)} ${n(y - 20)} ${n(x + 22)} ${n(y - 19)}V${n(y + 17)}C${n(x + 4)} ${n(y + 18)} ${n(x - 18)} ${n(y + 14)} ${n(x - 24)} ${n(y + 6)}Z" fill="${shell}"/><path d="M${n(x + 21)} ${n(y - 18)}q8 17 0 34Z" fill="#fffdf2" stroke="#d9dcdf" stroke-width="1"/>`
}

function tailLamp(ink: Ink, rear: Point): string {
  const red = radial(ink, 'tail', [
    [0, '#ff5a4a', 0.8],
    [0.35, '#ff3b30', 0.3],
    [1, '#ff3b30', 0],
  ])
  const box = roundedPolygon(
    [point(-5, -15), point(9, -15), point(9, 15), point(-5, 15)].map((p) =>
      corner(plus(rear, p), 4),
    ),
  )
  return `<path d="${box}" fill="#8c1310"/><path d="${line(moved(rear, -4, -11), moved(rear, -4, 11))}" stroke="#ff4a3d" stroke-width="4" stroke-linecap="round"/><circle cx="${n(rear.x - 5)}" cy="${n(rear.y)}" r="30" fill="${red}"/>`
}

export function drawKickstand({ look, skeleton }: Extras): string {
  if (!look.extras?.kickstand) return ''
  const { rearAxle, bb } = skeleton
  const hinge = between(rearAxle, bb, 0.34)
  const end = point(hinge.x - 62, -14)
  const d = line(moved(hinge, 0, 6), end)
  return `<g stroke-linecap="round"><path d="${d}" stroke="#131417" stroke-width="15"/><path d="${d}" stroke="#5a5e64" stroke-width="3" transform="translate(-3 -1)"/><path d="${line(moved(end, -12, 2), moved(end, 12, 6))}" stroke="#0d0e10" stroke-width="9"/></g>`
}
