import type { AccessoryLook } from './accessory-look.ts'
import { framingOf } from './framing.ts'
import { painterOf } from './view-painters.ts'
import { paintNone } from './none.ts'
import { openStudio, scaleOf } from './studio.ts'
import { hashOf } from '#/drawings/scenery/random.ts'

export type DrawingOptions = {
  /** Keeps ids apart when several pictures share a page; made from the look unless given. */
  idPrefix?: string
}

/** The product's picture: a square SVG without a background. */
export function drawAccessory(look: AccessoryLook, options: DrawingOptions = {}): string {
  const studio = openStudio(look, options.idPrefix ?? prefixOf(look))
  if (look.shape === 'none') paintNone(studio)
  else painterOf(look.kind, look.view ?? 'front')(studio)
  const { definitions, shapes } = studio.sketch
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800" aria-hidden="true"><defs>${definitions}</defs>${framed(look, shapes)}</svg>`
}

function framed({ kind, size, shape, view = 'front' }: AccessoryLook, shapes: string): string {
  if (shape === 'none') return shapes
  const [right, down, scale] = view === 'front' || view === 'palm' ? framingOf(kind) : centred
  const total = Math.round(scale * scaleOf(size) * 1000) / 1000
  if (total === 1 && right === 0 && down === 0) return shapes
  return `<g transform="translate(400 400)scale(${total})translate(${right - 400} ${down - 400})">${shapes}</g>`
}

/** Other sides are drawn in the middle of the picture as they are. */
const centred = [0, 0, 1] as const

/** Different looks never share an id, and equal ones may: their definitions are the same. */
const prefixOf = (look: AccessoryLook): string =>
  `${look.kind}-${hashOf(JSON.stringify(look)).toString(36)}-`
