import type { BagPosition, CageKind } from '#/drawings/bike/bike-look.ts'
import { between, moved, plus, point, radians } from '#/drawings/bike/point.ts'
import { bagLitresOf, isFullFrameBag } from '#/drawings/bike-equipment/bag-litres.ts'
import { bottlePlaces, seatPoint, type Seat } from '#/drawings/bike-equipment/bottle-plan.ts'
import type { Plan } from './frame-solids.ts'
import { off, point3, type Point3 } from './point3.ts'
import { bothSides, drum, raised, tube, upright, type Shape } from './solid.ts'

/** Bags by their place and litres. */
export function bagSolids(plan: Plan): Shape[] {
  const bags = plan.look.extras?.bags ?? []
  return bags.flatMap((place) => drawn[place](plan, bagLitresOf(plan.look, place)))
}

const drawn: Record<BagPosition, (plan: Plan, litres: number) => Shape[]> = {
  frame: ({ lines, frame }, litres) => {
    const isFull = isFullFrameBag(litres)
    const deep = isFull ? 1.5 : 1
    // A full bag bulges: from above its width is all that tells it from a half one.
    const wide = isFull ? 1.15 : 1
    const below = (share: number, by: number) =>
      off(plus(between(...lines.topTube, share), point(0, by)), 0)
    const [atSeat, atHead] = [frame.topTube[0] / 2, frame.topTube[1] / 2]
    return [
      upright('cloth', [
        [below(0.06, atSeat + 46 * deep), 42 * deep, 22 * wide],
        [below(0.5, atSeat + 52 * deep), 50 * deep, 30 * wide],
        [below(0.88, atHead + 40), 36, 26 * wide],
      ]),
    ]
  },
  'top-tube': ({ lines, frame }, litres) => {
    const size = Math.cbrt(litres / 0.8)
    const above = (share: number, by: number) =>
      off(plus(between(...lines.topTube, share), point(0, -frame.topTube[1] / 2 - by)), 0)
    return [
      upright(
        'cloth',
        [
          [above(0.58, 8), 10 * size, 17 * size],
          [above(0.74, 24), 25 * size, 25 * size],
          [above(0.94, 32), 32 * size, 25 * size],
        ],
        10,
      ),
    ]
  },
  saddle: ({ skeleton }, litres) => {
    const behind = (x: number, y: number) => off(plus(skeleton.railClamp, point(x, y)), 0)
    if (litres < 3) {
      const size = Math.cbrt(litres / 0.7)
      return [
        upright('cloth', [
          [behind(-14, 20), 14 * size, 24 * size],
          [behind(-14 - 70 * size, 24), 30 * size, 36 * size],
          [behind(-14 - 124 * size, 14), 22 * size, 30 * size],
        ]),
      ]
    }
    const length = 150 + litres * 13
    const girth = Math.cbrt(litres / 14)
    return [
      upright('cloth', [
        [behind(-20, 26), 20, 24],
        [behind(length * -0.35, 36), 44, 54 * girth],
        [behind(length * -0.75, 12), 50, 72 * girth],
        [behind(-length, -16), 40, 62 * girth],
        [behind(-length - 20, -18), 22, 40 * girth],
      ]),
    ]
  },
  bar: ({ skeleton, measures }, litres) => {
    const { barCentre } = skeleton
    if (litres < 5) {
      const half = 90 * Math.cbrt(litres / 2.4)
      const at = (z: number): Point3 => off(moved(barCentre, 66, 36), z)
      return [
        {
          material: 'cloth',
          sections: [-half, -half + 8, half - 8, half].map((z, index) => ({
            centre: at(z),
            u: point3(index % 3 === 0 ? 40 : 46, 0, 0),
            v: point3(0, index % 3 === 0 ? 36 : 42, 0),
          })),
          lift: 20,
        },
      ]
    }
    // The roll is as long as the bar leaves room for, so its litres show in its girth.
    const radius = Math.sqrt((litres * 1e6) / (Math.PI * 460))
    const half = Math.min(measures.barWidth / 2 - 26, 230)
    const centre = off(moved(barCentre, radius - 14, radius + 6), 0)
    return [
      drum('cloth', centre, { radius, half, lift: 20 }),
      ...bothSides(
        // Straps go all the way round, so they are seen from wherever the roll is.
        { material: 'strapping', width: 10, lift: 95, lines: [hoopOf(centre, radius, half * 0.5)] },
      ),
    ]
  },
}

