import type { BikeLook } from './bike-look.ts'
import { luminance, mixed, type Hex } from './colour.ts'
import { boxGradient, gradient, stops, type Ink } from './ink.ts'
import { n } from './path.ts'
import { around, point, type Point } from './point.ts'
import type { Skeleton } from './skeleton.ts'
import { wordmark } from './wordmark.ts'

const origin = point(0, 0)
const sidewalls: Record<'black' | 'tan' | 'brown', Hex> = {
  black: '#26282b',
  tan: '#c59a67',
  brown: '#8a5f3d',
}

type Wheels = { ink: Ink; look: BikeLook; skeleton: Skeleton; brand: string }

const ring = (radius: number, width: number, stroke: string, more = '') =>
  `<circle r="${n(radius)}" stroke="${stroke}" stroke-width="${n(width)}"${more}/>`

/** Tyre and rim, about the hub: both wheels wear the same pair, so it is drawn once. */
export function wheelHoop(wheels: Wheels): string {
  const { skeleton } = wheels
  return `<g fill="none">${tyre(wheels)}${rim(wheels)}${valve(wheels, skeleton.rimRadius)}</g>`
}

/** Light on a ring that bulges towards the eye: dark along both edges, lit a little outside its middle. */
function bulge(ink: Ink, name: string, [inner, outer]: [number, number], light: number): string {
  const at = (share: number) => (inner + (outer - inner) * share) / outer
  return ink.define(
    name,
    (id) =>
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="${n(outer)}">${stops(
        [
          [at(0), '#000000', 0.42],
          [at(0.2), '#000000', 0.12],
          [at(0.36), '#ffffff', light * 0.3],
          [at(0.6), '#ffffff', light],
          [at(0.76), '#ffffff', light * 0.2],
          [at(0.9), '#000000', 0.16],
          [1, '#000000', 0.5],
        ],
      )}</radialGradient>`,
  )
}

function tyre({ ink, look, skeleton }: Wheels): string {
  const outer = skeleton.wheelRadius
  const inner = skeleton.rimRadius - 2
  const width = outer - inner
  const from = point(0, -outer)
  const to = point(0, outer)
  const rubber = gradient(
    ink,
    'rubber',
    [from, to],
    [
      [0, '#3d4045'],
      [0.12, '#232528'],
      [0.6, '#1a1b1e'],
      [1, '#0f1012'],
    ],
  )
  const kind = look.wheels.sidewall ?? 'black'
  const wall = sidewalls[kind]
  const wallFill = gradient(
    ink,
    'wall',
    [from, to],
    [
      [0, mixed(wall, '#ffffff', 0.16)],
      [0.4, wall],
      [1, mixed(wall, '#0a0806', 0.3)],
    ],
  )
  const wallWidth = width * (kind === 'black' ? 0.6 : 0.64)
  const isKnobbly = look.wheels.tyreWidth >= 38
  const knob = (Math.PI * (outer - 2) * 2) / 170
  const tread = isKnobbly
    ? ring(
        outer - 1.7,
        4.4,
        '#17181a',
        ` stroke-dasharray="${(knob * 0.62).toFixed(2)} ${(knob * 0.38).toFixed(2)}"`,
      ) +
      ring(
        outer - width * 0.24,
        4,
        '#0b0c0d',
        ` stroke-dasharray="${(knob * 0.4).toFixed(2)} ${(knob * 0.6).toFixed(2)}" stroke-opacity=".75"`,
      )
    : ring(outer - width * 0.22, 0.8, '#000', ' stroke-opacity=".55"')
  const body = isKnobbly ? outer - 3 : outer
  return [
    ring((body + inner) / 2, body - inner, rubber),
    tread,
    ring(inner + wallWidth / 2, wallWidth, wallFill),
    ring(
      inner + wallWidth / 2,
      wallWidth,
      bulge(ink, 'wall-b', [inner, inner + wallWidth], kind === 'black' ? 0.1 : 0.26),
    ),
    tyreLabel(inner + wallWidth * 0.5, wallWidth, kind === 'black' ? '#ffffff' : '#000000'),
  ].join('')
}

/** The maker's patch on the wall, set at the valve as a mechanic would, and once opposite. */
function tyreLabel(radius: number, wall: number, colour: Hex): string {
  const half = Math.PI * radius
  const marks = [34, 5, 12, 5, 20]
  const length = marks.reduce((sum, mark) => sum + mark, 0)
  return ring(
    radius,
    Math.min(wall * 0.26, 6),
    colour,
    ` stroke-opacity=".36" stroke-dasharray="${marks.join(' ')} ${n(half - length)} ${marks.join(' ')} ${n(half - length)}" transform="rotate(${n(90 - (length / half) * 90)})"`,
  )
}

function rim({ ink, look, skeleton, brand }: Wheels): string {
  const outer = skeleton.rimRadius
  const depth = Math.min(Math.max(look.wheels.rimDepth ?? 28, 18), 90)
  const inner = outer - depth
  const colour = look.wheels.rimColour ?? '#1b1c1f'
  const isMetal = luminance(colour) > 0.3
  const middle = (outer + inner) / 2
  const sheen = gradient(
    ink,
    'rim',
    [point(-outer * 0.5, -outer), point(outer * 0.5, outer)],
    [
      [0, mixed(colour, '#ffffff', isMetal ? 0.5 : 0.3)],
      [0.16, mixed(colour, '#ffffff', 0.12)],
      [0.34, colour],
      [0.66, mixed(colour, '#000000', 0.25)],
      [0.86, mixed(colour, '#ffffff', isMetal ? 0.2 : 0.15)],
      [1, mixed(colour, '#000000', 0.15)],
    ],
  )
  const decal = mixed(colour, luminance(colour) > 0.3 ? '#000000' : '#ffffff', 0.42)
  return [
    ring(middle, depth, sheen),
    ring(middle, depth, bulge(ink, 'rim-b', [inner, outer], isMetal ? 0.3 : 0.13)),
    ring(outer - 4.6, 0.8, '#fff', ' stroke-opacity=".2"'),
    ring(inner + 0.7, 1.4, '#fff', ' stroke-opacity=".16"'),
    rimDecals(brand, decal, middle - depth * 0.02, depth),
  ].join('')
}

/** The maker's name on the rim, letter by letter along the curve, left and right of the valve's opposite. */
function rimDecals(brand: string, colour: Hex, radius: number, depth: number): string {
  const size = Math.min(Math.max(depth * 0.34, 6), 17)
  const letters = [...brand]
  const step = ((size * 1.36) / radius) * (180 / Math.PI)
  return [-52, 128]
    .map((middle) =>
      letters
        .map((letter, index) => {
          const angle = middle + (index - (letters.length - 1) / 2) * step
          const mark = wordmark(letter, { height: size, colour })
          return `<g transform="rotate(${n(angle)})translate(${n(-mark.width / 2)} ${n(-radius + size / 2)})">${mark.markup}</g>`
        })
        .join(''),
    )
    .join('')
}

const valve = ({ look }: Wheels, rimRadius: number): string => {
  const top = rimRadius - Math.min(Math.max(look.wheels.rimDepth ?? 28, 18), 90)
  return `<path d="M0 ${n(top)}v-22" stroke="#17181a" stroke-width="4.6"/><path d="M0 ${n(top - 20)}v-14" stroke="#8b9096" stroke-width="3"/>`
}

export type Hub = { flange: number; spokes: number; holes: number }

/** Spokes laced two-cross: each leaves its flange at a slant and passes two neighbours on the way. */
export function lacing({ skeleton, look }: Wheels, flange: number): string {
  const count = Math.min(Math.max(Math.round((look.wheels.spokes ?? 24) / 4) * 4, 16), 36)
  const depth = Math.min(Math.max(look.wheels.rimDepth ?? 28, 18), 90)
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
  return `<g fill="none"><path d="${far}" stroke="#7c8187" stroke-width="1.3"/><path d="${near}" stroke="#2c2f33" stroke-width="1.7"/></g>`
}

/** The disc behind the spokes. */
export function rotor(ink: Ink, radius: number): string {
  const steel = boxGradient(ink, 'rotor', [
    [0, '#d5d9dd'],
    [0.5, '#9aa0a6'],
    [1, '#70767d'],
  ])
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
export function hub(ink: Ink, flange: number): string {
  const shell = boxGradient(ink, 'hub', [
    [0, '#5c6066'],
    [0.35, '#2b2d31'],
    [1, '#0f1012'],
  ])
  return `<circle r="${n(flange + 3.5)}" fill="${shell}"/><circle r="${n(flange + 2.6)}" fill="none" stroke="#fff" stroke-opacity=".14" stroke-width=".8"/><circle r="${n(flange * 0.68)}" fill="#101113"/><circle r="${n(flange * 0.62)}" fill="${shell}"/>`
}

/** A motor in the hub: a smooth drum with a bright chamfer. */
export function hubMotor(ink: Ink, radius: number): string {
  const shell = boxGradient(ink, 'drum', [
    [0, '#6d7278'],
    [0.2, '#3a3d42'],
    [0.7, '#1b1d20'],
    [1, '#303338'],
  ])
  return `<circle r="${n(radius)}" fill="${shell}"/><g fill="none"><circle r="${n(radius - 2)}" stroke="#fff" stroke-opacity=".25" stroke-width="1"/><circle r="${n(radius * 0.8)}" stroke="#000" stroke-opacity=".4" stroke-width="1.6"/></g>`
}

export const placed = (id: string, p: Point): string =>
  `<use href="#${id}" x="${n(p.x)}" y="${n(p.y)}"/>`
export const centred = (p: Point, markup: string): string =>
  `<g transform="translate(${n(p.x)} ${n(p.y)})">${markup}</g>`
