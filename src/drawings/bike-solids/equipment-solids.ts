import {
  along,
  around,
  between,
  direction,
  leftOf,
  moved,
  type Point,
} from '#/drawings/bike/point.ts'
import { pucks } from '#/drawings/bike-equipment/draw-gadgets.ts'
import { guardArcs } from '#/drawings/bike-equipment/draw-mudguards.ts'
import { bagSolids, bottleSolids } from './bag-solids.ts'
import type { Plan } from './frame-solids.ts'
import { lampSolids } from './lamp-solids.ts'
import { off, point3, type Point3 } from './point3.ts'
import { bothSides, raised, tube, type Shape, type Stop3 } from './solid.ts'

/** Bottles, bags, mudguards, racks, lamps, stand, bell and computer. */
export const equipmentSolids = (plan: Plan): Shape[] => [
  ...bottleSolids(plan),
  ...bagSolids(plan),
  ...mudguards(plan),
  ...rack(plan),
  ...frontRack(plan),
  ...lampSolids(plan),
  ...stand(plan),
  ...gadgets(plan),
]

function mudguards({ look, skeleton, measures }: Plan): Shape[] {
  const kind = look.extras?.mudguards
  if (!kind) return []
  const { rearAxle, frontAxle, wheelRadius } = skeleton
  const isClip = kind === 'clip'
  const arcs = guardArcs[isClip ? 'clip' : 'full']
  const radius = wheelRadius + 12
  const wide = isClip
    ? Math.max(measures.tyre / 2, 15)
    : Math.max((look.extras?.guardWidth ?? 0) / 2, measures.tyre / 2 + 4)
  const guard = (axle: Point, arc: readonly [number, number]): Shape => ({
    material: 'guard',
    centre: off(axle, 0),
    radius,
    high: 3,
    wide,
    arc,
    lift: 20,
  })
  const stay = (axle: Point, angle: number, hub: number): Point3[] => [
    off(moved(axle, -5, -12), hub),
    off(around(axle, radius - 2, angle), wide),
  ]
  const [front, rear] = [measures.hubs.front / 2 + 8, measures.hubs.rear / 2 + 6]
  return [
    guard(rearAxle, arcs.rear),
    guard(frontAxle, arcs.front),
    ...(isClip
      ? []
      : bothSides({
          material: kind === 'silver' ? 'steel' : 'alloy',
          width: 3.4,
          lines: [
            stay(rearAxle, 196, rear),
            stay(rearAxle, 164, rear),
            stay(frontAxle, 160, front),
            stay(frontAxle, 188, front),
          ],
        })),
  ]
}

function rack({ look, skeleton, measures, frame }: Plan): Shape[] {
  const kind = look.extras?.rack
  if (!kind) return []
  const { rearAxle, wheelRadius, seatTop, seatUp } = skeleton
  const deck = rearAxle.y - wheelRadius - 40
  // A rack that is built round its mudguard is slim.
  const half = kind === 'tour' ? 66 : kind === 'guard' ? 46 : 56
  const at = (x: number, y: number, z: number) => point3(rearAxle.x + x, y, z)
  const foot = at(-4, rearAxle.y - 14, measures.hubs.rear / 2 + 10)
  const rail = [at(-178, deck + 10, half), at(-170, deck, half), at(150, deck, half * 0.7)]
  return [
    ...bothSides({
      material: 'rack',
      width: 10,
      lift: 12,
      lines: [
        rail,
        [foot, at(-60, deck, half)],
        [foot, at(34, deck, half * 0.84)],
        [at(150, deck, half * 0.7), off(along(seatTop, seatUp, -frame.stayDrop - 20), 16)],
        ...(kind === 'tour'
          ? [[foot, at(-130, deck + 70, half + 6), at(20, deck + 70, half)]]
          : []),
      ],
    }),
    crossbars([-170, -90, -10, 70, 146], (x) => at(x, deck, half * (x > 0 ? 0.8 : 1))),
  ]
}

