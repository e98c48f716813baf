import { plus, point, radians, type Point } from '#/drawings/bike/point.ts'
import { leversOf, type Levers } from '#/drawings/bike-cockpit/lever-families.ts'
import { barPlan } from '#/drawings/bike-cockpit/bar-plan.ts'
import type { Plan } from './frame-solids.ts'
import { off, type Point3 } from './point3.ts'
import { raised, type Shape, type Stop3 } from './solid.ts'

/** A point of the right hand: forward of the bar's reach, below its top, and sideways of the hood's middle. */
function hand({ look, skeleton, measures }: Plan, x: number, y: number, z: number): Point3 {
  const { reach } = barPlan(look.cockpit)
  const lean = Math.tan(radians(measures.flare)) * 0.8
  const centre: Point = plus(skeleton.barCentre, point(reach + x, y - (look.cockpit.barRise ?? 0)))
  return off(centre, measures.barWidth / 2 + z + y * lean)
}

/** The blade stands a little further out towards its tip, where the fingers reach it. */
const outward = (y: number) => Math.max(y, 0) * 0.08

/** Hood, brake blade and gear paddle of the right hand, by the family that the side view shows. */
export function leverSolids(plan: Plan): Shape[] {
  const { body, knob, blade, paddle } = leversOf(plan.look)
  const arm = (readings: typeof blade, inward: number, broad: number): Stop3[] =>
    readings.map(([x, y, width]) => [
      hand(plan, x, y, outward(y) - inward),
      width / 2,
      (width / 2) * broad,
    ])
  const rubber = (readings: typeof body, lift: number): Shape => ({
    ...raised(
      'rubber',
      lift,
      readings.map(([x, y, high, wide]): Stop3 => [hand(plan, x, y, 0), high, wide]),
    ),
    isConvex: true,
  })
  const [[x, y] = [47, 8]] = paddle
  return [
    raised('lever', 8, arm(blade, -1, 0.86)),
    // The paddle turns about a pin inside the hood.
    { ...raised('blackPlastic', 2, arm([[x + 2, y - 22, 6], ...paddle], 4, 1)), isConvex: true },
    rubber(neck(body, knob), -40),
    rubber(body, 4),
    rubber(knob, 6),
  ]
}

/** The part of the hood that sweeps up into its knob. */
function neck(body: Levers['body'], knob: Levers['knob']): Levers['body'] {
  const [low, high] = [body[2], knob[1]]
  if (!low || !high) return []
  const slimmer = ([x, y, tall, wide]: Levers['body'][number], share: number) =>
    [x, y, tall * share, wide * share] as const
  return [slimmer(low, 0.9), slimmer(high, 0.86)]
}
