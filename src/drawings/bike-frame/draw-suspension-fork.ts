import { mixed, readableOn } from '#/drawings/bike/colour.ts'
import type { Drawing } from '#/drawings/bike/drawing.ts'
import { gradient } from '#/drawings/bike/ink.ts'
import { acrossOf, brushOf } from '#/drawings/bike/paint.ts'
import { corner, disc, line, ribbon, roundedPolygon } from '#/drawings/bike/path.ts'
import { along, between, distance, leftOf, plus, times, type Point } from '#/drawings/bike/point.ts'
import { markAlong } from './mark-along.ts'

/** The legs stand in front of the steerer; the rest of the offset is in the dropouts. */
const legsForward = 20
const crownHeight = 46
/** Stanchion that shows even when the fork is pushed in: the seals' and the bumper's room. */
const aboveSeals = 20
const usualTravel = 40

/** The ends of crown, stanchions and lowers; the stanchions show their travel. */
export function suspensionPlan({ look, skeleton }: Pick<Drawing, 'look' | 'skeleton'>) {
  const { crown, frontAxle, steererDown } = skeleton
  const forward = leftOf(steererDown)
  const top = plus(crown, times(forward, legsForward))
  const toAxle = distance(crown, frontAxle)
  const travel = look.fork?.travel || usualTravel
  const clamp = along(top, steererDown, crownHeight)
  const seals = along(top, steererDown, Math.min(crownHeight + aboveSeals + travel, toAxle * 0.6))
  const foot = along(top, steererDown, toAxle - 8)
  return { clamp, seals, foot, forward }
}

const legShape = (seals: Point, foot: Point): string =>
  ribbon([
    [seals, 43],
    [between(seals, foot, 0.18), 41],
    [between(seals, foot, 0.6), 38],
    [foot, 29],
  ])

/** The outline of the leg on the other side, from its stanchion to its foot. */
export function farLeg(drawing: Drawing): string {
  const { clamp, seals, foot } = suspensionPlan(drawing)
  return `${ribbon([
    [clamp, 32],
    [between(clamp, seals, 0.5), 32],
    [seals, 32],
  ])}${legShape(seals, foot)}`
}

/** Dark stanchions in one-piece lowers with their arch, under a forged crown. */
export function suspensionFork(drawing: Drawing): string {
  const { ink, look, skeleton, plan, brand } = drawing
  const { crown, frontAxle, steererDown } = skeleton
  const { clamp, seals, foot, forward } = suspensionPlan(drawing)
  const colour = look.fork?.colour ?? look.paint.colour
  const body = brushOf(ink, 'lowers', { finish: 'gloss', colour })
  const p = (from: Point, down: number, out: number) =>
    along(along(from, steererDown, down), forward, out)
  const tube = gradient(
    ink,
    'stanchion',
    acrossOf([seals, clamp], 32),
    '0 #3a2f22, 0.2 #8f7a5c, 0.3 #d9c7a8, 0.38 #5b4b37, 0.75 #1c1712, 1 #3f352a',
  )
  const crownShape = roundedPolygon([
    corner(p(crown, -1, -plan.headTube[1] / 2), 4),
    corner(p(crown, -1, plan.headTube[1] / 2), 4),
    corner(p(clamp, -20, 25), 8),
    corner(p(clamp, 0, 22), 4),
    corner(p(clamp, 0, -22), 4),
    corner(p(clamp, -20, -25), 8),
  ])
  const leg = legShape(seals, foot)
  // The arch joins both legs in front of the tyre; from the side it is a rib that swells out of the leg.
  const arch = roundedPolygon([
    corner(p(seals, 8, 12), 6),
    corner(p(seals, 2, 33), 10),
    corner(p(seals, 34, 35), 16),
    corner(p(seals, 92, 16), 20),
  ])
  // The legs end behind the axle, which sits in a lug in front of them.
  const dropout = roundedPolygon([
    corner(p(foot, -76, 12), 14),
    corner(p(frontAxle, -17, 14), 12),
    corner(p(frontAxle, 9, 16), 8),
    corner(p(frontAxle, 16, 2), 8),
    corner(p(foot, 12, 4), 8),
    corner(p(foot, 8, -13), 8),
    corner(p(foot, -60, -15), 14),
  ])
  const bands = line(p(seals, 3, -22), p(seals, 3, 22))
  const letters = markAlong({ maker: look.fork?.mark, brand }, [between(seals, foot, 0.1), foot], {
    share: 0.42,
    height: 12,
    colour: readableOn(colour),
  })
  const dial = p(foot, 10, -4)
  return [
    `<path d="${line(p(clamp, -6, 0), p(seals, 4, 0))}" stroke="${tube}" stroke-width="32"/>`,
    body.part('sa', arch, [foot, seals], 30),
    body.part('fb', leg, [foot, seals], 40),
    body.part('fx', dropout, [frontAxle, seals], 30),
    `<path d="${bands}" stroke="#0b0c0e" stroke-width="7"/><path d="${line(p(seals, 9, -21), p(seals, 9, 21))}" stroke="${mixed(colour, '#ffffff', 0.3)}" stroke-opacity=".6" stroke-width="1.2"/>`,
    body.part('fc', crownShape, [clamp, crown], 50),
    `<path d="${disc(dial, 5)}" fill="#c51f24"/>`,
    letters,
  ].join('')
}
