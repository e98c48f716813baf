import { ellipse, onCircle, polygon } from './outline.ts'
import type { Sketch, Stop } from './sketch.ts'
import type { Tone } from './tone.ts'

/** The shape of a surface in the light: flat and turned to the light, round across, or round up and down. */
type Turn = 'face' | 'across' | 'along'

type Form = {
  turn?: Turn
  /** Softness of the rounded edge, in drawing units. */
  edge?: number
  /** 0 is chalk, 1 is lacquer. */
  gloss?: number
  /** 0 is even, 1 is strongly modelled. */
  depth?: number
  /** Painted on the surface before light and shadow. */
  detail?: () => void
}

const axes = {
  face: [0.15, 0, 0.7, 1],
  across: [0, 0, 1, 0],
  along: [0, 0, 0, 1],
} as const

/** A solid body: its colour in the light, what is painted on it, core shadow, edge highlight and rim light. */
export function form(sketch: Sketch, d: string, colour: Tone, options: Form = {}): void {
  const { turn = 'face', edge = 14, gloss = 0.4, depth = 0.6, detail } = options
  const shape = sketch.define((id) => `<path id="${id}" d="${d}"/>`)
  const use = (more: string) => sketch.add(`<use href="#${shape}" ${more}/>`)
  const clip = sketch.define((id) => `<clipPath id="${id}"><use href="#${shape}"/></clipPath>`)
  use(`fill="${sketch.linear(axes[turn], body(colour, turn, detail ? depth * 0.5 : depth))}"`)
  sketch.group({ 'clip-path': `url(#${clip})` }, () => {
    if (detail) {
      detail()
      use(`fill="${sketch.linear(axes[turn], veil(turn, depth))}"`)
    }
    if (edge > 0) {
      // A surface of several colours is shaded neutrally, or its ground would tint the stripes.
      const [dark, light] = detail ? ['#0b0a0c', '#fff'] : [colour(-1), colour(0.9)]
      const strength = detail ? 0.4 : 0.55
      use(
        `fill="none" stroke="${dark}" stroke-width="${edge * 2}" opacity="${(strength * depth).toFixed(2)}" transform="translate(${-edge * 0.35} ${-edge * 0.6})" filter="${sketch.haze(dark, edge * 0.55, 0.4)}"`,
      )
      use(
        `fill="none" stroke="${light}" stroke-width="${(edge * 0.9).toFixed(1)}" opacity="${(0.18 + 0.5 * gloss).toFixed(2)}" transform="translate(${edge * 0.45} ${edge * 0.6})" filter="${sketch.haze(light, edge * 0.3, 0.4)}"`,
      )
    }
    use(
      `fill="none" stroke="${rimLight(sketch, colour, gloss)}" stroke-width="${edge > 8 ? 4 : 2.4}"`,
    )
  })
}

/** The tones of a body from the lit side to the bounce light on the far side. */
function body(colour: Tone, turn: Turn, depth: number): Stop[] {
  if (turn === 'face')
    return [
      [0, colour(0.3 * depth)],
      [0.4, colour(0)],
      [1, colour(-0.42 * depth)],
    ]
  return [
    [0, colour(-0.5 * depth)],
    [0.1, colour(-0.12 * depth)],
    [0.27, colour(0.5 * depth)],
    [0.42, colour(0.08 * depth)],
    [0.66, colour(-0.28 * depth)],
    [0.88, colour(-0.85 * depth)],
    [1, colour(-0.5 * depth)],
  ]
}

/** The same light for a surface of several colours: laid over what is painted on it. */
function veil(turn: Turn, depth: number): Stop[] {
  if (turn === 'face')
    return [
      [0, '#fff', 0.12 * depth],
      [0.4, '#fff', 0],
      [0.41, '#0b0a0c', 0],
      [1, '#0b0a0c', 0.13 * depth],
    ]
  return [
    [0, '#0b0a0c', 0.22 * depth],
    [0.1, '#0b0a0c', 0.06 * depth],
    [0.18, '#fff', 0.06 * depth],
    [0.27, '#fff', 0.3 * depth],
    [0.42, '#fff', 0.03 * depth],
    [0.5, '#0b0a0c', 0.04 * depth],
    [0.66, '#0b0a0c', 0.1 * depth],
    [0.88, '#0b0a0c', 0.36 * depth],
    [1, '#0b0a0c', 0.2 * depth],
  ]
}

