import { mixed, type Hex } from '#/drawings/bike/colour.ts'
import { boxGradient, type Ink } from '#/drawings/bike/ink.ts'
import { smoothLine } from '#/drawings/bike/path.ts'
import { direction, type Point } from '#/drawings/bike/point.ts'
import {
  blob,
  forearm,
  frameAt,
  jointed,
  outline,
  placed,
  shank,
  sides,
  thigh,
  upperArm,
} from './body.ts'
import { drawHead } from './head.ts'
import type { Kit } from './kit.ts'
import type { Arm, Leg, Pose } from './pose.ts'

export type RiderParts = {
  /** The limbs behind the bike. */ far: string
  /** Everything of the rider that covers the bike. */ near: string
}

type Tailor = {
  kit: Kit
  size: number
  /** Cloth and skin in the light, or on the side that is turned away. */
  paint: (colour: Hex) => string
}

export function drawRider(ink: Ink, pose: Pose, kit: Kit): RiderParts {
  const size = pose.stature / 1790
  const near: Tailor = { kit, size, paint: (colour) => cloth(ink, colour) }
  const far: Tailor = { kit, size, paint: (colour) => mixed(colour, '#0b0e14', 0.5) }
  return {
    far: drawLeg(far, pose.far.leg) + drawArm(far, pose.far.arm),
    near: [
      drawHead(near, pose),
      drawTorso(near, pose),
      drawLeg(near, pose.near.leg),
      drawArm(near, pose.near.arm),
    ].join(''),
  }
}

const cloth = (ink: Ink, colour: Hex): string =>
  boxGradient(
    ink,
    `kit${colour.slice(1)}`,
    [
      [0, mixed(colour, '#ffffff', 0.2)],
      [0.3, colour],
      [0.72, mixed(colour, '#10131b', 0.22)],
      [1, mixed(colour, '#10131b', 0.5)],
    ],
    -24,
  )

const fill = (d: string, paint: string, more = ''): string =>
  `<path d="${d}" fill="${paint}"${more}/>`

function drawLeg({ kit, size, paint }: Tailor, { hip, knee, ankle, ball }: Leg): string {
  const isCovered = kit.season === 'winter'
  const upper = sides([hip, knee], thigh, size, [0, 0.93])
  const lower = sides([knee, ankle], shank, size, [0.07, 1])
  const hem = sides([hip, knee], thigh, size * 1.03, [0.66, 0.7])
  return [
    fill(jointed(upper, lower, [hip, knee]), paint(isCovered ? kit.shorts : kit.skin)),
    isCovered
      ? ''
      : fill(
          outline(sides([hip, knee], thigh, size * 1.02, [0, 0.7]), [hip, knee]),
          paint(kit.shorts),
        ) + fill(outline(hem), '#fff', ' fill-opacity=".16"'),
    isCovered
      ? ''
      : `<path d="${smoothLine(sides([knee, ankle], shank, size * 0.5, [0.12, 0.7]).before)}" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="12" stroke-linecap="round"/>`,
    fill(
      outline(sides([knee, ankle], shank, size * 1.06, [isCovered ? 0.9 : 0.7, 1])),
      paint(kit.socks),
    ),
    drawShoe({ kit, size, paint }, ball),
  ].join('')
}

/** A stiff sole, a strap, a dial; the cleat is under the ball of the foot. */
function drawShoe({ kit, size, paint }: Tailor, ball: Point): string {
  const upper =
    'M-178 -6C-188 -40 -184 -70 -166 -92C-150 -98 -112 -98 -92 -92C-74 -70 -36 -52 8 -42C48 -34 82 -26 92 -8C94 0 84 4 70 4L-170 4Z'
  return `<g transform="${frameAt(ball, 2, size)}"><path d="${upper}" fill="${paint(kit.shoes)}"/><path d="M-178 -6C-120 4 -40 -6 92 -8C96 2 86 10 66 10H8L-6 16H-50L-60 10H-164C-176 10 -180 4 -178 -6Z" fill="#14161a"/><path d="M-66 -66L-36 -14M-30 -50L-4 -12" fill="none" stroke="#0b0d11" stroke-opacity=".45" stroke-width="9"/><circle cx="-52" cy="-42" r="9" fill="#20242a"/></g>`
}

