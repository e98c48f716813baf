import { form } from '#/drawings/accessory/brush.ts'
import { ellipse, onCircle } from '#/drawings/accessory/outline.ts'
import type { Sketch } from '#/drawings/accessory/sketch.ts'
import type { Tone } from '#/drawings/accessory/tone.ts'

export type Ring = {
  cx: number
  cy: number
  r: number
  teeth: number
  colour: Tone
  /** The distance of the ring behind the front, in pixels of its shadow. */
  depth: number
  /** The degrees at which webs stand between its windows; a ring without webs is open inside. */
  webs: readonly number[]
}

const spot = (point: readonly [number, number]) => point.map((value) => value.toFixed(1)).join(' ')

/** Every tooth is there: riders count them. */
function toothed({ cx, cy, r, teeth }: Ring): string {
  const step = 360 / teeth
  const at = (turn: number, radius: number) => spot(onCircle(cx, cy, radius, turn))
  const tooth = (i: number) =>
    [
      [0, r - 7],
      [0.22, r - 7],
      [0.4, r + 5],
      [0.62, r + 5],
      [0.8, r - 7],
    ]
      .map(([share = 0, radius = r]) => at((i + share) * step, radius))
      .join('L')
  return `M${Array.from({ length: teeth }, (_, i) => tooth(i)).join('L')}Z`
}

function openings({ cx, cy, r, webs }: Ring): string {
  const [inner, outer] = [webs.length > 4 ? r * 0.58 : 92, r - 30]
  return webs
    .map((web, i) => {
      const next = webs[i + 1] ?? (webs[0] ?? 0) + 360
      const half = 0.16 * (360 / webs.length)
      const [from, to] = [web + half, next - half]
      const at = (radius: number, angle: number) => spot(onCircle(cx, cy, radius, angle))
      return `M${at(inner, from)}L${at(outer, from - 3)}A${outer.toFixed(1)} ${outer.toFixed(1)} 0 0 1 ${at(outer, to + 3)}L${at(inner, to)}A${inner.toFixed(1)} ${inner.toFixed(1)} 0 0 0 ${at(inner, from)}Z`
    })
    .join('')
}

export function chainring(sketch: Sketch, ring: Ring): void {
  const { cx, cy, r, colour, depth, webs } = ring
  const hole = webs.length === 0 ? ellipse(cx, cy, r - 34) : openings(ring)
  const d = toothed(ring) + hole
  const clip = sketch.define(
    (id) => `<clipPath id="${id}"><path clip-rule="evenodd" d="${d}"/></clipPath>`,
  )
  const move = depth > 0 ? { transform: `translate(${depth} ${depth})` } : {}
  sketch.group(move, () => {
    sketch.fill(d, colour(-0.7), { 'fill-rule': 'evenodd', transform: 'translate(4 5)' })
    sketch.group({ 'clip-path': `url(#${clip})` }, () => {
      form(sketch, ellipse(cx, cy, r + 10), colour, { edge: 10, gloss: 0.6, depth: 0.9 })
      sketch.stroke(ellipse(cx, cy, r - 16), '#000', 3, { opacity: 0.5 })
      sketch.stroke(ellipse(cx, cy, r - 13), '#fff', 1.6, { opacity: 0.35 })
      if (depth > 0) sketch.fill(ellipse(cx, cy, r + 10), '#000', { opacity: 0.3 })
    })
  })
}
