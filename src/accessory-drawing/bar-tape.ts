import { form } from './brush.ts'
import { letter } from './lettering.ts'
import { box, curve, ellipse } from './outline.ts'
import { type Painter, plastic } from './studio.ts'

export const paintBarTape: Painter = (studio) => {
  const { sketch, colour, accent, ink, brand } = studio
  const design = studio.design(3)
  studio.ground(400, 700, 270)
  const rollAt = (cx: number, cy: number, r: number) => {
    form(sketch, ellipse(cx, cy, r), colour, { edge: 14, gloss: 0.15, depth: 0.8 })
    for (let turn = 0; turn < 8; turn++) {
      const rr = r - 10 - (turn * (r - 40)) / 8
      sketch.stroke(ellipse(cx + 2, cy + 2, rr), colour(0.5), 3, { opacity: 0.4 })
      sketch.stroke(ellipse(cx, cy, rr), colour(-0.95), 4, { opacity: 0.75 })
    }
    sketch.fill(ellipse(cx, cy, 28), '#101215')
    sketch.within(ellipse(cx, cy, 28), () =>
      sketch.fill(ellipse(cx + 8, cy + 10, 26), colour(-0.4), { opacity: 0.6 }),
    )
  }
  form(
    sketch,
    curve('270,130 420,116 560,130 590,190 590,360 560,420 420,434 270,420 250,360 250,190'),
    colour,
    {
      turn: 'along',
      edge: 14,
      gloss: 0.15,
      detail: () => {
        for (let row = 0; row < 8; row++)
          for (let i = 0; i < 14; i++) {
            const [x, y] = [262 + i * 25 + (row % 2) * 12, 150 + row * 36]
            if (design === 0) sketch.fill(ellipse(x, y, 5), '#000', { opacity: 0.4 })
            if (design === 1) sketch.fill(box(x - 9, y - 3, 18, 6, 3), '#000', { opacity: 0.28 })
          }
        if (design === 2)
          for (let i = 0; i < 9; i++)
            sketch.stroke(`M${230 + i * 44} 100L${290 + i * 44} 450`, accent(0), 14)
      },
    },
  )
  if (design !== 2) letter(sketch, brand, { x: 420, y: 276, height: 40, colour: ink })
  rollAt(250, 540, 156)
  rollAt(566, 556, 140)
  for (const x of [398, 438]) {
    form(sketch, ellipse(x, 664, 30), plastic, { edge: 8, gloss: 0.6 })
    sketch.stroke(ellipse(x, 664, 18), accent(0), 4)
  }
}
