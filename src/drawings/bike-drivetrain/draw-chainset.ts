import type { BikeLook } from '#/drawings/bike/bike-look.ts'
import { boxGradient, gradient, type Ink } from '#/drawings/bike/ink.ts'
import { acrossOf } from '#/drawings/bike/paint.ts'
import { at, bent, corner, disc, n, ribbon, roundedPolygon } from '#/drawings/bike/path.ts'
import {
  along,
  around,
  between,
  direction,
  leftOf,
  point,
  type Point,
} from '#/drawings/bike/point.ts'
import { lettering } from '#/drawings/bike/wordmark.ts'
import { pitchRadius, type DrivetrainPlan } from '#/drawings/bike-parts/drivetrain-plan.ts'
import { chainsets, type Chainset } from './chainset-families.ts'
import { metals } from './metals.ts'
import { teeth } from './teeth.ts'

type Drive = BikeLook['drivetrain']
const origin = point(0, 0)

const familyOf = ({ chainset, rings }: Drive): Chainset =>
  chainsets[chainset ?? (rings.length > 1 ? 'four-arm' : 'direct')]

/** The rings behind the chain, about the bottom bracket. */
export function drawRings(ink: Ink, plan: DrivetrainPlan, drive: Drive): string {
  const [outer = 40, inner] = plan.rings
  const family = familyOf(drive)
  const radius = pitchRadius(outer)
  const finish = drive.finish ?? 'black'
  const face = boxGradient(ink, 'ring', metals[finish], -28)
  const toothColour = finish === 'silver' ? '#8d9399' : '#565b61'
  const small = inner
    ? `${teeth(inner, { colour: '#6b7077', depth: 6 })}<circle r="${n(pitchRadius(inner) - 8)}" fill="none" stroke="#33363a" stroke-width="11"/><circle r="${n(pitchRadius(inner) - 3)}" fill="none" stroke="#8b9096" stroke-width=".8"/>`
    : ''
  const band = radius * family.band
  const root = radius - 3
  return [
    small,
    teeth(outer, { colour: toothColour, isNarrowWide: !inner }),
    family.arms
      ? `<circle r="${n(root - band / 2)}" fill="none" stroke="${face}" stroke-width="${n(band)}"/>${spider(family, face, root - band)}`
      : `<path d="${disc(origin, root)}${openings(family, root - band)}" fill="${face}" fill-rule="evenodd"/>`,
    `<g fill="none"><circle r="${n(root - 1.2)}" stroke="#fff" stroke-opacity=".34" stroke-width=".9"/><circle r="${n(root - band)}" stroke="#000" stroke-opacity=".5" stroke-width="1.2"/></g>`,
    family.isDirect ? directMount : '',
    drive.power === 'spider' ? powerSpider(face) : '',
  ].join('')
}

/** Arms carry the rings, with a bolt at the end of each. */
function spider({ arms = [], spread }: Chainset, face: string, reach: number): string {
  const foot = spread > 12 ? 48 : 30
  const d = arms.map((angle) => {
    const [a, b, c, e] = [
      around(origin, 27, angle - foot),
      around(origin, reach + 5, angle - spread),
      around(origin, reach + 5, angle + spread),
      around(origin, 27, angle + foot),
    ]
    const before = around(origin, reach * 0.56, angle - spread - 3)
    const after = around(origin, reach * 0.56, angle + spread + 3)
    return `M${at(a)}Q${at(before)} ${at(b)}L${at(c)}Q${at(after)} ${at(e)}Z`
  })
  const bolts = arms.map((angle) => disc(around(origin, reach - 1, angle), 4.6)).join('')
  return `<g fill="${face}"><path d="${disc(origin, 31)}"/><path d="${d.join('')}"/></g><path d="${bolts}" fill="#0d0e10" stroke="#9aa0a6" stroke-width="1.2"/>`
}

/** The windows of a ring that is one piece with its spider. */
function openings({ windows = 5 }: Chainset, reach: number): string {
  const step = 360 / windows
  const web = windows > 6 ? 9 : 12
  return Array.from({ length: windows }, (_, index) => {
    const middle = index * step + step / 2
    const half = step / 2 - web / 2
    return roundedPolygon([
      corner(around(origin, 35, middle - half * 0.2), 5),
      corner(around(origin, reach, middle - half), 9),
      corner(around(origin, reach + 3, middle), 12),
      corner(around(origin, reach, middle + half), 9),
      corner(around(origin, 35, middle + half * 0.2), 5),
    ])
  }).join('')
}

const directMount = `<path d="${Array.from({ length: 8 }, (_, index) => disc(around(origin, 26, index * 45 + 22), 2.3)).join('')}" fill="#0b0c0e" stroke="#7f858b" stroke-width=".8"/>`

const guard = (radius: number): string =>
  `<g fill="none"><circle r="${n(radius + 2)}" stroke="#202226" stroke-width="13"/><circle r="${n(radius + 7)}" stroke="#fff" stroke-opacity=".25" stroke-width="1"/></g><path d="${[60, 150, 240, 330].map((angle) => disc(around(origin, radius + 1, angle), 2.6)).join('')}" fill="#8b9096"/>`