function frontRack({ look, skeleton, measures }: Plan): Shape[] {
  if (!look.extras?.frontRack) return []
  const { frontAxle, wheelRadius } = skeleton
  const deck = frontAxle.y - wheelRadius - 46
  const at = (x: number, z: number) => point3(frontAxle.x + x, deck, z)
  const foot = off(moved(frontAxle, -14, -70), measures.hubs.front / 2 + 14)
  return [
    ...bothSides({
      material: 'rack',
      width: 10,
      lift: 30,
      lines: [
        [at(-110, 110), at(130, 110)],
        [foot, at(-20, 84)],
      ],
    }),
    crossbars([-110, -30, 50, 130], (x) => at(x, 110)),
  ]
}

const crossbars = (places: number[], end: (x: number) => Point3): Shape => ({
  material: 'rack',
  width: 9,
  lift: 14,
  lines: places.map((x) => {
    const right = end(x)
    return [right, point3(right.x, right.y, -right.z)]
  }),
})

function stand({ look, skeleton, measures }: Plan): Shape[] {
  if (!look.extras?.kickstand) return []
  const hinge = between(skeleton.rearAxle, skeleton.bb, 0.34)
  return [
    tube('alloy', [
      [off(moved(hinge, 0, 6), -measures.hubs.rear / 2 + 6), 8],
      [point3(hinge.x - 62, -10, -measures.hubs.rear / 2 - 74), 7],
    ]),
  ]
}

/** A bell beside the stem, and a computer's mount before it or on it. */
const gadgets = (plan: Plan): Shape[] => [...bell(plan), ...computerMount(plan)]

function bell({ look, skeleton }: Plan): Shape[] {
  const kind = look.extras?.bell
  const at = (x: number, y: number) => off(moved(skeleton.barCentre, x, y), -52)
  if (!kind) return []
  // Under the tape only the striker shows.
  if (kind === 'hidden')
    return [
      raised('alloy', 24, [
        [at(2, 14), 5, 9],
        [at(12, 25), 4, 7],
      ]),
    ]
  const { barShape } = look.cockpit
  const isWing = barShape === 'aero' || barShape === 'one-piece'
  // A strap holds it, round about a wing as about a round bar.
  const band = (z: number): Stop3 => [
    off(skeleton.barCentre, z),
    isWing ? 22 : 16.6,
    isWing ? 10 : 16.6,
  ]
  return [
    raised('blackPlastic', 61, [band(-58), band(-46)]),
    {
      ...raised(kind === 'brass' ? 'brass' : 'alloy', 64, [
        [at(0, isWing ? -9 : -15), 15],
        [at(0, -20), 16],
        [at(0, -28), 12],
        [at(0, -32), 4],
      ]),
      isConvex: true,
    },
  ]
}

/** The puck that a computer turns into lies flat; an arm holds it, and a lug for a lamp may hang below. */
function computerMount({ look, skeleton }: Plan): Shape[] {
  const kind = look.extras?.computerMount
  if (!kind) return []
  const { barCentre, stemFoot } = skeleton
  const way = direction(stemFoot, barCentre)
  const seat =
    kind === 'stem'
      ? along(along(stemFoot, leftOf(way), 26), way, 6)
      : moved(barCentre, pucks[kind][0], pucks[kind][1])
  const at = (x: number, y: number, z = 0) => off(moved(seat, x, y), z)
  // Flat bars carry it beside the stem, and one arm of an out-front mount is clamped there.
  const beside = kind === 'one-piece' ? 0 : 28
  const arm = raised('alloy', 26, [
    [off(moved(barCentre, 8, -8), beside), 5, 8],
    [at(-14, 4, kind === 'flat' ? 20 : 6), 4, 10],
  ])
  return [
    ...(kind === 'stem' ? [] : [arm]),
    ...(kind === 'twin'
      ? [
          raised('alloy', 28, [
            [at(-4, 4), 5, 6],
            [at(-6, 18), 6, 7],
          ]),
        ]
      : []),
    raised('alloy', 30, [
      [at(0, 4), 17],
      [at(0, -4), 17],
    ]),
    raised('blackPlastic', 34, [
      [at(0, -4), 11],
      [at(0, -7), 11],
    ]),
  ]
}
