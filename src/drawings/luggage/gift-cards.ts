import { form } from '#/drawings/accessory/brush.ts'
import { emblem, letter } from '#/drawings/accessory/lettering.ts'
import { box, curve, line } from '#/drawings/accessory/outline.ts'
import type { Painter } from '#/drawings/accessory/studio.ts'

export const paintGiftCard: Painter = (studio) => {
  const { sketch, colour, accent, ink, brand } = studio
  const design = studio.design(3)
  studio.ground(400, 640, 290, 26)
  sketch.group({ transform: 'rotate(7 400 420)' }, () =>
    form(sketch, box(92, 226, 616, 386, 34), accent, { edge: 5, gloss: 0.3, depth: 0.6 }),
  )
  sketch.group({ transform: 'rotate(-6 400 400)' }, () => {
    form(sketch, box(92, 206, 616, 386, 34), colour, {
      edge: 5,
      gloss: 0.5,
      depth: 0.5,
      detail: () => {
        for (let i = 0; i < 9; i++) {
          const y = 340 + i * 30
          const ridge = design === 0 ? [40, -60, 30] : design === 1 ? [-40, 50, -70] : [10, 10, 10]
          sketch.stroke(
            line(
              [70, y],
              [240, y - (ridge[0] ?? 0)],
              [420, y + (ridge[1] ?? 0)],
              [600, y - (ridge[2] ?? 0)],
              [740, y + 20],
            ),
            ink,
            2.6,
            { opacity: 0.12 + i * 0.03 },
          )
        }
        sketch.fill(curve('92,206! 430,206! 250,592! 92,592!'), '#fff', { opacity: 0.05 })
      },
    })
    letter(sketch, brand, { x: 290, y: 276, height: 46, colour: ink })
    letter(sketch, 'GIFT CARD', { x: 216, y: 540, height: 20, colour: ink, opacity: 0.85 })
    emblem(studio, { x: 628, y: 530, height: 62, colour: ink })
  })
}
