import { plus, point } from '#/drawings/bike/point.ts'
import { ribbon } from '#/drawings/bike/path.ts'
import { barDiameters, riseOf } from '#/drawings/bike-cockpit/bar-plan.ts'
import { clamped } from '#/drawings/bike/clamped.ts'
import type { Plan } from './frame-solids.ts'
import { minus3, off, plus3, point3, times3, unit3, type Point3 } from './point3.ts'
import { bothSides, raised, tube, type Shape, type Solid, type Stop3 } from './solid.ts'

/** The length of a grip, and how much the bar sweeps back for each millimetre outwards. */
const [gripLength, swept] = [132, 0.1]

/** A flat bar swept back a little, or rising from the clamp: grips, round or with a wing for the palm, brakes and shifters. */
export function flatBarSolids(plan: Plan): Shape[] {
  const { skeleton, measures, look } = plan
  const rise = riseOf(look.cockpit)
  const half = measures.barWidth / 2
  /** On the bar's axis so far out, and moved from it. */
  const on = (z: number, x = 0, y = 0): Point3 => {
    const share = clamped((z - 44) / 96, 0, 1)
    const lifted = rise * share * share * (3 - 2 * share)
    return off(plus(skeleton.barCentre, point(x - Math.max(z - 60, 0) * swept, y - lifted)), z)
  }
  const grip = half - gripLength
  const steps = [40, 56, 72, 88, 104, 120, 140, grip + 6]
  const clamp = barDiameters.clamp / 2
  const bare = barDiameters.round / 2
  const { grips = 'ergonomic' } = look.cockpit
  return [
    ...bothSides(
      tube('bar', [
        [on(0), clamp],
        [on(26), clamp],
        [on(44), bare],
      ]),
      {
        material: 'bar',
        width: barDiameters.round - 0.6,
        lines: [steps.map((z) => on(z))],
        lift: -4,
      },
      ...(grips === 'plain' ? [] : [palm(on, half)]),
      ...gripSolids(on, grip, half),
      ...brakeSolids(on, grip),
    ),
    ...shifterSolids(plan, on, grip),
  ]
}

/** The bar reaches from the stem to the grip, so that its middle is nearer to the eye than the farther grip. */
const overBar = 110

type OnBar = (z: number, x?: number, y?: number) => Point3

const smooth = (material: Solid['material'], lift: number, stops: readonly Stop3[]): Solid => ({
  ...raised(material, lift, stops),
  isConvex: true,
})

/** A rubber sleeve between two rings, and the plug in the bar's end. */
const gripSolids = (on: OnBar, grip: number, half: number): Shape[] => [
  raised('tape', overBar, [
    [on(grip), 15],
    [on(half - 60), 15],
    [on(half - 8), 15.8],
    [on(half), 15],
  ]),
  raised('alloy', overBar + 6, [
    [on(grip - 7), 15.6],
    [on(grip + 2), 15.6],
  ]),
  raised('alloy', overBar + 4, [
    [on(half - 1), 15.2],
    [on(half + 4), 13],
  ]),
]

/** The wing of an ergonomic grip lies behind the bar, for the heel of the hand. */
const palm = (on: OnBar, half: number): Shape =>
  smooth('tape', overBar - 20, [
    [on(half - 84, -10, 2), 10, 9],
    [on(half - 48, -20, 3), 14, 9],
    [on(half - 16, -26, 4), 16, 9],
    [on(half - 3, -22, 4), 12, 8],
  ])

/** Clamp and cylinder of a hydraulic brake, and its blade for two fingers, which lies before the grip. */
function brakeSolids(on: OnBar, grip: number): Shape[] {
  const origin = on(grip - 30, 0, 9)
  const blade = ribbon([
    [point(-6, 30), 13],
    [point(8, 40), 14],
    [point(34, 48), 11.5],
    [point(66, 48), 10],
    [point(92, 44), 10.5],
    [point(106, 46), 10],
    [point(112, 50), 5],
  ])
  const stops: [number, number][] = [
    [-4, 30],
    [34, 48],
    [92, 44],
    [110, 47],
  ]
  return [
    raised('blackPlastic', overBar, [
      [on(grip - 46), 15.5],
      [on(grip - 30), 15.5],
    ]),
    smooth('alloy', overBar + 16, [
      [on(grip - 96, 10, 9), 6, 7],
      [on(grip - 84, 14, 9), 9.5, 9.5],
      [on(grip - 52, 22, 9), 11, 11],
      [on(grip - 28, 30, 9), 10, 10],
      [on(grip - 18, 36, 10), 6, 7],
    ]),
    {
      name: 'brake',
      material: 'alloy',
      outline: blade,
      plane: {
        origin,
        across: unit3(minus3(on(grip + 70, 0, 9), origin)),
        down: unit3(point3(1, 0.1, swept)),
        out: unit3(plus3(point3(0, -1, 0), times3(point3(1, 0, 0), 0.1))),
      },
      half: 4.5,
      round: 1.2,
      light: [point(40, 62), point(34, 34)],
      lift: overBar + 20,
      isPolished: true,
      onEdge: [
        raised(
          'alloy',
          overBar + 12,
          stops.map(([along, before]): Stop3 => [on(grip - 30 + along, before, 12), 5.5, 6]),
        ),
      ],
    },
  ]
}

/** Under the bar a shifter for each derailleur: its pod, and the lever for the thumb. */
function shifterSolids({ look }: Plan, on: OnBar, grip: number): Shape[] {
  const shifter: Shape[] = [
    smooth('blackPlastic', 10, [
      [on(grip - 84, 6, 18), 8, 8],
      [on(grip - 70, 8, 22), 14, 13],
      [on(grip - 48, 6, 22), 14, 13],
      [on(grip - 36, 4, 20), 8, 9],
    ]),
    smooth('blackPlastic', 4, [
      [on(grip - 58, 4, 32), 5, 6],
      [on(grip - 34, -4, 38), 5, 6],
      [on(grip - 14, -8, 40), 6, 8],
    ]),
  ]
  const isDouble = look.drivetrain.rings.length > 1
  return isDouble ? bothSides(...shifter) : shifter
}