const rimLight = (sketch: Sketch, colour: Tone, gloss: number) =>
  sketch.linear(
    [0.3, 0, 0.7, 1],
    [
      [0, colour(0.8), 0.25 + 0.3 * gloss],
      [0.3, colour(0.8), 0],
      [0.72, colour(0.7), 0],
      [1, colour(0.75), 0.3 + 0.25 * gloss],
    ],
  )

/** The shadows of a body on the studio's floor: a wide soft one, and a dark narrow one where it touches. */
export function contactShadow(
  sketch: Sketch,
  cx: number,
  y: number,
  rx: number,
  ry = rx * 0.09,
): void {
  const pool = (strength: number) =>
    sketch.radial(
      [0.5, 0.5, 0.5],
      [
        [0, '#17140f', strength],
        [0.45, '#17140f', strength * 0.55],
        [0.75, '#17140f', strength * 0.16],
        [1, '#17140f', 0],
      ],
    )
  sketch.fill(ellipse(cx + rx * 0.05, y + ry * 0.3, rx * 1.28, ry * 1.9), pool(0.26))
  sketch.fill(ellipse(cx, y, rx * 1.02, ry * 0.8), pool(0.6))
}

/** A fold in cloth: a soft valley with a lit ridge beside it. */
export function fold(sketch: Sketch, d: string, colour: Tone, width = 14, strength = 0.5): void {
  sketch.group({ opacity: strength, 'stroke-linecap': 'round' }, () => {
    sketch.softly({ blur: width * 0.5 }, () => {
      sketch.stroke(d, colour(-0.85), width)
      sketch.stroke(d, colour(0.75), width * 0.6, {
        transform: `translate(${-width * 0.75} ${-width * 0.35})`,
      })
    })
  })
}

/** A row of stitches along a seam. */
export function stitches(sketch: Sketch, d: string, colour: string, width = 2.2): void {
  sketch.stroke(d, colour, width, { 'stroke-dasharray': '7 4', opacity: 0.55 })
}

/** A groove between two parts: a dark line with light caught on its lower lip. */
export function seam(sketch: Sketch, d: string, colour: Tone, width = 3): void {
  sketch.stroke(d, colour(0.6), width * 0.8, {
    opacity: 0.55,
    transform: `translate(0 ${width * 0.8})`,
  })
  sketch.stroke(d, colour(-0.9), width, { opacity: 0.8 })
}

/** A glint of the studio's light box. */
export function glint(sketch: Sketch, d: string, opacity = 0.6, softness = 3): void {
  sketch.fill(d, '#fff', { opacity, filter: sketch.haze('#fff', softness) })
}

/** Soft shade thrown onto whatever lies below, inside the current clip. */
export function shade(sketch: Sketch, d: string, opacity = 0.4, softness = 12): void {
  sketch.fill(d, '#0b0c0e', { opacity, filter: sketch.haze('#0b0c0e', softness) })
}

/** A round tube or rod along a line. */
export function tube(sketch: Sketch, d: string, colour: Tone, width: number, gloss = 0.5): void {
  const stroke = (light: number, share: number, shift: number, opacity = 1) =>
    sketch.stroke(d, colour(light), width * share, {
      opacity,
      ...(shift
        ? {
            transform: `translate(${(-width * shift * 0.6).toFixed(1)} ${(-width * shift).toFixed(1)})`,
          }
        : {}),
    })
  sketch.group({ 'stroke-linejoin': 'round' }, () => {
    stroke(-0.55, 1, 0)
    stroke(-0.82, 0.5, -0.14, 0.7)
    stroke(-0.12, 0.66, 0.1)
    stroke(0.28, 0.34, 0.17, 0.85)
    stroke(0.9, 0.1, 0.2, 0.25 + 0.65 * gloss)
  })
}

/** A flat strap along a line, with its woven edges. */
export function strap(sketch: Sketch, d: string, colour: Tone, width: number): void {
  sketch.stroke(d, colour(-0.6), width + 3)
  sketch.stroke(d, colour(0.05), width)
  sketch.stroke(d, colour(0.3), width * 0.8, { 'stroke-dasharray': '2 4', opacity: 0.3 })
}

/** A screw head with a hexagon socket. */
export function bolt(sketch: Sketch, cx: number, cy: number, r: number, colour: Tone): void {
  form(sketch, ellipse(cx, cy, r), colour, { edge: r * 0.3, gloss: 0.7, depth: 0.8 })
  const corners = Array.from({ length: 6 }, (_, i) => onCircle(cx, cy, r * 0.5, i * 60 + 15))
  sketch.fill(polygon(...corners), colour(-0.95))
}
