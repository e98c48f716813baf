import { form, shade, stitches } from '#/drawings/accessory/brush.ts'
import { letter } from '#/drawings/accessory/lettering.ts'
import { box, curve, ellipse, line } from '#/drawings/accessory/outline.ts'
import { plastic, type Painter, type Studio } from '#/drawings/accessory/studio.ts'

type Roll = { cx: number; cy: number; r: number }

/** Two rolls with their bar-end plugs, one of them already begun. */
export const paintBarTape: Painter = (studio) => {
  studio.ground(410, 676, 320)
  roll(studio, { cx: 300, cy: 330, r: 176 })
  tail(studio)
  roll(studio, { cx: 520, cy: 490, r: 176 })
  plugs(studio)
}

/** A roll stands turned: its wound edge to us, the breadth of the tape behind it. */
function roll(studio: Studio, { cx, cy, r }: Roll): void {
  const { sketch, colour } = studio
  const breadth = 104
  sketch.group({ transform: `rotate(14 ${cx} ${cy})` }, () => {
    form(sketch, box(cx - r - breadth, cy - r, 2 * r + breadth, 2 * r, r), colour, {
      turn: 'along',
      edge: 16,
      gloss: 0.12,
      depth: 0.85,
      detail: () => texture(studio, cx - r - breadth, cy - r, r),
    })
  })
  sketch.within(ellipse(cx, cy, r + 12), () => shade(sketch, ellipse(cx - 8, cy, r + 3), 0.5, 6))
  form(sketch, ellipse(cx, cy, r), colour, { edge: 12, gloss: 0.1, depth: 0.6 })
  for (let turn = 0; turn < 9; turn++) {
    const winding = ellipse(cx - turn, cy + turn * 0.6, r - 12 - (turn * (r - 46)) / 9)
    sketch.stroke(winding, colour(0.5), 3, { opacity: 0.4, transform: 'translate(2 2.6)' })
    sketch.stroke(winding, colour(-0.95), 4, { opacity: 0.72 })
  }
  const core = ellipse(cx - 9, cy + 5, 30)
  sketch.fill(core, '#101215')
  sketch.within(core, () =>
    sketch.fill(ellipse(cx + 3, cy + 17, 27), colour(-0.45), { opacity: 0.7 }),
  )
}

/** Holes, ribs or a stripe: what the hand feels. */
function texture({ sketch, colour, accent, shape }: Studio, x: number, y: number, r: number): void {
  const name = shape('dots', 'cork', 'stripes', 'leather', 'cotton')
  const pattern = { dots: 0, cork: 1, stripes: 2, leather: 3, cotton: 4 }[name]
  if (pattern === 4) return woven(sketch, colour, { x, y, r })
  if (pattern === 3) return sewnEdge(sketch, colour, { x, y, r })
  if (pattern === 2) {
    for (const stripe of [26, 62])
      sketch.stroke(
        `M${x + stripe} ${y + r}A${r} ${r} 0 0 1 ${x + stripe + r} ${y}h400M${x + stripe} ${y + r}A${r} ${r} 0 0 0 ${x + stripe + r} ${y + 2 * r}h400`,
        accent(0),
        16,
      )
    return
  }
  for (const inset of [16, 40, 64, 88]) {
    const around = `M${x + inset + r} ${y + 2 * r}A${r} ${r} 0 0 1 ${x + inset + r} ${y}`
    const dots = {
      'stroke-dasharray': pattern === 0 ? '0 22' : '14 9',
      'stroke-dashoffset': inset % 16 ? 0 : 11,
      'stroke-linecap': 'round',
    }
    sketch.stroke(around, colour(0.5), pattern === 0 ? 9 : 5, {
      ...dots,
      opacity: 0.4,
      transform: 'translate(1.5 2)',
    })
    sketch.stroke(around, colour(-0.9), pattern === 0 ? 9 : 5, { ...dots, opacity: 0.75 })
  }
}

function tail({ sketch, colour, ink, brand }: Studio): void {
  form(
    sketch,
    curve('470,640! 600,664 700,640 772,600! 744,532! 690,566 600,590 500,560!'),
    colour,
    { edge: 12, gloss: 0.1, depth: 0.8 },
  )
  letter(sketch, brand, { x: 700, y: 606, height: 13, colour: ink, turn: -26, lean: 10 })
}

function plugs({ sketch, accent }: Studio): void {
  for (const [x, y] of [
    [214, 634],
    [292, 652],
  ] as const) {
    form(sketch, ellipse(x, y, 36), plastic, { edge: 9, gloss: 0.6 })
    sketch.stroke(ellipse(x, y, 22), accent(0), 5)
    sketch.stroke(line([x - 8, y - 5], [x, y - 9], [x + 8, y - 5]), '#fff', 2, { opacity: 0.5 })
  }
}

/** Leather is smooth, with grain and one seam along each edge. */
function sewnEdge(
  sketch: Studio['sketch'],
  colour: Studio['colour'],
  { x, y, r }: { x: number; y: number; r: number },
): void {
  for (const inset of [14, 88])
    stitches(
      sketch,
      `M${x + inset + r} ${y + 2 * r}A${r} ${r} 0 0 1 ${x + inset + r} ${y}`,
      colour(0.9),
      3,
    )
  for (const inset of [30, 44, 60, 74])
    sketch.stroke(
      `M${x + inset + r} ${y + 2 * r}A${r} ${r} 0 0 1 ${x + inset + r} ${y}`,
      colour(-0.8),
      1.4,
      { 'stroke-dasharray': `${9 + (inset % 7)} ${15 + (inset % 11)}`, opacity: 0.5 },
    )
}

/** Cotton is a plain weave: fine lines along and across. */
function woven(
  sketch: Studio['sketch'],
  colour: Studio['colour'],
  { x, y, r }: { x: number; y: number; r: number },
): void {
  for (let inset = 8; inset < 100; inset += 8)
    sketch.stroke(
      `M${x + inset + r} ${y + 2 * r}A${r} ${r} 0 0 1 ${x + inset + r} ${y}`,
      colour(-0.8),
      3,
      { 'stroke-dasharray': '4 3', 'stroke-dashoffset': inset % 16 ? 0 : 3, opacity: 0.5 },
    )
}
