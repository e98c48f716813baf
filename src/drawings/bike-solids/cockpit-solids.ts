import { along, direction, plus, point, radians } from '#/drawings/bike/point.ts'
import { bent } from '#/drawings/bike/path.ts'
import { barPlan } from '#/drawings/bike-cockpit/bar-plan.ts'
import { flatBarSolids } from './flat-bar-solids.ts'
import type { Plan } from './frame-solids.ts'
import { leverSolids } from './lever-solids.ts'
import { mirrored, off, point3, type Point3 } from './point3.ts'
import { bothSides, drum, raised, tube, type Shape } from './solid.ts'
import { stemSolids } from './stem-solids.ts'
import { clamped } from '#/drawings/bike/clamped.ts'

/** Headset, spacers, stem and bar with everything a hand holds. */
export function cockpitSolids(plan: Plan): Shape[] {
  const isFlat = plan.look.cockpit.bar === 'flat'
  return [
    ...stemSolids(plan),
    ...(isFlat ? flatBarSolids(plan) : dropBarSolids(plan)),
    ...hoses(plan),
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

/** Diameters of the taped bar, with thick tape and without, and of the bare bar beside the stem. */
const [taped, thickly, bare] = [30.5, 33.5, 29]
/** The tape begins this far from the stem. */
const tapeFrom = 62

function dropBarSolids(plan: Plan): Shape[] {
  const { barCentre } = plan.skeleton
  const { barShape: section, barRise = 0, tapeKind = 'cork' } = plan.look.cockpit
  const line = dropBarLine(plan)
  const at = ({ x, y, z }: Point3): Point3 =>
    point3(x + barCentre.x, y + barCentre.y - (Math.abs(z) < tapeFrom ? 0 : barRise), z)
  // A wing is bare to the bend, and only its drops are taped.
  const isWing = section === 'aero' || section === 'one-piece'
  const isFlattened = section === 'flattened'
  const bend = line[1] ?? point3(0, 0, tapeFrom)
  const start = isWing ? bend : point3(0, 0, tapeFrom)
  const end = line.at(-1) ?? start
  const [deep, high] = isWing ? [21, 9] : isFlattened ? [18, 12] : [bare / 2, bare / 2]
  const width = tapeKind === 'cushion' ? thickly : taped
  return [
    tube('bar', [
      [at(mirrored(start)), deep, high],
      [at(point3(0, 0, -20)), 15.9],
      [at(point3(0, 0, 20)), 15.9],
      [at(start), deep, high],
    ]),
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
              [at(start), 19, 13],
              [at(bend), 19, 13.5],
            ]),
          ]
        : []),
      // Finishing tape holds the last turn beside the stem.
      ...(isFlattened
        ? [
            raised('rubber', 60, [
              [at(point3(0, 0, tapeFrom - 4)), 19.6, 13.6],
              [at(point3(0, 0, tapeFrom + 10)), 19.6, 13.6],
            ]),
          ]
        : [drum('rubber', at(start), { radius: width / 2 + 0.6, half: 7, lift: 60 })]),
      raised('alloy', 1, [
        [at(end), 13],
        [at(point3(end.x - 4, end.y, end.z)), 12],
      ]),
      ...leverSolids(plan),
    ),
  ]
}

/** Hoses in an easy bow to the head tube, on bikes that do not hide them. */
function hoses(plan: Plan): Shape[] {
  const { look, frame, skeleton, lines } = plan
  if (frame.isMoulded && look.drivetrain.shifting !== 'mechanical') return []
  const { barCentre } = skeleton
  const [bb, head] = lines.downTube
  const port = along(head, direction(head, bb), 64)
  const wide = frame.downTube[1] * 0.46
  // A bar that rises lifts the hoses with it.
  const rise = look.cockpit.barRise ?? 0
  const riseAt = (z: number) => rise * clamped((Math.abs(z) - 30) / 62, 0, 1)
  const bow = (z: number, sag: number): Point3[] => [
    off(plus(barCentre, point(4, 8 - riseAt(z))), z),
    off(plus(barCentre, point(40 + sag / 2, 70 + sag)), z),
    off(plus(head, point(30 + sag / 3, sag)), Math.sign(z) * (wide + 16)),
    off(along(port, direction(head, bb), sag), Math.sign(z) * wide),
  ]
  /** Rubber closes the port where a hose enters the frame. */
  const grommet = (sag: number): Point3[] => {
    const { x, y } = along(port, direction(head, bb), sag)
    return [point3(x + 5, y - 6, wide), point3(x - 5, y + 6, wide - 1)]
  }
  return [
    { material: 'blackPlastic', width: 5, lines: [bow(48, 0), bow(68, 14)], lift: 10 },
    { material: 'blackPlastic', width: 5, lines: [bow(-58, 6)], lift: -70 },
    { material: 'blackPlastic', width: 13, lines: [0, 14].map(grommet), lift: 18 },
  ]
}
