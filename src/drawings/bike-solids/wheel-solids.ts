import { around, direction, along, point, type Point } from '#/drawings/bike/point.ts'
import { rimDepth } from '#/drawings/bike-wheels/rim-depth.ts'
import type { Plan } from './frame-solids.ts'
import { off, type Point3 } from './point3.ts'
import { drum, tube, type Shape } from './solid.ts'
import { clamped } from '#/drawings/bike/clamped.ts'

/** Tyre, rim, spokes, hub, rotor and brake of both wheels. */
export function wheelSolids(plan: Plan): Shape[] {
  const { skeleton, look, measures } = plan
  const isMotor = look.motor?.kind === 'hub'
  const drumRadius = look.motor?.battery === 'slim' ? 77 : 88
  const rearFlange = isMotor ? drumRadius - 6 : 27
  return [
    ...wheel(plan, skeleton.rearAxle, {
      flange: rearFlange,
      left: isMotor ? -24 : -32,
      right: isMotor ? 20 : 18,
    }),
    ...wheel(plan, skeleton.frontAxle, { flange: 21, left: -20, right: 33 }),
    ...hubBody(skeleton.frontAxle, measures.hubs.front / 2, 11),
    ...hubBody(skeleton.rearAxle, measures.hubs.rear / 2, 13),
    ...(isMotor ? motorDrum(skeleton.rearAxle, drumRadius) : []),
    ...brake(plan, 'front'),
    ...brake(plan, 'rear'),
  ]
}

type Flanges = { flange: number; left: number; right: number }

function wheel(plan: Plan, axle: Point, { flange, left, right }: Flanges): Shape[] {
  const { skeleton, look, measures } = plan
  const depth = rimDepth(look)
  const edge = skeleton.rimRadius - depth
  const count = clamped(Math.round((look.wheels.spokes ?? 24) / 4) * 4, 16, 36) / 2
  const side = (z: number, shift: number) =>
    Array.from({ length: count }, (_, index) => {
      const turn = shift + (index * 360) / count
      const lean = ((index % 2 ? 2 : -2) * 360) / count
      return [
        off(around(axle, flange, turn + lean), z),
        off(around(axle, edge, turn), Math.sign(z) * 2),
      ]
    })
  return [
    { material: 'steel', width: 1.8, lines: [...side(left, 0), ...side(right, 180 / count)] },
    { material: 'alloy', sections: flangeSections(axle, flange, left) },
    { material: 'alloy', sections: flangeSections(axle, flange, right) },
    {
      material: 'rim',
      centre: off(axle, 0),
      radius: skeleton.rimRadius - depth / 2,
      high: depth / 2,
      wide: measures.rim / 2,
      lift: 24,
    },
    {
      material: 'tyre',
      centre: off(axle, 0),
      radius: skeleton.wheelRadius - measures.tyre / 2,
      high: measures.tyre / 2,
      wide: measures.tyre / 2,
      lift: 25,
    },
  ]
}

const flangeSections = (axle: Point, radius: number, z: number) =>
  drum('alloy', off(axle, z), { radius: radius + 3, half: 2 }).sections

const hubBody = (axle: Point, half: number, radius: number): Shape[] => [
  drum('alloy', off(axle, 0), { radius, half: half - 2 }),
  drum('steel', off(axle, half - 3), { radius: radius + 1, half: 3 }),
  drum('steel', off(axle, 3 - half), { radius: radius + 1, half: 3 }),
  drum('alloy', off(axle, 0), { radius: 7, half: half + 12 }),
]

const motorDrum = (axle: Point, radius: number): Shape[] => [
  drum('alloy', off(axle, -2), { radius, half: 25 }),
  drum('alloy', off(axle, -2), { radius: radius * 0.7, half: 33 }),
]

/** The rotor beside the left end of the hub, and the calliper that holds it. */
function brake({ skeleton, measures }: Plan, end: 'front' | 'rear'): Shape[] {
  const isFront = end === 'front'
  const axle = isFront ? skeleton.frontAxle : skeleton.rearAxle
  const z = 14.5 - measures.hubs[end] / 2
  const radius = measures.rotors[end]
  const way = direction(axle, isFront ? skeleton.crown : skeleton.bb)
  const at = (forward: number, up: number): Point3 =>
    off(along(along(axle, way, forward), point(way.y, -way.x), isFront ? -up : up), z)
  return [
    drum('steel', off(axle, z), { radius, half: 0.9 }),
    drum('alloy', off(axle, z + 3), { radius: 24, half: 4 }),
    tube('alloy', [
      [at(radius - 30, 20), 10, 11],
      [at(radius - 2, 22), 14, 15],
      [at(radius + 34, 18), 9, 11],
    ]),
  ]
}
