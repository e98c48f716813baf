import { along, around, between, moved, plus, point, type Point } from '#/drawings/bike/point.ts'
import { bagSolids, bottleSolids } from './bag-solids.ts'
import type { Plan } from './frame-solids.ts'
import { lampSolids } from './lamp-solids.ts'
import { off, point3, type Point3 } from './point3.ts'
import { bothSides, drum, tube, type Shape } from './solid.ts'

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

const fullArcs = { rear: [150, 350], front: [146, 302] } as const
const clipArcs = { rear: [192, 312], front: [186, 292] } as const

function mudguards({ look, skeleton, measures }: Plan): Shape[] {
  const kind = look.extras?.mudguards
  if (!kind) return []
  const { rearAxle, frontAxle, wheelRadius } = skeleton
  const isClip = kind === 'clip'
  const arcs = isClip ? clipArcs : fullArcs
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
  const half = kind === 'tour' ? 66 : 56
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

/** A bell beside the stem, and a computer before it or on it. */
function gadgets({ look, skeleton }: Plan): Shape[] {
  const { bell, computerMount } = look.extras ?? {}
  const { barCentre, stemFoot } = skeleton
  const out = computerMount === 'stem' ? between(stemFoot, barCentre, 0.5) : moved(barCentre, 62, 4)
  const top = (x: number, y: number, z: number) => off(plus(out, point(x, y)), z)
  return [
    ...(bell && bell !== 'hidden'
      ? [
          tube(
            bell === 'brass' ? 'brass' : 'alloy',
            [
              [off(moved(barCentre, 0, -14), -52), 13],
              [off(moved(barCentre, 0, -26), -52), 12],
              [off(moved(barCentre, 0, -34), -52), 6],
            ],
            20,
          ),
        ]
      : []),
    ...(computerMount
      ? [
          ...(computerMount === 'stem'
            ? []
            : [
                tube(
                  'alloy',
                  [
                    [off(barCentre, 24), 5, 7],
                    [top(0, 0, 8), 4, 10],
                  ],
                  8,
                ),
              ]),
          drum('alloy', top(0, 0, 0), { radius: 9, half: 16, lift: 8 }),
        ]
      : []),
  ]
}
