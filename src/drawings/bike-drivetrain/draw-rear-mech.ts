import type { BikeLook, RearMech } from '#/drawings/bike/bike-look.ts'
import { boxGradient, gradient, type Ink } from '#/drawings/bike/ink.ts'
import { acrossOf } from '#/drawings/bike/paint.ts'
import {
  at,
  corner,
  disc,
  line,
  n,
  ribbon,
  roundedPolygon,
  smoothLine,
} from '#/drawings/bike/path.ts'
import { along, between, direction, moved, type Point } from '#/drawings/bike/point.ts'
import type { Skeleton } from '#/drawings/bike/skeleton.ts'
import type { DrivetrainPlan } from '#/drawings/bike-parts/drivetrain-plan.ts'
import { metals } from './metals.ts'

type Drive = BikeLook['drivetrain']

/** Each kind of shifting has its usual rear mech, which is drawn unless the look states another. */
const usualMech = ({ shifting, speeds = 12 }: Drive): RearMech => {
  if (shifting === 'mechanical') return 'cable'
  if (shifting === 'electronic') return 'di2'
  return speeds > 12 ? 'full-mount' : 'axs'
}

/** Hanger, links, cage, and what moves them: a cable, a motor or a battery. */
export function drawRearDerailleur(
  ink: Ink,
  drive: Drive,
  plan: DrivetrainPlan,
  skeleton: Skeleton,
): string {
  const kind = drive.rearMech ?? usualMech(drive)
  const dark = boxGradient(ink, 'mech', metals.black)
  const knuckle = moved(plan.guide, -5, -13)
  const isMounted = kind === 'full-mount'
  return [
    isMounted ? '' : hangerPlate(skeleton.rearAxle, plan.hanger),
    kind === 'cable' || kind === 'cable-clutch' ? cableLoop(skeleton, plan.hanger) : '',
    cage(ink, drive, plan),
    bodies[kind]({ hanger: plan.hanger, knuckle, axle: skeleton.rearAxle, fill: dark }),
    isMounted ? '' : bolt(plan.hanger, 9),
    bolt(plan.guide, 6.6),
    bolt(plan.tension, 6.6),
  ].join('')
}

const bolt = (p: Point, radius: number): string =>
  `<path d="${disc(p, radius)}" fill="#1b1d20" stroke="#5a5e64" stroke-width=".8"/><path d="${disc(p, radius * 0.46)}" fill="#9aa0a6"/>`

/** The outer plate of the cage, cut out between the jockey wheels. */
function cage(ink: Ink, drive: Drive, { guide, tension }: DrivetrainPlan): string {
  const way = direction(guide, tension)
  const plate = ribbon([
    [along(guide, way, -12), 21],
    [along(guide, way, 6), 20],
    [between(guide, tension, 0.5), 14],
    [along(tension, way, -5), 17],
    [along(tension, way, 9), 14],
  ])
  const slot = ribbon([
    [along(guide, way, 15), 4],
    [between(guide, tension, 0.5), 6.5],
    [along(tension, way, -13), 4],
  ])
  const fill = gradient(
    ink,
    'cage',
    acrossOf([guide, tension], 22),
    metals[drive.finish ?? 'black'],
  )
  return `<path d="${plate}" fill="${fill}"/><path d="${plate}" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width=".8"/><path d="${slot}" fill="#0b0c0e" fill-opacity=".75"/>`
}

type Body = { hanger: Point; knuckle: Point; axle: Point; fill: string }

/** The two links of the parallelogram between hanger and cage, the outer one in front. */
const links = ({ hanger, knuckle, fill }: Body, width: number): string => {
  const outer = ribbon([
    [moved(hanger, -3, -6), width * 0.8],
    [moved(hanger, -2, 4), width],
    [between(hanger, knuckle, 0.55), width * 0.92],
    [moved(knuckle, 3, 2), width],
    [moved(knuckle, 5, 10), width * 0.7],
  ])
  return `<path d="${outer}" fill="${fill}"/><path d="${line(moved(hanger, 3, 0), moved(knuckle, 8, -2))}" stroke="#fff" stroke-opacity=".26" stroke-width="1.6" stroke-linecap="round"/><path d="${disc(moved(knuckle, 2, 2), 3)}${disc(moved(hanger, -4, 12), 2.4)}" fill="#8b9096"/>`
}

const shape = (fill: string, ...corners: readonly (readonly [Point, number])[]): string =>
  `<path d="${roundedPolygon(corners.map(([p, cut]) => corner(p, cut)))}" fill="${fill}"/>`

