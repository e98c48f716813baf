import { ribbon } from '#/drawings/bike/path.ts'
import { plus, point, radians, type Point } from '#/drawings/bike/point.ts'
import { leversOf, type Levers } from '#/drawings/bike-cockpit/lever-families.ts'
import { barPlan, riseOf } from '#/drawings/bike-cockpit/bar-plan.ts'
import type { Plan } from './frame-solids.ts'
import { minus3, off, point3, type Point3 } from './point3.ts'
import { raised, type Plane, type Shape, type Solid, type Stop3 } from './solid.ts'

/** A point of the right hand: forward of the bar's reach, below its top, and sideways of the hood's middle. */
function hand({ look, skeleton, measures }: Plan, x: number, y: number, z: number): Point3 {
  const { reach } = barPlan(look.cockpit)
  const lean = Math.tan(radians(measures.flare)) * 0.8
  const centre: Point = plus(skeleton.barCentre, point(reach + x, y - riseOf(look.cockpit)))
  return off(centre, measures.barWidth / 2 + z + y * lean)
}

/** The blade stands a little further out towards its tip, where the fingers reach it. */
const outward = 0.08

/** The plane of the right lever: the side view's own, leaning with the bar's flare; `lean` turns it further out. */
function handPlane(plan: Plan, inward: number, lean: number): Plane {
  const origin = hand(plan, 0, 0, -inward)
  return {
    origin,
    across: point3(1, 0, 0),
    down: minus3(hand(plan, 0, 1, lean - inward), origin),
    out: point3(0, 0, 1),
  }
}

/** Hood, brake blade and gear paddle of the right hand, by the family that the side view shows. */
export function leverSolids(plan: Plan): Shape[] {
  const { hood, crest, grip, body, knob, blade, paddle, mark } = leversOf(plan.look)
  const [maker, markX, markY, turn] = mark
  const name = { maker, x: markX, y: markY, turn }
  // Some makers' names stand on the knob, and others' on the blade.
  const isOnKnob = markY < 0
  const arm = (readings: typeof blade, inward: number, broad: number): Stop3[] =>
    readings.map(([x, y, width]) => [
      hand(plan, x, y, Math.max(y, 0) * outward - inward),
      width / 2,
      (width / 2) * broad,
    ])
  const rubber = (readings: typeof body, lift: number): Solid => ({
    ...raised(
      'rubber',
      lift,
      readings.map(([x, y, high, wide]): Stop3 => [hand(plan, x, y, 0), high, wide]),
    ),
    isConvex: true,
  })
  const outlineOf = (readings: typeof blade): string =>
    ribbon(readings.map(([x, y, width]) => [point(x, y), width]))
  const [[x, y] = [47, 8]] = paddle
  // The paddle turns about a pin inside the hood.
  const held = [[x + 2, y - 22, 6], ...paddle] as const
  return [
    {
      name: 'blade',
      material: 'lever',
      outline: outlineOf(blade),
      plane: handPlane(plan, 0, outward),
      half: 5,
      round: 1.6,
      light: [point(72, 6), point(44, -2)],
      lift: 30,
      isPolished: true,
      ...(isOnKnob ? {} : { mark: name }),
      onEdge: [raised('lever', 8, arm(blade, -1, 0.86))],
    },
    {
      name: 'paddle',
      material: 'blackPlastic',
      outline: outlineOf(held),
      plane: handPlane(plan, 5, outward),
      half: 5,
      round: 1,
      light: [point(60, 10), point(30, 6)],
      lift: 4,
      onEdge: [{ ...raised('blackPlastic', 2, arm(held, 4, 1)), isConvex: true }],
    },
    {
      name: 'hood',
      material: 'rubber',
      outline: hood,
      plane: handPlane(plan, 0, 0),
      half: 12.5,
      round: 2.6,
      light: [point(2, -36), point(12, 32)],
      lift: 40,
      crest,
      grooves: `M-30 4C-10 0 16 -2 44 -11${grip}`,
      ...(isOnKnob ? { mark: name } : {}),
      onEdge: [rubber(neck(body, knob), -40), rubber(body, 4), rubber(knob, 6)],
    },
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
