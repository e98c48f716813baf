import { form, seam } from '#/drawings/accessory/brush.ts'
import {
  collar,
  drape,
  jacketCut,
  neck,
  sleeves,
  zipper,
  knit,
} from '#/drawings/accessory/garment.ts'
import { letter } from '#/drawings/accessory/lettering.ts'
import { box, curve, line, mirrored } from '#/drawings/accessory/outline.ts'
import { type Painter, plastic, reflective } from '#/drawings/accessory/studio.ts'

export const paintJacket: Painter = (studio) => {
  const { sketch, colour, accent, ink, brand } = studio
  const design = studio.design(3)
  studio.ground(400, 744, 190, 10)
  neck(studio, colour, 96, 62)
  sleeves(studio, jacketCut, design === 2 ? accent : colour, design === 1)
  form(sketch, curve(mirrored(jacketCut.body)), colour, {
    ...knit,
    gloss: 0.22,
    detail: () => {
      if (design === 1) sketch.fill(curve('160,40 640,40 640,290 400,330 160,290'), accent(0))
      drape(studio, colour, 716)
      sketch.fill(box(180, 684, 440, 40), colour(-0.4), { opacity: 0.4 })
    },
  })
  for (const side of [-1, 1]) {
    seam(
      sketch,
      line([400 + side * 72, 170], [400 + side * 132, 290], [400 + side * 176, 330]),
      colour,
      3,
    )
    const pocket = line([400 + side * 128, 520, 1], [400 + side * 92, 640, 1])
    sketch.stroke(pocket, plastic(0.08), 9)
    sketch.stroke(pocket, reflective(0.2), 2)
  }
  zipper(studio, 104, 714, colour)
  collar(studio, design === 1 ? accent : colour, 82)
  sketch.fill(box(250, 664, 300, 7), reflective(0.3), { opacity: 0.85 })
  letter(sketch, brand, {
    x: 490,
    y: 300,
    height: 18,
    colour: design === 1 ? studio.accentInk : ink,
  })
}
