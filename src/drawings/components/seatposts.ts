import { bolt, form } from '#/drawings/accessory/brush.ts'
import { letter } from '#/drawings/accessory/lettering.ts'
import { box, curve } from '#/drawings/accessory/outline.ts'
import { alloy, gunmetal, type Painter, steel } from '#/drawings/accessory/studio.ts'

export const paintSeatpost: Painter = (studio) => {
  const { sketch, colour, accent, ink, brand } = studio
  const design = studio.design(3)
  studio.ground(400, 740, 90, 10)
  const half = design === 1 ? 48 : 36
  sketch.group({ transform: 'rotate(8 400 740)' }, () => {
    form(sketch, box(400 - half, 190, half * 2, 548, design === 1 ? 20 : 8), colour, {
      turn: 'across',
      edge: 10,
      gloss: 0.5,
      depth: 0.95,
      detail: () => {
        for (let i = 0; i < 14; i++)
          sketch.fill(box(400 - half + 12, 560 + i * 10, i % 5 ? 14 : 26, 2.4), ink, {
            opacity: 0.6,
          })
      },
    })
    letter(sketch, brand, { x: 404, y: 400, height: 32, colour: ink, turn: -90 })
    form(sketch, curve('340,220 330,170 350,130 450,130 472,170 458,220 436,246 364,246'), colour, {
      edge: 16,
      gloss: 0.5,
    })
    form(sketch, curve('286,110 340,96 460,96 516,110 510,138 440,148 360,148 292,138'), gunmetal, {
      edge: 9,
      gloss: 0.6,
    })
    form(sketch, curve('296,84 350,68 450,68 504,84 500,106 440,112 360,112 300,106'), alloy, {
      edge: 8,
      gloss: 0.7,
    })
    for (const x of [322, 478]) bolt(sketch, x, 122, 14, steel)
    if (design === 2) sketch.fill(box(400 - half, 262, half * 2, 12), accent(0))
  })
}
