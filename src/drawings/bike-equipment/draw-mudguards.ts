import type { BikeLook } from '#/drawings/bike/bike-look.ts'
import type { Drawing } from '#/drawings/bike/drawing.ts'
import { boxGradient } from '#/drawings/bike/ink.ts'
import { at, line, n, ribbon } from '#/drawings/bike/path.ts'
import {
  along,
  around,
  between,
  direction,
  heading,
  moved,
  point,
  type Point,
} from '#/drawings/bike/point.ts'

/** Air between tyre and guard: a finger's width. */
const gap = 9

/** The middle of the guard's side, and how much of its curved section is seen from there: a wide one reaches further down. */
export function guardPlan({ extras }: BikeLook, wheelRadius: number) {
  const isClip = extras?.mudguards === 'clip'
  const depth = isClip ? 5.5 : 6 + Math.max((extras?.guardWidth ?? 45) - 35, 0) * 0.36
  return { radius: wheelRadius + gap + depth / 2, depth }
}

const black = '0 #5d6167, 0.14 #2a2c30, 1 #121316'
/** Polished aluminium mirrors the studio: bright sky, dark horizon, the floor below. */
const silver = '0 #d9dde0, 0.05 #f4f6f7, 0.12 #8f959b, 0.2 #c9ced2, 0.6 #a3a8ae, 1 #71767c'

/** Angles, clockwise from forward, between which guards reach round their wheels, for the side and the turned views. */
export const guardArcs = {
  full: { rear: [150, 350], front: [146, 302] },
  clip: { rear: [192, 312], front: [186, 292] },
} as const
const full = guardArcs.full
/** Angles at which the stays of full guards arrive. */
const stayAngles = { rear: [164, 196], front: [160, 188, 297] } as const

export function drawMudguards(drawing: Drawing): string {
  const kind = drawing.look.extras?.mudguards
  if (!kind) return ''
  return kind === 'clip' ? raceBlades(drawing) : fullGuards(drawing, kind === 'silver')
}

function fullGuards({ look, skeleton, ink }: Drawing, isSilver: boolean): string {
  const { rearAxle, frontAxle, wheelRadius } = skeleton
  const { radius, depth } = guardPlan(look, wheelRadius)
  const fill = boxGradient(ink, 'guard', isSilver ? silver : black)
  const d = arc(rearAxle, radius, full.rear) + arc(frontAxle, radius, full.front)
  const edge = arc(rearAxle, radius - depth / 2 + 0.8, full.rear)
  const frontEdge = arc(frontAxle, radius - depth / 2 + 0.8, full.front)
  const stay = (axle: Point, eye: Point, angle: number) =>
    line(eye, around(axle, radius - 2, angle))
  const rearEye = moved(rearAxle, -10, -15)
  const frontEye = moved(frontAxle, -3, -14)
  const stays = [
    ...stayAngles.rear.map((angle) => stay(rearAxle, rearEye, angle)),
    ...stayAngles.front.map((angle) => stay(frontAxle, frontEye, angle)),
  ].join('')
  const clips = [
    ...stayAngles.rear.map((angle) => around(rearAxle, radius - 3, angle)),
    ...stayAngles.front.map((angle) => around(frontAxle, radius - 3, angle)),
  ]
    .map((p) => `M${at(moved(p, -4, 0))}h8`)
    .join('')
  const wire = isSilver ? '#c3c8cc' : '#2f3236'
  const flaps = isSilver
    ? ''
    : `<path d="${flap(around(rearAxle, radius, full.rear[0] + 2), 64)}${flap(around(frontAxle, radius, full.front[0] + 2), 62)}" fill="#141518"/>`
  return `<g fill="none"><path d="${stays}" stroke="${isSilver ? '#70757a' : '#0e0f11'}" stroke-width="3.6"/><path d="${stays}" stroke="${wire}" stroke-width="2" transform="translate(-.4 -.5)"/><path d="${d}" stroke="${fill}" stroke-width="${n(depth)}" stroke-linecap="round"/><path d="${edge}${frontEdge}" stroke="#000" stroke-opacity=".35" stroke-width="1.4"/><path d="${clips}" stroke="${isSilver ? '#8d9297' : '#08090a'}" stroke-width="6"/></g>${flaps}`
}

/** Clip-on blades are strapped to the seat stays and the fork where these pass the tyre; the rest of the wheel is bare. */
function raceBlades({ look, skeleton, lines, ink }: Drawing): string {
  const { rearAxle, frontAxle, wheelRadius, crown } = skeleton
  const { radius, depth } = guardPlan(look, wheelRadius)
  const fill = boxGradient(ink, 'guard', black)
  const blades =
    arc(rearAxle, radius, guardArcs.clip.rear) + arc(frontAxle, radius, guardArcs.clip.front)
  const block = (from: Point, to: Point) =>
    `<rect x="-11" y="-6" width="22" height="12" rx="4" transform="translate(${at(along(from, direction(from, to), radius - 2))})rotate(${n(heading(from, to))})" fill="#17181b"/>`
  return `<path d="${blades}" fill="none" stroke="${fill}" stroke-width="${n(depth)}" stroke-linecap="round"/>${block(...lines.seatstay)}${block(frontAxle, crown)}`
}

const arc = (centre: Point, radius: number, [from, to]: readonly [number, number]): string => {
  const isLong = to - from > 180 ? 1 : 0
  return `M${at(around(centre, radius, from))}A${n(radius)} ${n(radius)} 0 ${isLong} 1 ${at(around(centre, radius, to))}`
}

const flap = (p: Point, angle: number): string => {
  const end = around(p, 44, angle)
  return ribbon([
    [p, 9],
    [between(p, end, 0.5), 8],
    [end, 6],
  ])
}

export function drawKickstand({ look, skeleton }: Drawing): string {
  if (!look.extras?.kickstand) return ''
  const { rearAxle, bb } = skeleton
  const hinge = between(rearAxle, bb, 0.34)
  const end = point(hinge.x - 62, -14)
  const d = line(moved(hinge, 0, 6), end)
  return `<g stroke-linecap="round"><path d="${d}" stroke="#131417" stroke-width="15"/><path d="${d}" stroke="#5a5e64" stroke-width="3" transform="translate(-3 -1)"/><path d="${line(moved(end, -12, 2), moved(end, 12, 6))}" stroke="#0d0e10" stroke-width="9"/></g>`
}
