import type { BikeLook } from '#/drawings/bike/bike-look.ts'
import { luminance, readableOn } from '#/drawings/bike/colour.ts'
import type { Drawing } from '#/drawings/bike/drawing.ts'
import { nearShade, type Ink } from '#/drawings/bike/ink.ts'
import { brushOf, endFade, type Brush } from '#/drawings/bike/paint.ts'
import { bent, corner, disc, ribbon, roundedPolygon, type Station } from '#/drawings/bike/path.ts'
import {
  along,
  between,
  direction,
  distance,
  leftOf,
  point,
  type Line,
  type Point,
} from '#/drawings/bike/point.ts'
import { markAlong } from './mark-along.ts'
import type { SurfaceFinish } from './shadings.ts'
import { farLeg, suspensionFork } from './draw-suspension-fork.ts'

/** A fork in a colour of its own has no part in the frame's fade. */
export const forkBrush = (ink: Ink, look: BikeLook, frame: Brush): Brush =>
  look.fork?.colour
    ? brushOf(ink, 'fork', { finish: forkFinish(look), colour: look.fork.colour })
    : frame

/** A bare frame has a bare carbon fork; one of metal is painted. */
export function forkFinish({ paint, fork }: BikeLook): SurfaceFinish {
  if (paint.finish !== 'raw') return paint.finish
  return fork?.blades === 'curved' || fork?.profile === 'alloy' ? 'satin' : 'carbon'
}

export function drawFarBlade(fork: Drawing): string {
  const d = fork.look.fork?.blades === 'suspension' ? farLeg(fork) : ribbon(blade(fork))
  return `<g transform="translate(-6 2)"><path d="${d}" fill="${fork.brush.fill}"/><path d="${d}" fill="${fork.brush.darkEdge}" fill-opacity=".66"/></g>`
}

export function drawFork(fork: Drawing): string {
  if (fork.look.fork?.blades === 'suspension') return suspensionFork(fork)
  const { brush, ink, skeleton } = fork
  const stations = blade(fork)
  const body = ink.id('fb')
  const grain = brush.grain([skeleton.frontAxle, skeleton.crown])
  const shade = nearShade(ink, 'by-crown', along(skeleton.crown, skeleton.steererDown, -12), 84)
  return [
    `<g fill="${brush.fill}"><path id="${body}" d="${ribbon(stations)}"/></g>`,
    grain && `<use href="#${body}" fill="${grain}"/>`,
    bladeShading(fork, stations),
    `<use href="#${body}" fill="${shade}" fill-opacity=".7"/>`,
    tip(fork),
    eyes(fork),
  ].join('')
}

/** Millimetres from the axle to the lowest bolt, and between bolts. */
const lowestEye = 72
const eyeStep = 60

/** Bolts in the outside of the blade; the name stands above them. */
function eyes(fork: Drawing): string {
  const count = fork.look.fork?.eyes ?? 0
  if (count < 1) return ''
  const at = Array.from({ length: count }, (_, index) =>
    bladePoint(fork, lowestEye + index * eyeStep),
  )
  return `<path d="${at.map((p) => disc(p, 4)).join('')}" fill="#101113"/><path d="${at.map((p) => disc(p, 1.8)).join('')}" fill="#8b9096"/>`
}

/** The middle of the blade, so many millimetres above the axle along its bend. */
export function bladePoint(fork: Drawing, fromAxle: number): Point {
  const centres = blade(fork).map(([centre]) => centre)
  let left = fromAxle
  let here = centres.pop() ?? fork.skeleton.frontAxle
  for (const next of centres.toReversed()) {
    const step = distance(here, next)
    if (left <= step) return along(here, direction(here, next), left)
    left -= step
    here = next
  }
  return here
}