function drawArm({ kit, size, paint }: Tailor, { shoulder, elbow, wrist }: Arm): string {
  const isCovered = kit.season === 'winter'
  const upper = sides([shoulder, elbow], upperArm, size, [0, 0.94])
  const lower = sides([elbow, wrist], forearm, size, [0.06, 1])
  const sleeve = sides([shoulder, elbow], upperArm, size * 1.1, [0, 0.58])
  const edge = sides([shoulder, elbow], upperArm, size * 1.11, [0.52, 0.58])
  const cuff = sides([elbow, wrist], forearm, size * 1.12, [0.9, 1])
  return [
    drawHand({ kit, size, paint }, wrist),
    fill(jointed(upper, lower, [shoulder, elbow]), paint(isCovered ? kit.jersey : kit.skin)),
    isCovered
      ? fill(outline(cuff), paint(kit.accent))
      : fill(outline(sleeve, [shoulder, elbow]), paint(kit.jersey)) +
        fill(outline(edge), paint(kit.accent)),
  ].join('')
}

/** A hand that lies on the hood, its fingers round the lever. */
function drawHand({ kit, size, paint }: Tailor, wrist: Point): string {
  const glove = kit.season === 'winter' ? kit.shorts : kit.skin
  return `<g transform="${frameAt(wrist, 14, size)}"><path d="M-18 -24C8 -30 36 -30 58 -20C76 -12 82 2 76 16C68 26 52 24 44 34C38 48 22 50 16 38C8 26 -8 24 -20 22Z" fill="${paint(glove)}"/><path d="M46 30C52 16 58 8 70 4M30 40C34 24 40 16 50 8" fill="none" stroke="#0b0d11" stroke-opacity=".3" stroke-width="4"/></g>`
}

/** Stations of the back and of the front, along the line from hip to shoulder. */
const back = [
  [-0.2, -46],
  [-0.17, -100],
  [-0.02, -128],
  [0.2, -116],
  [0.45, -116],
  [0.7, -122],
  [0.9, -104],
  [1.06, -58],
] as const
const front = [
  [1.16, -6],
  [1.06, 52],
  [0.86, 84],
  [0.6, 86],
  [0.34, 86],
  [0.12, 96],
] as const

function drawTorso({ kit, size, paint }: Tailor, { hip, shoulder, stature }: Pose): string {
  const way = direction(hip, shoulder)
  const trunk = stature * 0.288
  const put = (spots: readonly (readonly [number, number])[]) =>
    placed(
      hip,
      way,
      1,
      spots.map(([x, y]) => [x * trunk, y * size] as const),
    )
  const seat = blob(put([...back.slice(0, 4), [0.2, 60], [0.04, 92], [-0.12, 80], [-0.2, 20]]))
  const jersey = blob(put([[0.02, -131], ...back.slice(3), ...front, [0.02, 92], [0.0, 0]]))
  const pocket = smoothLine(
    put([
      [0.03, -60],
      [0.2, -58],
      [0.22, -112],
    ]),
  )
  const band = blob(
    put([
      [0.56, -119],
      [0.7, -122],
      [0.72, -20],
      [0.7, 84],
      [0.56, 86],
      [0.58, -20],
    ]),
  )
  const fold = smoothLine(
    put([
      [0.12, 60],
      [0.2, 30],
      [0.3, 62],
    ]),
  )
  const line = (d: string, opacity: number, width: number) =>
    `<path d="${d}" fill="none" stroke="#0b0d11" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linecap="round"/>`
  return [
    fill(seat, paint(kit.shorts)),
    fill(jersey, paint(kit.jersey)),
    fill(band, kit.accent, ' fill-opacity=".82"'),
    line(pocket, 0.3, 4),
    line(fold, 0.22, 5),
    `<path d="${smoothLine(put(back.slice(3, 7)))}" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="14" stroke-linecap="round"/>`,
  ].join('')
}
