import { form } from '#/drawings/accessory/brush.ts'
import { letterAround } from '#/drawings/accessory/lettering.ts'
import { box, ellipse, onCircle } from '#/drawings/accessory/outline.ts'
import {
  alloy,
  gunmetal,
  type Painter,
  plastic,
  steel,
  type Studio,
} from '#/drawings/accessory/studio.ts'

const shapes = [
  'carbon',
  'dimpled',
  'alloy',
  'spline',
  'small',
  'dynamo',
  'motor',
  'motor-large',
] as const
type Shape = (typeof shapes)[number]

type Wheel = { cx: number; cy: number; r: number; isNear: boolean; shape: Shape }

/** The rear wheel stands behind the front one; a motor or a dynamo makes its hub a drum. */
export const paintWheelset: Painter = (studio) => {
  const shape = studio.shape(...shapes)
  const less = shape === 'small' ? 0.94 : 1
  studio.ground(300, 716, 190, 14)
  studio.ground(540, 690, 150, 12)
  wheel(studio, { cx: 506, cy: 384 + (1 - less) * 262, r: 262 * less, isNear: false, shape })
  wheel(studio, { cx: 318, cy: 412 + (1 - less) * 288, r: 288 * less, isNear: true, shape })
}

const hubRadius = (shape: Shape, isNear: boolean): number => {
  if (shape === 'dynamo') return isNear ? 62 : 32
  if (shape === 'motor-large') return isNear ? 32 : 86
  if (shape === 'motor') return isNear ? 32 : 66
  return 32
}

function wheel(studio: Studio, { cx, cy, r, isNear, shape }: Wheel): void {
  const { sketch, colour, accentHex, ink, brand, label, measure, design, spokes: count } = studio
  // A 622 mm rim is 311 mm high to its bead: 288 pixels.
  const depth = Math.min(110, 5 + measure([40, 55, 25][design(3)] ?? 40) * 0.93) * (r / 288)
  const inner = r - depth
  const hubSize = (hubRadius(shape, isNear) * r) / 288
  const isSteel = shape === 'alloy' || shape === 'spline' || shape === 'dynamo'
  const step = 360 / count
  const spokes = Array.from({ length: count }, (_, i) => {
    const lace = Math.min(74, 2000 / hubSize)
    const [x1, y1] = onCircle(cx, cy, hubSize * 0.82, i * step + (i % 2 ? lace : -lace))
    const [x2, y2] = onCircle(cx, cy, inner + 3, i * step)
    return `M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}`
  }).join('')
  sketch.stroke(spokes, '#000', 3.4, { opacity: 0.12, transform: 'translate(4 6)' })
  sketch.stroke(spokes, isSteel ? steel(-0.25) : plastic(0.12), shape === 'carbon' ? 3.2 : 2.6)
  sketch.stroke(spokes, '#fff', 0.8, { opacity: 0.4 })
  const nipples = Array.from({ length: count }, (_, i) => {
    const [x1, y1] = onCircle(cx, cy, inner - 9, i * step)
    const [x2, y2] = onCircle(cx, cy, inner + 2, i * step)
    return `M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}`
  }).join('')
  sketch.stroke(nipples, isSteel ? steel(0.2) : plastic(0.3), 4.6)
  const rim = ellipse(cx, cy, r) + ellipse(cx, cy, inner)
  const clip = sketch.define(
    (id) => `<clipPath id="${id}"><path clip-rule="evenodd" d="${rim}"/></clipPath>`,
  )
  sketch.fill(
    rim,
    sketch.linear(
      [0.1, 0, 0.8, 1],
      [
        [0, colour(0.42)],
        [0.3, colour(0.06)],
        [0.55, colour(-0.2)],
        [0.8, colour(-0.4)],
        [1, colour(0)],
      ],
    ),
    { 'fill-rule': 'evenodd' },
  )
  sketch.group({ 'clip-path': `url(#${clip})` }, () => {
    const middle = (r + inner) / 2
    sketch.softly({ blur: 6, opacity: 0.4 }, () =>
      sketch.stroke(ellipse(cx, cy, middle + depth * 0.16), colour(0.8), depth * 0.16),
    )
    sketch.softly({ blur: 5, opacity: 0.7 }, () =>
      sketch.stroke(ellipse(cx, cy, inner), colour(-1), depth * 0.3),
    )
    sketch.stroke(ellipse(cx, cy, r - 4), isSteel ? alloy(-0.3) : colour(-0.5), 7)
    sketch.stroke(ellipse(cx, cy, r - 8), colour(0.7), 1.6, { opacity: 0.5 })
    if (shape === 'dimpled')
      for (const shift of [0.3, 0.5, 0.7])
        sketch.stroke(ellipse(cx, cy, inner + depth * shift), colour(-0.9), 5, {
          'stroke-dasharray': '0 13',
          'stroke-linecap': 'round',
          opacity: 0.7,
        })
    const height = Math.min(30, depth * 0.46)
    const around = {
      cx,
      cy,
      radius: r - 5 - (depth - 5) / 2,
      height,
      colour: accentHex === '#f7f6f2' ? accentHex : ink,
    }
    for (const middleOf of [228, 48]) letterAround(sketch, brand, { ...around, middle: middleOf })
    if (label !== '')
      for (const middleOf of [138, 318])
        letterAround(sketch, label, { ...around, height: height * 0.8, middle: middleOf })
  })
  hub(studio, { cx, cy, size: hubSize, isNear })
  if (isNear) sketch.fill(box(cx - 2.4, cy + inner - 34, 5, 36, 2), steel(0))
}

/** Behind, the freehub's splines; in front, the disc's mount. */
function hub(
  { sketch, accent }: Studio,
  { cx, cy, size, isNear }: { cx: number; cy: number; size: number; isNear: boolean },
): void {
  if (size > 50) {
    form(sketch, ellipse(cx, cy, size), plastic, { edge: 12, gloss: 0.5 })
    sketch.stroke(ellipse(cx, cy, size * 0.72), '#000', 3, { opacity: 0.5 })
  } else {
    form(sketch, ellipse(cx, cy, size * 1.2), gunmetal, { edge: 5, gloss: 0.6 })
    sketch.stroke(ellipse(cx, cy, size * 1.05), '#000', 3, {
      'stroke-dasharray': '2 5',
      opacity: 0.6,
    })
  }
  const core = Math.min(30, size)
  form(sketch, ellipse(cx, cy, core), isNear ? plastic : gunmetal, { edge: 6, gloss: 0.7 })
  sketch.stroke(
    ellipse(cx, cy, core * 0.82),
    isNear ? accent(0) : steel(0),
    isNear ? 3 : 7,
    isNear ? {} : { 'stroke-dasharray': '6 5' },
  )
  form(sketch, ellipse(cx, cy, 12), steel, { edge: 4, gloss: 1 })
  sketch.fill(ellipse(cx, cy, 7), '#0b0c0e')
}
