import { luminance, mixed, type Hex } from '#/drawings/bike/colour.ts'
import type { Drawing } from '#/drawings/bike/drawing.ts'
import { gradient, stops, type Ink } from '#/drawings/bike/ink.ts'
import { n } from '#/drawings/bike/path.ts'
import { point } from '#/drawings/bike/point.ts'
import { rimDepth } from './rim-depth.ts'
import { ring } from './ring.ts'
import { wordmark } from '#/drawings/bike/wordmark.ts'

const sidewalls: Record<'black' | 'tan' | 'brown', Hex> = {
  black: '#26282b',
  tan: '#c59a67',
  brown: '#8a5f3d',
}

/** Tyre and rim, about the hub: both wheels wear the same pair, so it is drawn once. */
export function wheelHoop(drawing: Drawing): string {
  return `<g fill="none">${tyre(drawing)}${rim(drawing)}${valve(drawing)}</g>`
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

function tyre({ ink, look, skeleton }: Drawing): string {
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

function rim({ ink, look, skeleton, brand }: Drawing): string {
  const outer = skeleton.rimRadius
  const depth = rimDepth(look)
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

const valve = ({ look, skeleton }: Drawing): string => {
  const top = skeleton.rimRadius - rimDepth(look)
  return `<path d="M0 ${n(top)}v-22" stroke="#17181a" stroke-width="4.6"/><path d="M0 ${n(top - 20)}v-14" stroke="#8b9096" stroke-width="3"/>`
}
