import { along, around, moved, point, type Point } from '#/drawings/bike/point.ts'
import { drivetrainPlan, pitchRadius } from '#/drawings/bike-parts/drivetrain-plan.ts'
import type { BikeLook, PedalKind } from '#/drawings/bike/bike-look.ts'
import type { Plan } from './frame-solids.ts'
import { off, point3, type Point3 } from './point3.ts'
import { drum, raised, tube, type Material, type Shape } from './solid.ts'

/** Of the middle between two rings, or of the only one. */
const chainline = 44.5

/** Cranks, rings, cassette, chain and derailleurs; the right crank points forward. */
export function driveSolids(plan: Plan): Shape[] {
  const { look, skeleton } = plan
  const drive = drivetrainPlan(look, skeleton)
  const { bb, rearAxle } = skeleton
  const [outer = 40, inner] = drive.rings
  const outerZ = chainline + (inner ? 4 : 0)
  const sprocketZ = (index: number) => 61 - index * 3.35
  const drivenZ = sprocketZ(Math.max(drive.sprockets.indexOf(drive.driven), 0))
  const run = (ringY: number, cogY: number) => [
    off(moved(bb, 0, ringY), outerZ),
    off(moved(rearAxle, 0, cogY), drivenZ),
  ]
  const [ring, cog] = [drive.ringRadius, pitchRadius(drive.driven)]
  return [
    ...crank(plan, 1, drive.crank),
    ...crank(plan, -1, drive.crank),
    drum('crank', off(bb, outerZ), { radius: pitchRadius(outer), half: 1.6 }),
    ...(inner
      ? [drum('crank', off(bb, outerZ - 8), { radius: pitchRadius(inner), half: 1.6 })]
      : []),
    ...drive.sprockets.map((teeth, index) =>
      drum('steel', off(rearAxle, sprocketZ(index)), { radius: pitchRadius(teeth), half: 0.9 }),
    ),
    {
      material: 'steel',
      width: 7,
      lines: [run(-ring, -cog), [...run(ring, cog).slice(0, 1), off(drive.tension, drivenZ)]],
    },
    ...rearMech(drive, drivenZ),
    ...(inner ? frontMech(bb, along(bb, skeleton.seatUp, 1), drive.ringRadius, outerZ) : []),
  ]
}

function crank({ look, skeleton, measures }: Plan, side: 1 | -1, length: number): Shape[] {
  const { bb } = skeleton
  const eye = around(bb, length, side === 1 ? 0 : 180)
  const face = measures.q / 2
  const inside = Math.min(face - 12, measures.shell / 2 + 18)
  const at = (share: number, z: number) =>
    point3(bb.x + (eye.x - bb.x) * share, bb.y + (eye.y - bb.y) * share, z * side)
  return [
    drum('crank', off(bb, inside * side), { radius: 20, half: 9 }),
    tube('crank', [
      [at(-0.03, inside), 19, 8],
      [at(0.3, inside + 2), 16, 8],
      [at(0.75, face - 9), 14, 7],
      [at(1.03, face - 7), 13, 7],
    ]),
    ...pedal(look.pedals ?? 'none', eye, face, side),
    ...meter(look.drivetrain.power, side, at, inside),
  ]
}

/** A power meter: a pod inside the left crank, inside both, or a thick spider between crank and rings. */
function meter(
  power: BikeLook['drivetrain']['power'],
  side: 1 | -1,
  at: (share: number, z: number) => Point3,
  inside: number,
): Shape[] {
  if (power === 'spider' && side === 1)
    return [drum('blackPlastic', at(0, inside - 12), { radius: 46, half: 6, lift: 2 })]
  if (power !== 'arms' && !(power === 'left-arm' && side === -1)) return []
  return [
    raised('blackPlastic', 4, [
      [at(0.16, inside - 11), 9, 5],
      [at(0.2, inside - 12), 12, 6],
      [at(0.4, inside - 11), 12, 6],
      [at(0.44, inside - 10), 9, 5],
    ]),
    drum('led', at(0.38, inside - 18), { radius: 2, half: 1, lift: 8 }),
  ]
}

