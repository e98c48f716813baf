import {
  along,
  direction,
  leftOf,
  plus,
  point,
  radians,
  type Point,
} from '#/drawings/bike/point.ts'
import { bent } from '#/drawings/bike/path.ts'
import { stemHeight } from '#/drawings/bike/skeleton.ts'
import { flatBarSolids } from './flat-bar-solids.ts'
import { breadths, type Plan } from './frame-solids.ts'
import { mirrored, off, point3, type Point3 } from './point3.ts'
import { bothSides, drum, tube, type Shape } from './solid.ts'

/** Headset, spacers, stem and bar with everything a hand holds. */
export function cockpitSolids(plan: Plan): Shape[] {
  const isFlat = plan.look.cockpit.bar === 'flat'
  return [
    ...stemSolids(plan),
    ...(isFlat ? flatBarSolids(plan) : dropBarSolids(plan)),
    ...hoses(plan),
  ]
}

function stemSolids(plan: Plan): Shape[] {
  const { skeleton, frame } = plan
  const { headTop, stemFoot, barCentre, steererDown, spacers } = skeleton
  const up = (by: number) => off(along(headTop, steererDown, -by), 0)
  const top = 11 + spacers + stemHeight
  const way = direction(stemFoot, barCentre)
  const before = (by: number) => off(along(barCentre, way, -by), 0)
  return [
    tube('alloy', [
      [up(0), frame.headTube[0] / 2 - 0.5, (frame.headTube[0] / 2 - 0.5) * breadths(plan).head],
      [up(11), 19],
    ]),
    ...(spacers > 0
      ? [
          tube('alloy', [
            [up(11), 18],
            [up(11 + spacers), 18],
          ]),
        ]
      : []),
    tube(
      'alloy',
      [
        [up(11 + spacers), 19.5],
        [up(top), 19],
      ],
      4,
    ),
    tube(
      'alloy',
      [
        [up(top - 1), 17],
        [up(top + 3), 15],
      ],
      8,
    ),
    tube(
      'alloy',
      [
        [off(along(stemFoot, way, 6), 0), 17, 16],
        [before(30), 16, 15.5],
        [before(8), 18, 20],
      ],
      5,
    ),
    drum('alloy', off(along(barCentre, way, 2), 0), { radius: 21, half: 21, lift: 6 }),
    ...bothSides(
      ...[-13, 13].map((height) =>
        bolt(along(along(barCentre, way, 17), leftOf(way), height), way),
      ),
    ),
  ]
}

/** A bolt of the faceplate. */
const bolt = (place: Point, way: Point): Shape =>
  tube(
    'steel',
    [
      [off(place, 15), 3],
      [off(along(place, way, 4), 15), 2.6],
    ],
    26,
  )

/** The line of a drop bar's right half about its clamp: along the top, round the bend and down the drop. */
function dropBarLine({ look, measures }: Plan): Point3[] {
  const { reach, drop } = barShape(look.cockpit)
  const half = measures.barWidth / 2
  const lean = Math.tan(radians(measures.flare))
  const tail = look.cockpit.bar === 'flare' ? point(-34, drop + 8) : point(-26, drop + 3)
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

const barShape = ({ bar, barReach, barDrop }: Plan['look']['cockpit']) => ({
  reach: Math.min(Math.max(barReach ?? (bar === 'flare' ? 70 : 78), 50), 110),
  drop: Math.min(Math.max(barDrop ?? (bar === 'flare' ? 116 : 126), 90), 160),
})

/** The outer line of the tape, and of the bare bar beside the stem. */
const [taped, bare] = [30.5, 29]
/** The tape begins this far from the stem. */
const tapeFrom = 62

function dropBarSolids(plan: Plan): Shape[] {
  const { barCentre } = plan.skeleton
  const { barShape: section, barRise = 0 } = plan.look.cockpit
  const line = dropBarLine(plan)
  const at = ({ x, y, z }: Point3): Point3 =>
    point3(x + barCentre.x, y + barCentre.y - (Math.abs(z) < tapeFrom ? 0 : barRise), z)
  // A wing is bare to the bend, and only its drops are taped.
  const isWing = section === 'aero' || section === 'one-piece'
  const start = (isWing && line[1]) || point3(0, 0, tapeFrom)
  const end = line.at(-1) ?? start
  const [deep, high] = isWing ? [21, 9] : [bare / 2, bare / 2]
  return [
    tube('alloy', [
      [at(mirrored(start)), deep, high],
      [at(point3(0, 0, -20)), 15.9],
      [at(point3(0, 0, 20)), 15.9],
      [at(start), deep, high],
    ]),
    ...bothSides(
      {
        material: 'tape',
        width: taped,
        lines: [[start, ...line.slice(isWing ? 2 : 1)].map(at)],
        isWrapped: true,
      },
      drum('hood', at(start), { radius: taped / 2 + 0.6, half: 7, lift: 60 }),
      tube(
        'alloy',
        [
          [at(end), 13],
          [at(point3(end.x - 4, end.y, end.z)), 12],
        ],
        1,
      ),
      ...lever(plan),
      ...hood(plan),
    ),
  ]
}

/** A point of the right hand: forward of the bar's reach, below its top, and sideways of the hood's middle. */
function hand({ look, skeleton, measures }: Plan, x: number, y: number, z: number): Point3 {
  const { reach } = barShape(look.cockpit)
  const lean = Math.tan(radians(measures.flare)) * 0.8
  const centre: Point = plus(skeleton.barCentre, point(reach + x, y - (look.cockpit.barRise ?? 0)))
  return off(centre, measures.barWidth / 2 + z + y * lean)
}

function hood(plan: Plan): Shape[] {
  const p = (x: number, y: number, z = 0) => hand(plan, x, y, z)
  return [
    tube(
      'hood',
      [
        [p(-46, 2), 12, 14.5],
        [p(-14, -1), 17, 17.5],
        [p(20, -6), 18, 17],
        [p(48, -14), 19, 15],
        [p(60, -30), 15, 12.5],
        [p(63, -50), 10, 9.5],
      ],
      3,
    ),
  ]
}

function lever(plan: Plan): Shape[] {
  const p = (x: number, y: number, z = 0) => hand(plan, x, y, z)
  return [
    tube(
      'alloy',
      [
        [p(60, -18, 1), 9, 9],
        [p(63, 8, 2), 8, 8.5],
        [p(57, 40, 4), 6, 7.5],
        [p(46, 70, 6), 5, 7],
        [p(38, 98, 8), 3.5, 6],
      ],
      6,
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
  const bow = (z: number, sag: number): Point3[] => [
    off(plus(barCentre, point(4, 8)), z),
    off(plus(barCentre, point(40 + sag / 2, 70 + sag)), z),
    off(plus(head, point(30 + sag / 3, sag)), Math.sign(z) * (wide + 16)),
    off(along(port, direction(head, bb), sag), Math.sign(z) * wide),
  ]
  return [
    { material: 'hood', width: 5, lines: [bow(48, 0), bow(68, 14)], lift: 10 },
    { material: 'hood', width: 5, lines: [bow(-58, 6)], lift: -10 },
  ]
}