/** The crown is twice as wide as the blade and leans another way: each has its own light, one fading into the other. */
function bladeShading({ brush, ink, look, plan }: Drawing, stations: Station[]): string {
  // A curved blade is straight until it bends; another one turns where the crown ends.
  const [upperEnd, lowerStart] = look.fork?.blades === 'curved' ? [5, 4] : [3, 2]
  const centre = (index: number) => stations[index]?.[0] ?? point(0, 0)
  const crown: Line = [centre(upperEnd), along(centre(0), direction(centre(1), centre(0)), 20)]
  const lower: Line = [along(centre(6), direction(centre(5), centre(6)), 20), centre(lowerStart)]
  const lit = (name: string, axis: Line, width: number, fade: string) =>
    `<use href="#${ink.id('fb')}" fill="${brush.shade(name, axis, width)}" mask="${fade}"/>`
  const outOf = endFade(ink, 'fcm', crown, 160, { start: distance(...crown), end: 0 })
  const into = endFade(ink, 'flm', lower, 160, { start: 0, end: distance(...lower) })
  return `${lit('fcs', crown, (plan.headTube[1] + plan.fork[0]) / 2, outOf)}${lit('fls', lower, (plan.fork[1] + plan.fork[2]) / 2 + 4, into)}`
}

/** Crown and blade in one sweep, from under the head tube to the axle. */
function blade({ look, plan, skeleton }: Drawing): Station[] {
  const { crown, frontAxle, steererDown } = skeleton
  const [atCrown, knee, atTip] = plan.fork
  const length = distance(crown, frontAxle)
  const isCurved = look.fork?.blades === 'curved'
  const bend: readonly [Point, Point, Point, Point] = isCurved
    ? [
        crown,
        along(crown, steererDown, length * 0.55),
        along(crown, steererDown, length * 0.86),
        frontAxle,
      ]
    : [crown, along(crown, steererDown, length * 0.3), between(crown, frontAxle, 0.72), frontAxle]
  const head = plan.headTube[1]
  return bent(bend, [
    head,
    (atCrown + head) / 2 - 1,
    widthBetween(atCrown, knee, 0.45),
    knee,
    widthBetween(knee, atTip, 0.42),
    widthBetween(knee, atTip, 0.74),
    atTip,
  ])
}

const widthBetween = (a: number, b: number, share: number) => a + (b - a) * share

/** The dropout: a round end about the axle. */
function tip({ brush, plan, skeleton }: Drawing): string {
  const { frontAxle, crown } = skeleton
  const up = direction(frontAxle, crown)
  const side = leftOf(up)
  const half = plan.fork[2] / 2
  const d = roundedPolygon([
    corner(along(along(frontAxle, up, 26), side, half), 14),
    corner(along(along(frontAxle, up, -2), side, half + 3), 8),
    corner(along(along(frontAxle, up, -half - 5), side, half), 8),
    corner(along(along(frontAxle, up, -half - 5), side, -half), 8),
    corner(along(along(frontAxle, up, -2), side, -half - 3), 8),
    corner(along(along(frontAxle, up, 26), side, -half), 14),
  ])
  return brush.part('ft', d, [frontAxle, crown], plan.fork[2] + 6)
}

/** The small name on the blade, reading downwards; on a fork of another colour it must still be readable. */
export function forkName(fork: Drawing): string {
  if (fork.look.fork?.blades === 'suspension') return ''
  const { look, plan, skeleton, brand } = fork
  const stations = blade(fork)
  const from = stations[2]?.[0] ?? skeleton.crown
  const to = stations[5]?.[0] ?? skeleton.frontAxle
  const own = look.fork?.colour
  const chosen = look.paint.smallLogo
  const isLost = own !== undefined && Math.abs(luminance(own) - luminance(chosen)) < 0.12
  const colour = isLost ? readableOn(own) : chosen
  return markAlong({ maker: look.fork?.mark, brand }, [from, to], {
    share: (look.fork?.eyes ?? 0) > 1 ? 0.02 : 0.3,
    height: plan.fork[1] * 0.27,
    colour,
  })
}