/** Half of a pedal's length, width and height. */
type PedalBody = { length: number; wide: number; thick: number; material: Material }
const platform: PedalBody = { length: 51, wide: 50, thick: 9, material: 'alloy' }
const clipless: PedalBody = { length: 34, wide: 27, thick: 13, material: 'steel' }
const road: PedalBody = { length: 39, wide: 31, thick: 10, material: 'blackPlastic' }
const pedalBodies: Record<Exclude<PedalKind, 'none'>, PedalBody> = {
  flat: { ...platform, length: 46, wide: 44, thick: 14, material: 'blackPlastic' },
  clipless: road,
  platform,
  'platform-thin': { ...platform, length: 53, wide: 52, thick: 6 },
  rubber: { ...platform, length: 41, wide: 44, thick: 12, material: 'rubber' },
  half: { ...platform, length: 46, wide: 40, thick: 12 },
  'half-wide': { ...platform, length: 48, wide: 47, thick: 12 },
  spd: clipless,
  'spd-black': { ...clipless, material: 'alloy' },
  'spd-open': { ...clipless, length: 40, wide: 30 },
  road,
  'road-steel': { ...road, wide: 29 },
  'road-wide': { ...road, wide: 35 },
  'road-carbon': { ...road, wide: 33, thick: 8 },
  power: { ...road, wide: 33, thick: 12 },
}

function pedal(kind: PedalKind, eye: Point, face: number, side: 1 | -1): Shape[] {
  if (kind === 'none') return []
  const { length, wide, thick, material } = pedalBodies[kind]
  const start = face + 8
  const out = (z: number) => off(eye, z * side)
  const body = (z: number, half: number) => [
    { centre: out(z), u: point3(half, 0, 0), v: point3(0, thick, 0) },
  ]
  const axle = drum('steel', out(face + 6), { radius: 6, half: 8 })
  if (kind === 'rubber') return [axle, ...caged(eye, [start, start + wide * 2], side, length)]
  return [
    axle,
    {
      material,
      sections: [
        ...body(start, length * 0.8),
        ...body(start + 8, length),
        ...body(start + wide * 2 - 8, length),
        ...body(start + wide * 2, length * 0.8),
      ],
    },
  ]
}

type Drive = ReturnType<typeof drivetrainPlan>

function rearMech({ guide, tension, hanger }: Drive, z: number): Shape[] {
  return [
    tube('alloy', [
      [off(hanger, 76), 9, 5],
      [off(moved(hanger, -4, 14), 74), 13, 10],
      [off(moved(guide, -2, -10), z + 14), 14, 11],
    ]),
    tube('alloy', [
      [off(guide, z + 7), 10, 1.4],
      [off(tension, z + 7), 8, 1.4],
    ]),
    tube('alloy', [
      [off(guide, z - 7), 10, 1.4],
      [off(tension, z - 7), 8, 1.4],
    ]),
    drum('blackPlastic', off(guide, z), { radius: 21, half: 3.5 }),
    drum('blackPlastic', off(tension, z), { radius: 23, half: 3.5 }),
  ]
}

const frontMech = (bb: Point, above: Point, radius: number, z: number): Shape[] => {
  const up = point(above.x - bb.x, above.y - bb.y)
  return [
    tube('alloy', [
      [off(around(bb, radius + 10, -112), z + 3), 12, 9],
      [off(around(bb, radius + 12, -86), z + 3), 10, 9],
    ]),
    tube('alloy', [
      [off(along(bb, up, radius + 34), 20), 15, 10],
      [off(along(bb, up, radius + 30), z - 2), 12, 9],
    ]),
  ]
}

/** Two bars of rubber between plates, with air about the barrel of the bearing. */
function caged(
  eye: Point,
  [from, to]: readonly [number, number],
  side: 1 | -1,
  length: number,
): Shape[] {
  const at = (x: number, z: number): Point3 => point3(eye.x + x, eye.y, z * side)
  const bar = (x: number): Shape =>
    tube('rubber', [
      [at(x, from + 6), 10, 12],
      [at(x, to - 6), 10, 12],
    ])
  const plate = (z: number): Shape =>
    raised('steel', 2, [
      [at(-length, z), 4, 3],
      [at(length, z), 4, 3],
    ])
  return [
    tube('steel', [
      [at(0, from), 7],
      [at(0, to), 7],
    ]),
    bar(-length * 0.72),
    bar(length * 0.72),
    plate(from + 4),
    plate(to - 4),
  ]
}
