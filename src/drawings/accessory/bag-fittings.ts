import { form } from './brush.ts'
import { box } from './outline.ts'
import { plastic, type Studio } from './studio.ts'
import type { Tone } from './tone.ts'

/** A ladder-lock buckle on webbing. */
export function buckle(
  { sketch }: Studio,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  form(sketch, box(x - width / 2, y - height / 2, width, height, 8), plastic, {
    edge: 6,
    gloss: 0.5,
  })
  sketch.fill(box(x - width * 0.3, y - height * 0.28, width * 0.6, height * 0.18, 3), '#000', {
    opacity: 0.6,
  })
  sketch.fill(box(x - width * 0.3, y + height * 0.1, width * 0.6, height * 0.18, 3), '#000', {
    opacity: 0.6,
  })
}

/** A water-resistant zip with its puller. */
export function zip(
  { sketch }: Studio,
  d: string,
  [x, y]: readonly [number, number],
  puller: Tone,
): void {
  sketch.stroke(d, '#000', 16, { opacity: 0.35 })
  sketch.stroke(d, plastic(0.02), 13)
  sketch.stroke(d, plastic(0.35), 2, { 'stroke-dasharray': '3 3' })
  form(sketch, box(x - 8, y - 8, 44, 17, 8), puller, { edge: 4, gloss: 0.4 })
}

export const cloth = { gloss: 0.08, depth: 0.75 }

export function weave({ sketch, colour }: Studio): void {
  const id = sketch.define(
    (own) =>
      `<pattern id="${own}" width="22" height="22" patternUnits="userSpaceOnUse"><path d="M0 0H22M0 0V22" stroke="${colour(0.6)}" stroke-width="1.6" opacity=".28"/></pattern>`,
  )
  sketch.fill('M0 0H800V800H0Z', `url(#${id})`)
}
