import { plainColours } from '#/drawings/bike-parts/plain-colours.ts'
import { mixed, type Hex } from '#/drawings/bike/colour.ts'
import type { Drawing } from '#/drawings/bike/drawing.ts'
import { at, disc, line } from '#/drawings/bike/path.ts'
import {
  along,
  between,
  direction,
  distance,
  leftOf,
  moved,
  point,
  type Point,
} from '#/drawings/bike/point.ts'
import { bladePoint } from '#/drawings/bike-frame/draw-fork.ts'
import { guardPlan } from './draw-mudguards.ts'

/** The height of the rear rack's deck: on the guard, or with room for one above the tyre. */
export function rackPlan({ look, skeleton }: Pick<Drawing, 'look' | 'skeleton'>) {
  const { rearAxle, wheelRadius } = skeleton
  const { radius, depth } = guardPlan(look, wheelRadius)
  const isOnGuard = look.extras?.rack === 'guard'
  const y = rearAxle.y - radius - depth / 2 - (isOnGuard ? 7 : 22)
  return { back: point(rearAxle.x - 178, y), front: point(rearAxle.x + 146, y) }
}

/** Tubes of one colour with a line of light along their upper side. */
const tubes = (d: string, colour: Hex, width: number): string =>
  `<g fill="none" stroke-linejoin="round" stroke-linecap="round"><path d="${d}" stroke="${mixed(colour, '#000000', 0.35)}" stroke-width="${width}"/><path d="${d}" stroke="${colour}" stroke-width="${width - 2}" transform="translate(-.4 -.8)"/><path d="${d}" stroke="${mixed(colour, '#ffffff', 0.55)}" stroke-opacity=".8" stroke-width="1.5" transform="translate(-.9 -1.8)"/></g>`

/**
 * The rear rack stands on eyes a hand's breadth above the dropouts, on the inside of the stays, so the near
 * stays are painted over its feet.
 */
export function drawRack(drawing: Drawing): string {
  const { look, skeleton, lines } = drawing
  const kind = look.extras?.rack
  if (!kind) return ''
  const { rearAxle } = skeleton
  const { back, front } = rackPlan(drawing)
  const up = direction(...lines.seatstay)
  const eye = moved(along(rearAxle, up, 42), -4, 0)
  const colour = look.extras?.rackColour ?? plainColours.rack
  const mount = along(lines.seatstay[1], up, -46)
  const onDeck = (share: number) => between(back, front, share)
  const rail = (share: number) => moved(onDeck(share), 0, 46)
  const deck = `${line(moved(front, 0, 0), back)}M${at(back)}q-9 2-8 20`
  const holder = line(front, moved(front, 22, 8), mount)
  const legs = {
    slim: line(eye, onDeck(0.36)) + line(eye, onDeck(0.7)),
    tour:
      line(eye, onDeck(0.3)) +
      line(eye, onDeck(0.56)) +
      line(eye, onDeck(0.82)) +
      line(moved(onDeck(0.02), 0, 0), rail(0.12), rail(0.66)),
    guard: line(eye, onDeck(0.5)) + line(eye, onDeck(0.16)),
  }[kind === true ? 'slim' : kind]
  const ribs = kind === 'guard' ? '' : line(moved(back, 20, 6), moved(front, -12, 6))
  return tubes(`${deck}${holder}${legs}`, colour, kind === 'tour' ? 10 : 9) + tubes(ribs, colour, 5)
}

/** A small deck over the front wheel, on the outside of the fork. */
export function drawFrontRack(drawing: Drawing): string {
  const { look, skeleton, plan } = drawing
  if (!look.extras?.frontRack) return ''
  const { frontAxle, crown, steererDown, wheelRadius } = skeleton
  const { radius, depth } = guardPlan(look, wheelRadius)
  const y = frontAxle.y - radius - depth / 2 - 20
  const colour = look.extras.rackColour ?? plainColours.rack
  const deck = [point(frontAxle.x - 62, y), point(frontAxle.x + 128, y)] as const
  const eye = bladePoint(drawing, distance(frontAxle, crown) * 0.42)
  const atCrown = along(along(crown, steererDown, 26), leftOf(steererDown), plan.headTube[1] / 2)
  const frame = `${line(...deck)}M${at(deck[1])}q9 2 8 16${line(eye, moved(deck[0], 74, 0))}${line(eye, moved(deck[1], -30, 0))}${line(atCrown, moved(deck[0], 34, 0))}`
  return `${tubes(frame, colour, 9)}${bolt(eye)}`
}

const bolt = (p: Point): string =>
  `<path d="${disc(p, 6.5)}" fill="#0d0e10"/><path d="${disc(p, 3)}" fill="#7b8086"/>`
