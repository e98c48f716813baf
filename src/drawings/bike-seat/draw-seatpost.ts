import type { SeatpostKind } from '#/drawings/bike/bike-look.ts'
import type { Drawing } from '#/drawings/bike/drawing.ts'
import { gradient, nearShade, type Stops } from '#/drawings/bike/ink.ts'
import { acrossOf } from '#/drawings/bike/paint.ts'
import { at, corner, line, n, ribbon, roundedPolygon, smoothLine } from '#/drawings/bike/path.ts'
import { along, between, distance, leftOf, moved, type Point } from '#/drawings/bike/point.ts'
import { seatpostOf } from './seatpost-kinds.ts'

const black = '0 #1b1d20, 0.2 #6b7077, 0.38 #33363a, 0.75 #17181b, 1 #2c2f33'
/** Lacquered fibre: a narrow bright reflection on a deep black. */
const carbon = '0 #0c0d0f, 0.2 #2a2d31, 0.26 #9aa0a6, 0.33 #26282c, 0.8 #0a0b0d, 1 #34373b'
const titanium = '0 #8f8e8b, 0.3 #d9d8d5, 0.6 #9b9a96, 1 #5d5a56'
const stopsOf: Record<SeatpostKind, Stops> = {
  round: black,
  carbon,
  titanium,
  leaf: carbon,
  dropper: black,
  suspension: black,
  aero: carbon,
}

type Post = { foot: Point; head: Point; clamp: Point; up: Point; width: number; fill: string }

/** The post from the seat tube up to the rails; its head carries the setback. */
export function drawSeatPost({ ink, plan, skeleton, look }: Drawing): string {
  const { seatTop, seatUp, railClamp } = skeleton
  const kind = seatpostOf(look, plan)
  const width = plan.seatPost
  const head = along(seatTop, seatUp, Math.max(distance(seatTop, railClamp) - 30, 8))
  const post: Post = {
    foot: seatTop,
    head,
    clamp: railClamp,
    up: seatUp,
    width,
    fill: gradient(ink, 'post', acrossOf([seatTop, head], width), stopsOf[kind]),
  }
  const shade = nearShade(ink, 'by-saddle', railClamp, 110)
  const isWhole = kind !== 'dropper' && kind !== 'suspension'
  return `${painters[kind](post)}${isWhole ? `<path d="${tube(post, seatTop, head)}" fill="${shade}"/>` : ''}`
}

const tube = ({ up, width }: Post, from: Point, to: Point, share = 1): string =>
  ribbon([
    [along(from, up, -16), width * share],
    [between(from, to, 0.5), width * share],
    [to, width * share],
  ])

/** The forged head that reaches from the top of the tube to the rails. */
const neck = ({ head, clamp, up, width }: Post, half = 18): string =>
  roundedPolygon([
    corner(along(head, leftOf(up), width / 2), 6),
    corner(moved(clamp, 2 - half, 13), 8),
    corner(moved(clamp, -half, 2), 3),
    corner(moved(clamp, half, 2), 3),
    corner(moved(clamp, half - 2, 13), 8),
    corner(along(head, leftOf(up), -width / 2), 6),
  ])

const plain = (post: Post): string =>
  `<g fill="${post.fill}"><path d="${tube(post, post.foot, post.head)}"/><path d="${neck(post)}"/></g>`

/** A fine line round the tube, such as the mark for the least insertion. */
const ring = ({ up, width }: Post, p: Point, colour: string, thick: number, extra = 0): string =>
  `<path d="${line(along(p, leftOf(up), width / 2 + extra), along(p, leftOf(up), -width / 2 - extra))}" stroke="${colour}" stroke-width="${n(thick)}"/>`

const painters: Record<SeatpostKind, (post: Post) => string> = {
  round: (post) => plain(post) + ring(post, along(post.head, post.up, -3), '#00000088', 1.2),
  carbon: (post) =>
    plain(post) +
    ring(post, along(post.head, post.up, -8), '#8b9096', 1) +
    ring(post, along(post.head, post.up, -12), '#8b9096', 1),
  aero: plain,
  titanium: (post) =>
    plain(post) +
    `<path d="${line(along(post.head, leftOf(post.up), post.width / 2), along(post.head, leftOf(post.up), -post.width / 2))}" stroke="#6f6b66" stroke-width="3.4" stroke-dasharray="2 .8"/>`,
  leaf: leafPost,
  dropper: dropperPost,
  suspension: suspensionPost,
}

/** Two leaves with daylight between them, from above the clamp to the head. */
function leafPost(post: Post): string {
  const { foot, head, up } = post
  const side = leftOf(up)
  const slot = (lift: number) =>
    smoothLine([
      along(along(foot, up, 14), side, lift),
      along(between(foot, head, 0.5), side, lift + 3),
      along(head, side, lift + 1),
    ])
  return `${plain(post)}<g fill="none" stroke-linecap="round"><path d="${slot(0)}" stroke="#e9e7e2" stroke-width="4.6"/><path d="${slot(2.6)}" stroke="#05060a" stroke-width="1.6"/><path d="${slot(-2.6)}" stroke="#6b7077" stroke-width="1"/></g>`
}

/** The outer tube ends in a collar; the stanchion above it is thinner, and the battery hangs behind the head. */
function dropperPost(post: Post): string {
  const { foot, head, up, clamp } = post
  const collar = along(head, up, -Math.min(75, distance(foot, head) * 0.7))
  const box = roundedPolygon([
    corner(moved(clamp, -14, 9), 4),
    corner(moved(clamp, -38, 13), 5),
    corner(moved(clamp, -30, 47), 5),
    corner(moved(clamp, -5, 40), 4),
  ])
  const gold = line(along(collar, up, 3), along(head, up, -4))
  return `<path d="${tube(post, collar, head, 0.8)}" fill="#0e0f11"/><path d="${gold}" stroke="#8b9096" stroke-opacity=".6" stroke-width="3"/><g fill="${post.fill}"><path d="${tube(post, foot, collar)}"/><path d="${neck(post)}"/></g>${ring(post, collar, '#2b2d31', 9, 1.5)}${ring(post, along(collar, up, 5), '#8b9096', 1.2, 0)}<path d="${box}" fill="#1b1d20"/><circle cx="${n(clamp.x - 26)}" cy="${n(clamp.y + 24)}" r="2" fill="#39c07a"/>`
}

/** Two links between the tube and the head swing back and down under load. */
function suspensionPost(post: Post): string {
  const { foot, head, up, clamp } = post
  const knee = along(head, up, -Math.min(52, distance(foot, head) * 0.6))
  const low = [moved(knee, 7, -4), moved(knee, -5, 10)] as const
  const high = [moved(clamp, 12, 14), moved(clamp, -14, 22)] as const
  const links = low.map((from, index) => `M${at(from)}L${at(high[index] ?? from)}`).join('')
  const pins = [...low, ...high]
    .map((p) => `<circle cx="${n(p.x)}" cy="${n(p.y)}" r="3.6" fill="#8b9096"/>`)
    .join('')
  const carrier = roundedPolygon([
    corner(moved(clamp, -20, 3), 4),
    corner(moved(clamp, 20, 3), 4),
    corner(moved(clamp, 16, 22), 6),
    corner(moved(clamp, -20, 30), 6),
  ])
  return `<path d="${tube(post, foot, knee)}" fill="${post.fill}"/><g fill="none" stroke-linecap="round"><path d="${links}" stroke="#0c0d0f" stroke-width="13"/><path d="${links}" stroke="#3f4348" stroke-width="9"/></g><path d="${carrier}" fill="#26282c"/>${pins}`
}