/** A power meter between crank and rings: a thick ring with its battery's lid and a light. */
const powerSpider = (face: string): string =>
  `<circle r="43" fill="#17181b"/><circle r="40" fill="${face}"/><circle r="41.5" fill="none" stroke="#9aa0a6" stroke-width="1"/><path d="${disc(around(origin, 33, 215), 7)}" fill="#0d0e10" stroke="#8b9096" stroke-width="1"/><path d="${disc(around(origin, 35, 150), 1.8)}" fill="#39c07a"/>`

/** A crank from the bottom bracket to the pedal's eye, in front of the chain and its guard. */
export function drawCrank(ink: Ink, plan: DrivetrainPlan, drive: Drive, bb: Point): string {
  const { crank, boss, axle, hasGuard } = familyOf(drive)
  const finish = drive.finish ?? 'black'
  const eye = around(bb, plan.crank, 0)
  const way = direction(bb, eye)
  const up = leftOf(way)
  const line: [Point, Point, Point, Point] = [
    along(bb, way, -6),
    between(bb, eye, 0.3),
    between(bb, eye, 0.7),
    along(eye, way, 4),
  ]
  const fill = gradient(ink, 'crank', acrossOf([bb, eye], 38), metals[finish])
  const facet = ribbon([
    [along(along(bb, way, 30), up, -5), 9],
    [along(between(bb, eye, 0.55), up, -4), 8],
    [along(along(eye, way, -22), up, -3), 4],
  ])
  const print = finish === 'silver' ? '#33363a' : drive.name === 'RED' ? '#e0412f' : '#d3d7db'
  return [
    hasGuard ? `<g transform="translate(${at(bb)})">${guard(plan.ringRadius)}</g>` : '',
    `<g fill="${fill}"><path d="${disc(bb, boss)}"/><path d="${disc(eye, 14.5)}"/><path d="${ribbon(bent(line, [...crank]))}"/></g>`,
    `<path d="${facet}" fill="#000" fill-opacity=".2"/>`,
    drive.name
      ? lettering(drive.name, [bb, eye], { share: 0.56, lift: 3, height: 7.5, colour: print })
      : '',
    drive.power === 'arms' ? sensor(along(bb, way, 34)) : '',
    `<g transform="translate(${at(bb)})">${axleEnd(axle, fill)}</g>`,
    `<path d="${disc(eye, 8.2)}" fill="#0e0f11"/><path d="${disc(eye, 5)}" fill="#5a5e64"/>`,
  ].join('')
}

/** The end of the axle: a wide hollow spindle, or the head of the bolt that draws the crank on. */
const axleEnd = (kind: Chainset['axle'], fill: string): string =>
  kind === 'hollow'
    ? `<circle r="16.4" fill="#0b0c0e"/><circle r="15" fill="${fill}"/><circle r="11" fill="#0d0e10"/><circle r="11" fill="none" stroke="#8b9096" stroke-opacity=".6" stroke-width=".9"/>`
    : `<circle r="15" fill="#0b0c0e"/><circle r="13.6" fill="#33363a"/><circle r="13" fill="none" stroke="#8b9096" stroke-opacity=".5" stroke-width="1"/><path d="M5-3V3L0 6-5 3V-3L0-6Z" fill="#060708"/>`

/** The contacts by which a power meter in the crank is charged, and its light. */
const sensor = ({ x, y }: Point): string =>
  `<rect x="${n(x - 9)}" y="${n(y - 8)}" width="20" height="16" rx="6" fill="#0d0e10" stroke="#6b7077" stroke-width="1"/><path d="M${n(x - 2)} ${n(y - 2)}v4m4-4v4" stroke="#c8a24a" stroke-width="2"/><circle cx="${n(x - 5.4)}" cy="${n(y)}" r="1.5" fill="#39c07a"/>`

/** The other crank shows its inner face behind everything, with a power meter's pod on it. */
export function drawFarCrank(plan: DrivetrainPlan, drive: Drive, bb: Point): string {
  const eye = around(bb, plan.crank, 180)
  const arm = ribbon([
    [bb, 36],
    [between(bb, eye, 0.6), 29],
    [eye, 27],
  ])
  const pod = between(bb, eye, 0.8)
  const meter =
    drive.power === 'left-arm' || drive.power === 'arms'
      ? `<rect x="${n(pod.x - 20)}" y="${n(pod.y - 3)}" width="40" height="14" rx="5" fill="#3f4348" stroke="#9aa0a6" stroke-width="1"/><circle cx="${n(pod.x - 12)}" cy="${n(pod.y + 4)}" r="1.8" fill="#39c07a"/>`
      : ''
  return `<g fill="${drive.finish === 'silver' ? '#7b8187' : '#16181b'}"><path d="${arm}"/><path d="${disc(eye, 13.5)}"/></g>${meter}`
}
