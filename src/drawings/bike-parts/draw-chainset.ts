import { boxGradient, gradient, type Ink, type Stop } from '#/drawings/bike/ink.ts'
import { bent, disc, n, ribbon } from '#/drawings/bike/path.ts'
import { acrossOf } from '#/drawings/bike/paint.ts'
import {
  along,
  around,
  between,
  direction,
  leftOf,
  point,
  type Point,
} from '#/drawings/bike/point.ts'
import { pitchRadius, type DrivetrainPlan } from './drivetrain-plan.ts'

const origin = point(0, 0)
const black: Stop[] = [
  [0, '#595d63'],
  [0.22, '#3d4045'],
  [0.5, '#232529'],
  [0.85, '#131417'],
  [1, '#2a2c30'],
]
const silver: Stop[] = [
  [0, '#f4f5f6'],
  [0.25, '#d3d7db'],
  [0.5, '#a9afb5'],
  [0.85, '#6f757c'],
  [1, '#a1a7ad'],
]

export const metal = (plan: DrivetrainPlan): Stop[] => (plan.isSilver ? silver : black)

/** Teeth by a dashed stroke: as many dashes as the ring has teeth. */
export function teeth(count: number, colour: string, depth = 6): string {
  const radius = pitchRadius(count)
  const pitch = (Math.PI * 2 * radius) / count
  return `<circle r="${n(radius)}" fill="none" stroke="${colour}" stroke-width="${depth}" stroke-dasharray="${(pitch * 0.46).toFixed(3)} ${(pitch * 0.54).toFixed(3)}"/>`
}

/** The rings behind the chain, about the bottom bracket. */
export function drawRings(ink: Ink, plan: DrivetrainPlan): string {
  const [outer = 40, inner] = plan.rings
  const radius = pitchRadius(outer)
  const face = boxGradient(
    ink,
    'ring',
    plan.isSilver
      ? silver
      : [
          [0, '#63676d'],
          [0.3, '#34373b'],
          [0.7, '#1b1d20'],
          [1, '#35383c'],
        ],
    -28,
  )
  const small = inner
    ? `${teeth(inner, '#54585e', 5)}<circle r="${n(pitchRadius(inner) - 6)}" fill="none" stroke="#2b2d31" stroke-width="10"/>`
    : ''
  const band = Math.min(radius * 0.2, 19)
  return [
    small,
    teeth(outer, plan.isSilver ? '#8d9399' : '#4b4f55'),
    `<g fill="none"><circle r="${n(radius - 2 - band / 2)}" stroke="${face}" stroke-width="${n(band)}"/>`,
    `<circle r="${n(radius - 4)}" stroke="#fff" stroke-opacity=".28" stroke-width=".9"/>`,
    `<circle r="${n(radius - band - 1)}" stroke="#000" stroke-opacity=".45" stroke-width="1.2"/></g>`,
    spider(face, radius - band),
  ].join('')
}

/** Four arms, two and two, carry the rings; bolts at their ends. */
function spider(face: string, reach: number): string {
  const arms = [-58, 32, 122, 212].map((angle) => {
    const [a, b, c, d] = [
      around(origin, 25, angle - 52),
      around(origin, reach + 4, angle - 13),
      around(origin, reach + 4, angle + 13),
      around(origin, 25, angle + 52),
    ]
    const inner = around(origin, reach * 0.55, angle - 17)
    const other = around(origin, reach * 0.55, angle + 17)
    return `M${n(a.x)} ${n(a.y)}Q${n(inner.x)} ${n(inner.y)} ${n(b.x)} ${n(b.y)}L${n(c.x)} ${n(c.y)}Q${n(other.x)} ${n(other.y)} ${n(d.x)} ${n(d.y)}Z`
  })
  const bolts = [-58, 32, 122, 212]
    .map((angle) => disc(around(origin, reach - 2, angle), 5))
    .join('')
  return `<g fill="${face}"><path d="${disc(origin, 31)}"/><path d="${arms.join('')}"/></g><path d="${bolts}" fill="#0d0e10"/><path d="${bolts}" fill="none" stroke="#8b9096" stroke-width="1.3"/>`
}

/** A crank from the bottom bracket to the pedal's eye. */
export function drawCrank(ink: Ink, plan: DrivetrainPlan, bb: Point, angle: number): string {
  const eye = around(bb, plan.crank, angle)
  const way = direction(bb, eye)
  const swell = leftOf(way)
  const d = ribbon(
    bent(
      [
        along(bb, way, -6),
        along(between(bb, eye, 0.3), swell, 0.5),
        between(bb, eye, 0.7),
        along(eye, way, 4),
      ],
      [41, 40, 34, 30, 28.5, 28.5, 27],
    ),
  )
  const fill = gradient(ink, 'crank', acrossOf([bb, eye], 38), metal(plan))
  const groove = ribbon([
    [along(bb, way, 42), 11],
    [between(bb, eye, 0.55), 10],
    [along(eye, way, -30), 6],
  ])
  return [
    `<g fill="${fill}"><path d="${disc(bb, 21)}"/><path d="${disc(eye, 14.5)}"/><path d="${d}"/></g>`,
    `<path d="${groove}" fill="#000" fill-opacity=".16"/>`,
    `<circle cx="${n(bb.x)}" cy="${n(bb.y)}" r="16" fill="#0f1012"/><circle cx="${n(bb.x)}" cy="${n(bb.y)}" r="14.6" fill="${fill}"/><circle cx="${n(bb.x)}" cy="${n(bb.y)}" r="8" fill="#101113"/>`,
    `<circle cx="${n(eye.x)}" cy="${n(eye.y)}" r="8.2" fill="#0e0f11"/><circle cx="${n(eye.x)}" cy="${n(eye.y)}" r="5" fill="#4b4f55"/>`,
  ].join('')
}

/** The other crank, seen as a dark shape behind everything. */
export function drawFarCrank(plan: DrivetrainPlan, bb: Point, angle: number): string {
  const eye = around(bb, plan.crank, angle)
  const arm = ribbon([
    [bb, 36],
    [between(bb, eye, 0.6), 29],
    [eye, 27],
  ])
  return `<g fill="${plan.isSilver ? '#7b8187' : '#16181b'}"><path d="${arm}"/><path d="${disc(eye, 13.5)}"/></g>`
}
