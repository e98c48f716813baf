import { plainColours } from '#/drawings/bike-parts/plain-colours.ts'
import { luminance, mixed, type Hex } from '#/drawings/bike/colour.ts'
import type { Drawing } from '#/drawings/bike/drawing.ts'
import { gradient } from '#/drawings/bike/ink.ts'
import { n } from '#/drawings/bike/path.ts'
import { point, type Line } from '#/drawings/bike/point.ts'
import { textureOf } from '#/drawings/bike-frame/texture.ts'
import { bulge } from './bulge.ts'
import { printedRound } from './printed-round.ts'
import { drawTyre } from './draw-tyre.ts'
import { rimDepth } from './rim-depth.ts'
import { ring } from './ring.ts'
import { clamped } from '#/drawings/bike/clamped.ts'

/** Tyre and rim, about the hub: both wheels wear the same pair, so it is drawn once. */
export function wheelHoop(drawing: Drawing): string {
  return `<g fill="none">${drawTyre(drawing)}${rim(drawing)}${valve(drawing)}</g>`
}

function rim(drawing: Drawing): string {
  const { ink, look, skeleton } = drawing
  const outer = skeleton.rimRadius
  const depth = rimDepth(look)
  const inner = outer - depth
  const colour = look.wheels.rimColour ?? plainColours.rim
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
  const decal = isMetal ? '#1d1f22' : '#d4d8dc'
  const isCarbon =
    (look.wheels.rimMaterial ?? (depth > deepestAlloy ? 'carbon' : 'alloy')) === 'carbon'
  return [
    ring(middle, depth, sheen),
    isCarbon ? ring(middle, depth, textureOf(ink, 'carbon', level)) : machined(outer, inner),
    ring(middle, depth, bulge(ink, 'rim-b', [inner, outer], isMetal ? 0.3 : 0.13)),
    ring(outer - 4.6, 0.8, '#fff', ' stroke-opacity=".2"'),
    ring(inner + 0.7, 1.4, '#fff', ' stroke-opacity=".16"'),
    rimDecals(drawing, decal, middle - depth * 0.02, depth),
  ].join('')
}

/** Aluminium is turned bright at its edges. */
const machined = (outer: number, inner: number): string =>
  ring(outer - 1.2, 2, '#aeb4ba', ' stroke-opacity=".55"') +
  ring(inner + 1, 1.4, '#aeb4ba', ' stroke-opacity=".35"')

const deepestAlloy = 32
const level: Line = [point(0, 0), point(1, 0)]

/** Maker and model on the rim, left and right of the valve's opposite. */
function rimDecals(
  { look, brand, ink }: Drawing,
  colour: Hex,
  radius: number,
  depth: number,
): string {
  const { rimMark, rimName = '' } = look.wheels
  const height = clamped(depth * 0.42, 7.5, 20)
  const names = { maker: rimMark || brand, model: rimName, colour }
  const words = printedRound(names, { radius, height, modelHeight: height * 0.62, middle: -142 })
  const id = ink.id('rn')
  return `<g id="${id}" opacity=".86">${words}</g><use href="#${id}" transform="rotate(180)"/>`
}

const valve = ({ look, skeleton }: Drawing): string => {
  const top = skeleton.rimRadius - rimDepth(look)
  return `<path d="M0 ${n(top)}v-22" stroke="#17181a" stroke-width="4.6"/><path d="M0 ${n(top - 20)}v-14" stroke="#8b9096" stroke-width="3"/><path d="M0 ${n(top)}v-3" stroke="#8b9096" stroke-width="7"/>`
}
