import type { BikeLook } from '#/drawings/bike/bike-look.ts'
import type { Drawing } from '#/drawings/bike/drawing.ts'
import { boxGradient, type Ink } from '#/drawings/bike/ink.ts'
import { n } from '#/drawings/bike/path.ts'
import { around, point } from '#/drawings/bike/point.ts'
import { rimDepth } from './rim-depth.ts'
import { ring } from './ring.ts'
import { clamped } from '#/drawings/bike/clamped.ts'

const origin = point(0, 0)

/** Bikes are specified with 160 mm discs unless they say otherwise; every view draws these. */
export const rotorRadii = ({ wheels }: BikeLook): readonly [number, number] => {
  const [front, rear] = wheels.rotors ?? [160, 160]
  return [clamped(front / 2, 60, 115), clamped(rear / 2, 60, 115)]
}

/** Disc, hub and spokes of the front wheel, about its axle. */
export function drawFrontHub(drawing: Drawing): string {
  const { ink, look } = drawing
  const kind = look.wheels.frontHub ?? 'plain'
  const flange = { plain: 21, 'straight-pull': 24, dynamo: 35 }[kind]
  const shell = kind === 'dynamo' ? dynamo(ink, flange) : hub(ink, flange)
  const pulls = kind === 'straight-pull' ? star(flange) : ''
  return rotor(ink, rotorRadii(look)[0]) + shell + lacing(drawing, flange) + pulls
}

export function drawRearHub(drawing: Drawing): string {
  const { ink, look } = drawing
  const drum = look.motor?.battery === 'slim' ? 77 : 88
  const isMotor = look.motor?.kind === 'hub'
  const flange = isMotor ? drum - 6 : 27
  const shell = isMotor ? hubMotor(ink, drum) : hub(ink, flange)
  return rotor(ink, rotorRadii(look)[1]) + shell + lacing(drawing, flange)
}

/** Spokes laced two-cross: each leaves its flange at a slant and passes two neighbours on the way. */
function lacing({ skeleton, look }: Drawing, flange: number): string {
  const count = clamped(Math.round((look.wheels.spokes ?? 24) / 4) * 4, 16, 36)
  const depth = rimDepth(look)
  const rimEdge = skeleton.rimRadius - depth + 1
  const perFlange = count / 2
  const lean = 2 * (360 / perFlange)
  const side = (offset: number) =>
    Array.from({ length: perFlange }, (_, index) => {
      const angle = offset + (index * 360) / perFlange
      const start = around(origin, flange, angle + (index % 2 ? lean : -lean))
      const end = around(origin, rimEdge, angle)
      return `M${n(start.x)} ${n(start.y)}L${n(end.x)} ${n(end.y)}`
    }).join('')
  const far = side(90 + 180 / count + 180 / perFlange)
  const near = side(90 + 180 / count)
  if (look.wheels.spokeKind === 'carbon')
    return `<g fill="none" stroke-width="3"><path d="${far}" stroke="#34373b"/><path d="${near}" stroke="#15171a"/></g>`
  return `<g fill="none"><path d="${far}" stroke="#7c8187" stroke-width="1.3"/><path d="${near}" stroke="#2c2f33" stroke-width="1.7"/></g>`
}

/** The heads of straight-pull spokes, in pairs round the flange. */
const star = (flange: number): string =>
  `<circle r="${n(flange)}" fill="none" stroke="#4a4e54" stroke-width="6" stroke-dasharray="${n((Math.PI * flange) / 12)} ${n((Math.PI * flange) / 12)}"/><circle r="${n(flange * 0.7)}" fill="#15171a"/>`

/** A dynamo fills the front hub: a polished drum with the plug of its wire at the top. */
function dynamo(ink: Ink, flange: number): string {
  const shell = boxGradient(
    ink,
    'dyn',
    '0 #f4f6f7, 0.3 #b9bec3, 0.55 #787d83, 0.8 #c6cbd0, 1 #6c7177',
  )
  return `<rect x="-18" y="${n(-flange - 1)}" width="12" height="16" rx="2" fill="#121316"/><circle r="${n(flange + 4)}" fill="${shell}"/><g fill="none"><circle r="${n(flange - 3)}" stroke="#000" stroke-opacity=".3" stroke-width="1.4"/><circle r="${n(flange - 9)}" stroke="#fff" stroke-opacity=".5" stroke-width="1"/></g>`
}

/** The disc behind the spokes. */
function rotor(ink: Ink, radius: number): string {
  const steel = boxGradient(ink, 'rotor', '0 #d5d9dd, 0.5 #9aa0a6, 1 #70767d')
  const track = radius - 7
  const holes = (Math.PI * 2 * track) / 36
  const arms = Array.from({ length: 6 }, (_, index) => {
    const foot = around(origin, 25, index * 60)
    const knee = around(origin, radius * 0.6, index * 60 + 16)
    const end = around(origin, radius - 13, index * 60 + 40)
    return `M${n(foot.x)} ${n(foot.y)}Q${n(knee.x)} ${n(knee.y)} ${n(end.x)} ${n(end.y)}`
  }).join('')
  return `<g fill="none"><path d="${arms}" stroke="#33363a" stroke-width="7"/>${ring(track, 13, steel)}${ring(track + 2.4, 3.4, '#3b3f44', ` stroke-dasharray="3 ${n(holes - 3)}"`)}${ring(track - 2.6, 3, '#3b3f44', ` stroke-dasharray="2.4 ${n(holes - 2.4)}" stroke-dashoffset="${n(holes / 2)}"`)}${ring(track + 6.5, 0.6, '#fff', ' stroke-opacity=".5"')}</g><circle r="27" fill="#1c1e21"/>`
}

/** Flanges and shell, seen end on. */
function hub(ink: Ink, flange: number): string {
  const shell = boxGradient(ink, 'hub', '0 #5c6066, 0.35 #2b2d31, 1 #0f1012')
  return `<circle r="${n(flange + 3.5)}" fill="${shell}"/><circle r="${n(flange + 2.6)}" fill="none" stroke="#fff" stroke-opacity=".14" stroke-width=".8"/><circle r="${n(flange * 0.68)}" fill="#101113"/><circle r="${n(flange * 0.62)}" fill="${shell}"/>`
}

/** A motor in the hub: a smooth drum with a bright chamfer. */
function hubMotor(ink: Ink, radius: number): string {
  const shell = boxGradient(ink, 'drum', '0 #6d7278, 0.2 #3a3d42, 0.7 #1b1d20, 1 #303338')
  return `<circle r="${n(radius)}" fill="${shell}"/><g fill="none"><circle r="${n(radius - 2)}" stroke="#fff" stroke-opacity=".25" stroke-width="1"/><circle r="${n(radius * 0.8)}" stroke="#000" stroke-opacity=".4" stroke-width="1.6"/></g>`
}