/** A line round a roll from behind its top over its front to its underside. */
const hoopOf = (centre: Point3, radius: number, z: number): Point3[] =>
  Array.from({ length: 5 }, (_, index) => {
    const turn = radians(-110 + index * 45)
    return point3(
      centre.x + Math.cos(turn) * radius,
      centre.y + Math.sin(turn) * radius,
      centre.z + z,
    )
  })

/** Cages where the side view has them, and what stands in them: bottles or a second battery. */
export function bottleSolids(plan: Plan): Shape[] {
  const { look, lines, frame } = plan
  const { places, kind } = bottlePlaces({ look, lines, plan: frame, skeleton: plan.skeleton })
  return [
    ...places.flatMap(({ seat, content }) => [
      ...(content ? bottle(seat, content) : []),
      ...cage(kind, seat),
    ]),
    ...(look.extras?.cages?.kind === 'cargo' ? forkCages(plan) : []),
  ]
}

function bottle(seat: Seat, content: 'bottle' | 'battery'): Shape[] {
  const at = (forward: number) => off(seatPoint(seat, forward, 37), 0)
  if (content === 'battery')
    return [
      tube('blackPlastic', [
        [at(-82), 36],
        [at(78), 36],
        [at(90), 22],
      ]),
    ]
  return [
    tube('bottle', [
      [at(-82), 36],
      [at(26), 36],
      [at(36), 33],
      [at(46), 36],
      [at(72), 35],
      [at(88), 27],
    ]),
    tube('blackPlastic', [
      [at(86), 26],
      [at(97), 24],
      [at(101), 11],
      [at(114), 9],
    ]),
  ]
}

/** The thickness of a cage's hoops, their places along the bottle, and the angles that they reach round it. */
const cageHoops = {
  resin: { width: 9, hoops: [-70, 14], from: -150, to: 150 },
  carbon: { width: 13, hoops: [-74, 24], from: -140, to: 140 },
  wire: { width: 5, hoops: [-80, 34], from: -170, to: 170 },
  // A side-loading cage is open on the drive side.
  side: { width: 11, hoops: [-74, 30], from: -175, to: 40 },
} as const

function cage(kind: Exclude<CageKind, 'cargo'>, seat: Seat): Shape[] {
  const { width, hoops, from, to } = cageHoops[kind]
  const around = (forward: number, turn: number): Point3 =>
    off(seatPoint(seat, forward, 37 - Math.cos(radians(turn)) * 38), Math.sin(radians(turn)) * 38)
  const hoop = (forward: number): Point3[] =>
    Array.from({ length: 9 }, (_, index) => around(forward, from + ((to - from) * index) / 8))
  // The arms of a cage run from the lower hoop to the upper one.
  const [low, high] = hoops
  const arms = [-118, 118]
    .filter((turn) => turn > from && turn < to)
    .map((turn) => [around(low, turn), around(high, turn * 0.82)])
  return [
    tube('cage', [
      [off(seatPoint(seat, -84, 1), 0), 3, 11],
      [off(seatPoint(seat, 38, 1), 0), 3, 11],
    ]),
    { material: 'cage', width, lines: [...hoops.map(hoop), ...arms], lift: 6 },
  ]
}

/** Cargo cages stand outside the fork's blades, with a strap round what they carry. */
function forkCages({ skeleton, measures }: Plan): Shape[] {
  const { crown, frontAxle } = skeleton
  const z = measures.hubs.front / 2 + 20
  const on = (share: number) => off(between(frontAxle, crown, share), z)
  const out = (share: number) => off(between(frontAxle, crown, share), z + 62)
  return bothSides(
    tube('cage', [
      [on(0.24), 14, 4],
      [on(0.78), 14, 4],
    ]),
    tube('cage', [
      [on(0.24), 24, 5],
      [out(0.22), 24, 5],
    ]),
    ...[0.36, 0.62].map((share) =>
      raised('strap', 6, [
        [on(share), 16, 5.5],
        [on(share + 0.03), 16, 5.5],
      ]),
    ),
  )
}
