import { form } from '#/drawings/accessory/brush.ts'
import { letterAround } from '#/drawings/accessory/lettering.ts'
import { box, ellipse, onCircle } from '#/drawings/accessory/outline.ts'
import { gunmetal, type Painter, plastic, steel, type Studio } from '#/drawings/accessory/studio.ts'

export const paintWheelset: Painter = (studio) => {
  studio.ground(300, 716, 190, 14)
  studio.ground(540, 690, 150, 12)
  wheel(studio, 506, 384, 262, false)
  wheel(studio, 318, 412, 288, true)
}

function wheel(
  { sketch, colour, accent, accentHex, ink, brand, measure, design }: Studio,
  cx: number,
  cy: number,
  r: number,
  near: boolean,
): void {
  const depth = Math.min(110, 18 + measure([40, 55, 25][design(3)] ?? 40) * 1.05) * (r / 288)
  const inner = r - depth
  const count = 20
  const spokes = Array.from({ length: count }, (_, i) => {
    const [x1, y1] = onCircle(cx, cy, 20, i * 18 + (i % 2 ? 74 : -74))
    const [x2, y2] = onCircle(cx, cy, inner + 3, i * 18)
    return `M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}`
  }).join('')
  sketch.stroke(spokes, '#000', 4, { opacity: 0.12, transform: 'translate(4 6)' })
  sketch.stroke(spokes, design(3) === 2 ? steel(0) : plastic(0.12), 3.4)
  sketch.stroke(spokes, '#fff', 0.9, { opacity: 0.4 })
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
    sketch.softly(
      6,
      () => sketch.stroke(ellipse(cx, cy, middle + depth * 0.16), colour(0.8), depth * 0.16),
      { opacity: 0.4 },
    )
    sketch.softly(5, () => sketch.stroke(ellipse(cx, cy, inner), colour(-1), depth * 0.3), {
      opacity: 0.7,
    })
    sketch.stroke(ellipse(cx, cy, r - 5), colour(-0.5), 10)
    sketch.stroke(ellipse(cx, cy, r - 11), colour(0.7), 2, { opacity: 0.5 })
    if (near)
      for (const start of [200, 20])
        letterAround(sketch, brand, {
          cx,
          cy,
          radius: r - 6 - (depth - 6) / 2,
          middle: start + 28,
          height: Math.min(34, depth * 0.42),
          colour: design(3) === 1 ? accentHex : ink,
        })
  })
  hub(sketch, cx, cy, accent)
  if (near) sketch.fill(box(cx - 3, cy + inner - 34, 6, 36, 2), steel(0))
}

function hub(sketch: Studio['sketch'], cx: number, cy: number, accent: Studio['accent']): void {
  form(sketch, ellipse(cx, cy, 58), gunmetal, { edge: 6, gloss: 0.6 })
  for (let i = 0; i < 10; i++) {
    const [x, y] = onCircle(cx, cy, 44, i * 36)
    sketch.fill(ellipse(x, y, 9, 9), '#15171a', { opacity: 0.85 })
  }
  form(sketch, ellipse(cx, cy, 32), plastic, { edge: 7, gloss: 0.7 })
  sketch.stroke(ellipse(cx, cy, 22), accent(0), 4)
  form(sketch, ellipse(cx, cy, 13), steel, { edge: 4, gloss: 1 })
  sketch.fill(ellipse(cx, cy, 6), '#0b0c0e')
}
