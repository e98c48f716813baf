import { point, radians } from '#/drawings/bike/point.ts'
import { bent } from '#/drawings/bike/path.ts'
import { barDiameters, barPlan, riseOf, tapedDiameter } from '#/drawings/bike-cockpit/bar-plan.ts'
import { flatBarSolids } from './flat-bar-solids.ts'
import type { Plan } from './frame-solids.ts'
import { hoseSolids } from './hose-solids.ts'
import { leverSolids } from './lever-solids.ts'
import { minus3, mirrored, plus3, point3, times3, unit3, type Point3 } from './point3.ts'
import { bothSides, drum, raised, tube, type Shape, type Stop3 } from './solid.ts'
import { stemSolids } from './stem-solids.ts'
import { clamped } from '#/drawings/bike/clamped.ts'

/** Headset, spacers, stem and bar with everything a hand holds. */
export function cockpitSolids(plan: Plan): Shape[] {
  const isFlat = plan.look.cockpit.bar === 'flat'
  return [
    ...stemSolids(plan),
    ...(isFlat ? flatBarSolids(plan) : dropBarSolids(plan)),
    ...hoseSolids(plan),
  ]
}

/** The line of a drop bar's right half about its clamp: along the top, round the bend and down the drop. */
function dropBarLine({ look, measures }: Plan): Point3[] {
  const { reach, drop, end: tail } = barPlan(look.cockpit)
  const half = measures.barWidth / 2
  const lean = Math.tan(radians(measures.flare))
  const p = (x: number, y: number) => point(reach * x, y)
  const ramp = bent([p(0, 0), p(0.42, 1), p(0.62, -1), p(0.78, 7)], [1, 1, 1])
  const hook = bent([p(0.78, 7), p(1.02, 18), p(1.1, 48), p(0.97, drop * 0.62)], [1, 1, 1])
  const drops = bent(
    [p(0.97, drop * 0.62), p(0.84, drop * 0.93), p(0.5, drop), p(0.2, drop)],
    [1, 1, 1],
  )
  const side = [...ramp.slice(1), ...hook.slice(1), ...drops.slice(1)].map(([centre]) => centre)
  const bend = Math.min(44, half * 0.3)
  return [
    point3(0, 0, 0),
    point3(0, 0, half - bend),
    point3(4, 0, half - bend * 0.4),
    ...[...side, tail].map(({ x, y }, index) =>
      point3(x, y, half - (index === 0 ? bend * 0.06 : 0) + Math.max(y - 8, 0) * lean),
    ),
  ]
}

/** The tape begins this far from the stem. */
const tapeFrom = 62

function dropBarSolids(plan: Plan): Shape[] {
  const { barCentre } = plan.skeleton
  const { barShape: section, tapeKind = 'cork' } = plan.look.cockpit
  const rise = riseOf(plan.look.cockpit)
  const line = dropBarLine(plan)
  const at = ({ x, y, z }: Point3): Point3 =>
    point3(x + barCentre.x, y + barCentre.y - rise * clamped((Math.abs(z) - 24) / 38, 0, 1), z)
  // A wing is bare to the bend, and only its drops are taped.
  const isWing = section === 'aero' || section === 'one-piece'
  const isFlattened = section === 'flattened'
  const bend = line[1] ?? point3(0, 0, tapeFrom)
  const start = isWing ? bend : point3(0, 0, tapeFrom)
  const end = line.at(-1) ?? start
  const clamp = barDiameters.clamp / 2
  const bare = barDiameters.round / 2
  const [deep, high] = isWing ? [21, 8.5] : isFlattened ? [17, 10.5] : [bare, bare]
  const width = tapedDiameter(plan.look.cockpit)
  const tops: Stop3[] = [
    [at(point3(0, 0, 26)), clamp],
    [at(point3(0, 0, 34)), clamp - 0.6, isWing || isFlattened ? clamp - 3 : clamp - 0.6],
    [at(point3(0, 0, isWing ? 62 : 50)), deep, high],
    [at(start), deep, high],
  ]
  const left = tops.map(([p, ...halves]): Stop3 => [mirrored(p), ...halves]).toReversed()
  const before = line.at(-2) ?? start
  const out = unit3(minus3(end, before))
  const beyond = (by: number) => at(plus3(end, times3(out, by)))
  return [
    tube('bar', [...left, ...tops]),
    ...bothSides(
      {
        material: 'tape',
        width,
        lines: [[isFlattened ? bend : start, ...line.slice(isWing || isFlattened ? 2 : 1)].map(at)],
        wrap: tapeKind,
      },
      ...(isFlattened
        ? [
            raised('tape', 2, [
              [at(start), 19, 12.5],
              [at(bend), 18, 13.5],
            ]),
          ]
        : []),
      // Finishing tape holds the last turn beside the stem.
      ...(isFlattened
        ? [
            raised('rubber', 60, [
              [at(point3(0, 0, tapeFrom - 4)), 19.6, 13],
              [at(point3(0, 0, tapeFrom + 8)), 19.6, 13],
            ]),
          ]
        : [drum('rubber', at(start), { radius: width / 2 + 0.4, half: 5, lift: 60 })]),
      // A plug closes the open end: a rim that holds the tape, and a low dome.
      {
        ...raised('alloy', 1, [
          [beyond(-1.5), width / 2 + 0.6],
          [beyond(2), width / 2 + 0.6],
          [beyond(5), width / 2 - 2],
          [beyond(7), width / 2 - 6],
        ]),
        isConvex: true,
      },
      ...leverSolids(plan),
    ),
  ]
}