const bodies: Record<RearMech, (body: Body) => string> = {
  cable: (body) =>
    links(body, 21) +
    `<path d="${line(moved(body.hanger, -12, 14), moved(body.hanger, -20, 18))}" stroke="#9aa0a6" stroke-width="5"/>`,
  // The clutch swells the lower knuckle, and a small lever switches it off.
  'cable-clutch': (body) => {
    const { knuckle, fill } = body
    return `${links(body, 24)}${shape(
      fill,
      [moved(knuckle, 2, -16), 8],
      [moved(knuckle, 24, -12), 9],
      [moved(knuckle, 26, 10), 9],
      [moved(knuckle, 4, 18), 8],
    )}<path d="${line(moved(knuckle, 14, -10), moved(knuckle, 24, -20))}" stroke="#b4babf" stroke-width="4" stroke-linecap="round"/><path d="${disc(moved(knuckle, 14, 0), 5)}" fill="#0d0e10" stroke="#6b7077" stroke-width="1"/>`
  },
  // The motor's box with its charging port and light.
  di2: (body) => {
    const { hanger, knuckle, fill } = body
    return `${shape(
      fill,
      [moved(hanger, -14, -10), 8],
      [moved(hanger, 13, -9), 8],
      [moved(knuckle, 22, -4), 12],
      [moved(knuckle, 16, 19), 12],
      [moved(knuckle, -14, 16), 12],
      [moved(hanger, -26, 22), 10],
      [moved(hanger, -25, 4), 9],
    )}<path d="${line(moved(hanger, -20, 4), moved(knuckle, -10, 12))}" stroke="#000" stroke-opacity=".5" stroke-width="1.4"/><path d="${line(moved(hanger, 4, -3), moved(knuckle, 15, -1))}" stroke="#fff" stroke-opacity=".3" stroke-width="1.8" stroke-linecap="round"/><path d="${disc(moved(hanger, -18, 13), 4)}" fill="#08090b" stroke="#5a5e64" stroke-width=".8"/><path d="${disc(moved(knuckle, 4, 8), 1.5)}" fill="#39c07a"/>`
  },
  axs: (body) => {
    const { hanger } = body
    return `${battery(moved(hanger, -13, -3))}${links(body, 26)}`
  },
  // It clamps about the dropout itself, without a hanger; the battery lies between its links.
  'full-mount': (body) => {
    const { axle, knuckle, fill } = body
    return `${battery(moved(knuckle, -8, -34))}${shape(
      fill,
      [moved(axle, -19, -15), 8],
      [moved(axle, 17, -17), 9],
      [moved(axle, 24, 12), 9],
      [moved(knuckle, 25, -6), 10],
      [moved(knuckle, 14, 17), 11],
      [moved(knuckle, -11, 12), 10],
      [moved(axle, -8, 26), 9],
      [moved(axle, -22, 10), 8],
    )}<path d="${line(moved(axle, 12, 18), moved(knuckle, 13, 2))}" stroke="#fff" stroke-opacity=".26" stroke-width="2" stroke-linecap="round"/><path d="${line(moved(axle, 0, 30), moved(knuckle, -2, 4))}" stroke="#000" stroke-opacity=".5" stroke-width="3"/>${bolt(axle, 11)}<path d="${disc(moved(axle, 6, 24), 3)}${disc(moved(knuckle, 4, 4), 3)}" fill="#8b9096"/>`
  },
}

/** A battery as large as a matchbox, with its latch and light, leaning back. */
const battery = (p: Point): string =>
  `<g transform="translate(${at(p)})"><path d="M0-2L-22 6q-5 3-4 8l5 21q3 5 8 4l20-7Z" fill="#202226" stroke="#4b4f55" stroke-width="1"/><path d="M-19 9l6 26" stroke="#6b7077" stroke-width="2.4"/><path d="M-6 5l7 27" stroke="#fff" stroke-opacity=".16" stroke-width="1.6"/><circle cx="-11" cy="23" r="1.8" fill="#39c07a"/></g>`

function hangerPlate(axle: Point, hanger: Point): string {
  return `<path d="${roundedPolygon([
    corner(moved(axle, -9, 6), 5),
    corner(moved(axle, 11, 6), 5),
    corner(moved(hanger, 9, 2), 6),
    corner(moved(hanger, 2, 10), 6),
    corner(moved(hanger, -8, 4), 6),
  ])}" fill="#1a1c1f"/>`
}

/** The outer cable's last loop, out of the stay and round into the derailleur. */
function cableLoop({ rearAxle }: Skeleton, hanger: Point): string {
  const d = smoothLine([
    moved(rearAxle, -8, 6),
    moved(rearAxle, -28, 1),
    moved(rearAxle, -46, 14),
    moved(rearAxle, -44, 40),
    moved(hanger, -26, 24),
    moved(hanger, -12, 14),
  ])
  return `<g fill="none"><path d="${d}" stroke="#141517" stroke-width="${n(4.6)}"/><path d="${d}" stroke="#fff" stroke-opacity=".24" stroke-width="1.1"/></g>`
}
