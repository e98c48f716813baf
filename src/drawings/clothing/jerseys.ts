import { form, seam } from '#/drawings/accessory/brush.ts'
import {
  collar,
  drape,
  jerseyCut,
  neck,
  sleeves,
  zipper,
  knit,
} from '#/drawings/accessory/garment.ts'
import { letter } from '#/drawings/accessory/lettering.ts'
import { box, curve, line, mirrored } from '#/drawings/accessory/outline.ts'
import type { Painter } from '#/drawings/accessory/studio.ts'

export const paintJersey: Painter = (studio) => {
  const { sketch, colour, accent, ink, accentInk, brand } = studio
  const design = studio.design(4)
  studio.ground(400, 748, 170, 10)
  neck(studio, colour, 118, 62)
  sleeves(studio, jerseyCut, design === 2 ? accent : colour, design !== 2)
  form(sketch, curve(mirrored(jerseyCut.body)), colour, {
    ...knit,
    detail: () => {
      if (design === 1) {
        sketch.fill(box(200, 300, 400, 92), accent(0))
        sketch.fill(box(200, 404, 400, 14), accent(0))
      }
      if (design === 2) sketch.fill(box(200, 60, 400, 190), accent(0))
      if (design === 3)
        for (let row = 0; row < 14; row++)
          sketch.fill(box(200, 216 + row * 36, 400, 6), accent(0), { opacity: 0.8 })
      drape(studio, colour, 720)
      sketch.fill(box(200, 690, 400, 40), colour(-0.4), { opacity: 0.5 })
      for (const side of [-1, 1])
        seam(
          sketch,
          line([400 + side * 140, 344], [400 + side * 132, 520], [400 + side * 140, 720]),
          colour,
          2,
        )
    },
  })
  zipper(studio, 150, 716, colour)
  collar(studio, design === 2 ? accent : colour, 44)
  if (design === 1) letter(sketch, brand, { x: 400, y: 346, height: 40, colour: accentInk })
  else letter(sketch, brand, { x: 482, y: 270, height: 17, colour: ink })
}
