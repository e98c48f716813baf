import { bolt, form } from '#/drawings/accessory/brush.ts'
import { letter } from '#/drawings/accessory/lettering.ts'
import { curve, ellipse, onCircle, polygon } from '#/drawings/accessory/outline.ts'
import { gunmetal, type Painter, steel, type Studio } from '#/drawings/accessory/studio.ts'

const gear = (cx: number, cy: number, r: number, teeth: number, height: number): string => {
  const step = 360 / teeth
  return `M${Array.from({ length: teeth }, (_, i) =>
    [
      [0, r],
      [step * 0.3, r],
      [step * 0.44, r + height],
      [step * 0.66, r + height],
      [step * 0.82, r],
    ]
      .map(([turn, radius]) =>
        onCircle(cx, cy, radius ?? r, i * step + (turn ?? 0))
          .map((v) => v.toFixed(1))
          .join(' '),
      )
      .join('L'),
  ).join('L')}Z`
}

export const paintChainset: Painter = (studio) => {
  const { sketch, colour, accent, ink, brand } = studio
  const design = studio.design(3)
  const teeth = Math.round(Math.min(60, Math.max(28, studio.measure([50, 40, 52][design] ?? 50))))
  const [cx, cy] = [330, 400]
  const r = 150 + teeth * 1.7
  studio.ground(cx, cy + r + 22, 190, 16)
  const window = Array.from({ length: 4 }, (_, i) => {
    const [a, b] = [i * 90 + 20, i * 90 + 70]
    const outerR = r - 34
    return `M${onCircle(cx, cy, 110, a)
      .map((v) => v.toFixed(1))
      .join(' ')}L${onCircle(cx, cy, outerR, a - 6)
      .map((v) => v.toFixed(1))
      .join(' ')}A${outerR.toFixed(1)} ${outerR.toFixed(1)} 0 0 1 ${onCircle(cx, cy, outerR, b + 6)
      .map((v) => v.toFixed(1))
      .join(' ')}L${onCircle(cx, cy, 110, b)
      .map((v) => v.toFixed(1))
      .join(' ')}A110 110 0 0 0 ${onCircle(cx, cy, 110, a)
      .map((v) => v.toFixed(1))
      .join(' ')}Z`
  }).join('')
  const ring = gear(cx, cy, r - 7, teeth, 13) + window
  const clip = sketch.define(
    (id) => `<clipPath id="${id}"><path clip-rule="evenodd" d="${ring}"/></clipPath>`,
  )
  sketch.fill(ring, gunmetal(-0.4), { 'fill-rule': 'evenodd', transform: 'translate(5 6)' })
  sketch.group({ 'clip-path': `url(#${clip})` }, () => {
    form(sketch, ellipse(cx, cy, r + 10), design === 1 ? colour : gunmetal, {
      edge: 12,
      gloss: 0.6,
      depth: 0.9,
    })
    sketch.stroke(ellipse(cx, cy, r - 18), '#000', 3, { opacity: 0.5 })
    sketch.stroke(ellipse(cx, cy, r - 15), '#fff', 1.6, { opacity: 0.35 })
  })
  if (design !== 1)
    sketch.stroke(ellipse(cx, cy, r * 0.72), steel(-0.2), 9, { 'stroke-dasharray': '8 5' })
  spider(studio, cx, cy, r)
  form(
    sketch,
    curve([
      [cx - 58, cy - 24],
      [cx - 20, cy - 62],
      [cx + 60, cy - 52],
      [cx + 220, cy - 34],
      [cx + 380, cy - 30],
      [cx + 418, cy],
      [cx + 380, cy + 30],
      [cx + 220, cy + 36],
      [cx + 60, cy + 54],
      [cx - 20, cy + 62],
      [cx - 60, cy + 26],
    ]),
    colour,
    { turn: 'along', edge: 20, gloss: 0.6, depth: 0.85 },
  )
  bolt(sketch, cx, cy, 30, steel)
  sketch.stroke(ellipse(cx, cy, 38), accent(0), 4)
  form(sketch, ellipse(cx + 384, cy, 17), steel, { edge: 4, gloss: 0.9 })
  sketch.fill(ellipse(cx + 384, cy, 10), '#0b0c0e')
  letter(sketch, brand, { x: cx + 206, y: cy, height: 27, colour: ink })
}

function spider({ sketch, colour }: Studio, cx: number, cy: number, r: number): void {
  for (const turn of [45, 135, 225, 315]) {
    const [x, y] = onCircle(cx, cy, r * 0.74, turn)
    form(
      sketch,
      polygon(
        onCircle(cx, cy, 60, turn - 46),
        onCircle(x, y, 24, turn - 90),
        onCircle(x, y, 24, turn),
        onCircle(x, y, 24, turn + 90),
        onCircle(cx, cy, 60, turn + 46),
      ),
      colour,
      { edge: 10, gloss: 0.5 },
    )
    bolt(sketch, x, y, 12, steel)
  }
}
