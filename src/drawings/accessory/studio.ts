import { contactShadow } from './brush.ts'
import type { AccessoryLook, WearSize } from './accessory-look.ts'
import { Sketch } from './sketch.ts'
import { inkOn, tone, type Tone } from './tone.ts'

/** The inputs of a painter: the sheet, the product's colours and its measures. */
export type Studio = {
  sketch: Sketch
  hex: string
  colour: Tone
  accentHex: string
  accent: Tone
  /** Readable on the main colour. */
  ink: string
  /** Readable on the accent. */
  accentInk: string
  lens: string
  brand: string
  label: string
  rings: readonly number[]
  spokes: number
  angle: number
  /** The product's own measure in its unit, or the usual one. */
  measure: (usual: number) => number
  /** The index of the design among so many. */
  design: (count: number) => number
  /** The name of the design; a look without one has the name that its `variant` counts to. */
  shape: <Name extends string>(...names: [Name, ...Name[]]) => Name
  ground: (cx: number, y: number, rx: number, ry?: number) => void
}

export type Painter = (studio: Studio) => void

export const rubber = tone('#26282c')
export const plastic = tone('#1d1f23')
export const steel = tone('#b4b7bb')
export const alloy = tone('#d3d3d1')
export const gunmetal = tone('#585b60')
export const foam = tone('#2a2c30')
export const reflective = tone('#c9ccd0')
export const brass = tone('#c79a4b')
export const lampRed = tone('#cf1f25')
export const signal = '#1f5eff'

export function openStudio(look: AccessoryLook, prefix: string): Studio {
  const sketch = new Sketch(prefix)
  const accentHex = look.accent ?? signal
  const variant = Math.max(0, Math.trunc(look.variant ?? 0))
  return {
    sketch,
    hex: look.colour,
    colour: tone(look.colour),
    accentHex,
    accent: tone(accentHex),
    ink: inkOn(look.colour),
    accentInk: inkOn(accentHex),
    lens: look.lens ?? '#27313d',
    brand: look.brand ?? 'CALDER',
    label: look.label ?? '',
    rings: look.rings ?? [],
    spokes: look.spokes ?? 24,
    angle: look.angle ?? -6,
    measure: (usual) => (typeof look.size === 'number' && look.size > 0 ? look.size : usual),
    design: (count) => variant % count,
    shape: (...names) =>
      names.find((name) => name === look.shape) ?? names[variant % names.length] ?? names[0],
    ground: (cx, y, rx, ry) => contactShadow(sketch, cx, y, rx, ry),
  }
}

const wearScale: Record<WearSize, number> = {
  XS: 0.92,
  S: 0.95,
  M: 0.98,
  L: 1,
  XL: 1.025,
  XXL: 1.05,
}

/** Larger sizes are drawn a little larger, about the point where the product rests. */
export const scaleOf = (size: AccessoryLook['size']): number =>
  typeof size === 'string' ? wearScale[size] : 1
