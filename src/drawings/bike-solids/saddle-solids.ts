import { plus, point } from '#/drawings/bike/point.ts'
import { fittedSaddle, railKinds } from '#/drawings/bike-seat/fitted-saddle.ts'
import { saddlePlans, type Reading, type SaddlePlan } from '#/drawings/bike-seat/saddle-plans.ts'
import { saddleOutlines } from '#/drawings/bike-seat/saddle-shapes.ts'
import type { Plan } from './frame-solids.ts'
import { off, point3, type Point3 } from './point3.ts'
import { bothSides, drum, raised, upright, type Shape } from './solid.ts'
import { clamped } from '#/drawings/bike/clamped.ts'

/** The saddle on its rails, by the shape that the side view shows. */
export function saddleSolids({ look, skeleton, measures }: Plan): Shape[] {
  const { shape, rails } = fittedSaddle(look)
  const plan = saddlePlans[shape]
  const { nose, tail } = saddleOutlines[shape]
  const at = (x: number, y: number, z = 0): Point3 => off(plus(skeleton.saddleTop, point(x, y)), z)
  const half = measures.saddleWidth / 2
  const closed = rounded(plan.outline)
  return [
    ...bothSides({
      material: 'rails',
      width: railKinds[rails].width,
      lines: [
        [
          at(nose, 24, 12),
          at(nose - 30, 42, 20),
          at(nose - 54, 46, 22),
          at(-46, 46, 22),
          at(tail, 32, 34),
        ],
      ],
    }),
    ...(plan.hasCore ? core(plan, at, half) : []),
    ...wings(plan, at, half),
    // The cover is thin; its sides hang down from it as wings.
    upright(
      'saddle',
      closed.map(([x, share, high, y]) => [
        at(x, y - high * 0.38),
        high * 0.62,
        half * share * (share > hangs ? 0.9 : 1),
      ]),
      4,
    ),
    {
      ...upright(
        'saddle',
        closed
          .slice(1, -1)
          .map(([x, share, high, y]) => [at(x, y - high * 0.5), high * 0.5, half * share * 0.76]),
        8,
      ),
      isOnTop: true,
    },
    ...cutOf(plan, at),
    ...rivetsOf(plan, at, half),
    ...(plan.hasLattice ? lattice(plan, at, half) : []),
  ]
}

type At = (x: number, y: number, z?: number) => Point3

/** The outline with its tail and nose drawn in, so that they end round. */
function rounded(outline: readonly Reading[]): Reading[] {
  const [tail, nose] = [outline[0], outline.at(-1)]
  if (!tail || !nose) return [...outline]
  return [
    [tail[0] - 7, tail[1] * 0.42, tail[2] * 0.6, tail[3]],
    ...outline,
    [nose[0] + 3, nose[1] * 0.5, nose[2] * 0.6, nose[3]],
  ]
}

/** A saddle wider than this share of its width has wings there. */
const hangs = 0.5

/** Wings lie at the tail, nearer to an eye behind the bike than the middle of the cover that lies over them. */
const behindCover = -84

/** The sides of the wide part fall away at the edge of the cover, which lies over them. */
function wings({ outline }: SaddlePlan, at: At, half: number): Shape[] {
  const sections = outline
    .filter(([, share]) => share > hangs)
    .map(([x, share, high, y]) => {
      const [wide, lean] = [half * share * 0.3, high * 0.3]
      return {
        centre: at(x, y + high * 0.02, half * share - Math.hypot(wide, lean)),
        u: point3(0, high * 0.5, -lean),
        v: point3(0, wide * 0.5, wide),
      }
    })
  return bothSides({ material: 'saddle', sections, lift: behindCover, isConvex: true })
}

/** The height of the cover's top at a place along it. */
function topAt({ outline }: SaddlePlan, x: number): number {
  const after = outline.findIndex(([place]) => place >= x)
  const [b, a] = [outline.at(after), outline[Math.max(after - 1, 0)]]
  if (!a || !b) return 0
  const share = b[0] === a[0] ? 0 : clamped((x - a[0]) / (b[0] - a[0]), 0, 1)
  const top = ([, , high, y]: Reading) => y - high
  return top(a) + (top(b) - top(a)) * share
}

function cutOf(plan: SaddlePlan, at: At): Shape[] {
  if (!plan.cut) return []
  const { isOpen, line } = plan.cut
  const stops = line.map(([x, wide]) => [at(x, topAt(plan, x) + 2), 2, wide] as const)
  return [{ ...upright(isOpen ? 'gap' : 'rubber', stops, 40), isOnTop: true }]
}

/** A soft layer shows as a coloured line between the shells. */
const core = ({ outline }: SaddlePlan, at: At, half: number): Shape[] => [
  upright(
    'core',
    outline.map(([x, share, high, y]) => [at(x, y + high * 0.4), 3.4, half * share * 0.99]),
    3,
  ),
]

function rivetsOf(plan: SaddlePlan, at: At, half: number): Shape[] {
  if (!plan.rivets) return []
  const material = plan.rivets
  const places: (readonly [number, number])[] = [
    [-118, 0],
    [-116, half * 0.42],
    [-108, half * 0.76],
    [126, 7],
  ]
  return places.flatMap(([x, z]): Shape[] => {
    const top = topAt(plan, x)
    const rivet = (side: number): Shape => ({
      ...raised(material, 44, [
        [at(x, top + 1, side), 4.4],
        [at(x, top - 1.5, side), 3.4],
      ]),
      isOnTop: true,
    })
    return z === 0 ? [rivet(0)] : [rivet(z), rivet(-z)]
  })
}

/** Struts across the cover, printed with air between them. */
const lattice = (plan: SaddlePlan, at: At, half: number): Shape[] =>
  plan.outline.slice(1, -1).flatMap(([x, share]) =>
    [-9, 0, 9].map((by) => ({
      ...drum('gap', at(x + by, topAt(plan, x + by) + 1), {
        radius: 1.3,
        half: half * share * 0.68,
        lift: 38,
      }),
      isOnTop: true,
    })),
  )
