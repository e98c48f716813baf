import { bolt, form } from '#/drawings/accessory/brush.ts'
import { emblem, letter } from '#/drawings/accessory/lettering.ts'
import { box, curve, ellipse, mirrored } from '#/drawings/accessory/outline.ts'
import { alloy, gunmetal, type Painter, plastic, steel } from '#/drawings/accessory/studio.ts'

export const paintFork: Painter = (studio) => {
  const { sketch, colour, accent, ink, brand } = studio
  const design = studio.design(3)
  studio.ground(400, 742, 150, 10)
  form(sketch, box(374, 56, 52, 200, 6), design === 2 ? alloy : plastic, {
    turn: 'across',
    edge: 5,
    gloss: 0.7,
  })
  form(
    sketch,
    curve(
      mirrored(
        '400,216! 436,218 444,246 462,270 500,300 514,360 508,480 494,620 488,712! 456,716! 456,600 462,480 456,384 430,344 400,336',
      ),
    ),
    colour,
    {
      turn: 'across',
      edge: 14,
      gloss: 0.6,
      depth: 0.7,
      detail: () => {
        if (design === 1)
          for (const side of [-1, 1])
            sketch.fill(box(side > 0 ? 420 : 260, 560, 120, 180), accent(0))
      },
    },
  )
  for (const side of [-1, 1]) {
    form(
      sketch,
      curve([
        [400 + side * 46, 690],
        [400 + side * 94, 690],
        [400 + side * 96, 734],
        [400 + side * 50, 738],
      ]),
      gunmetal,
      { edge: 7, gloss: 0.7 },
    )
    sketch.fill(ellipse(400 + side * 70, 714, 10, 7), '#0b0c0e')
    letter(sketch, brand, { x: 400 + side * 86, y: 480, height: 22, colour: ink, turn: side * 88 })
    bolt(sketch, 400 + side * 92, 382, 8, steel)
  }
  form(sketch, ellipse(400, 228, 52, 15), steel, { edge: 4, gloss: 0.9 })
  emblem(studio, { x: 400, y: 290, height: 34, colour: ink })
}
