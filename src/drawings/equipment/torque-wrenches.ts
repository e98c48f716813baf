import { form, seam } from '#/drawings/accessory/brush.ts'
import { letter } from '#/drawings/accessory/lettering.ts'
import { box, curve, ellipse, line, polygon } from '#/drawings/accessory/outline.ts'
import { gunmetal, type Painter, steel, type Studio } from '#/drawings/accessory/studio.ts'

export const paintTorqueWrench: Painter = (studio) => {
  const { sketch, colour, accent, ink, brand } = studio
  const design = studio.design(3)
  studio.ground(400, 650, 300, 22)
  sketch.group({ transform: 'rotate(-28 400 410)' }, () => {
    form(sketch, box(400, 384, 250, 52, 6), steel, {
      turn: 'along',
      edge: 5,
      gloss: 1,
      depth: 0.95,
    })
    form(
      sketch,
      curve(
        '62,410 70,372 110,360 200,366 300,358 400,366 420,380 420,440 400,454 300,462 200,454 110,460 70,448',
      ),
      colour,
      {
        turn: 'along',
        edge: 16,
        gloss: 0.25,
        depth: 0.85,
        detail: () => {
          for (let i = 0; i < 8; i++)
            sketch.fill(box(96 + i * 16, 340, 5, 140), '#000', { opacity: 0.28 })
          if (design === 1) sketch.fill(box(384, 330, 14, 160), accent(0))
        },
      },
    )
    letter(sketch, brand, { x: 316, y: 410, height: 20, colour: ink })
    form(sketch, box(404, 372, 40, 76, 6), accent, { turn: 'along', edge: 5, gloss: 0.7 })
    for (let i = 0; i < 12; i++)
      sketch.fill(box(462 + i * 11, i % 3 ? 398 : 392, 2.6, i % 3 ? 14 : 26), '#14171b', {
        opacity: 0.85,
      })
    form(
      sketch,
      curve('620,410 640,362 690,350 740,372 752,410 740,448 690,470 640,458'),
      gunmetal,
      { edge: 14, gloss: 0.8 },
    )
    form(sketch, ellipse(694, 410, 34), steel, { edge: 6, gloss: 0.9 })
    sketch.fill(polygon([680, 396], [708, 396], [708, 424], [680, 424]), '#111316')
    seam(sketch, line('636,382 646,410 636,438'), gunmetal, 3)
  })
  bits(studio)
}

function bits({ sketch, design }: Studio): void {
  const count = 3 + design(3)
  for (let i = 0; i < count; i++) {
    const x = 520 + i * 42
    form(sketch, box(x, 590, 28, 62, 5), gunmetal, { turn: 'across', edge: 4, gloss: 0.8 })
    form(sketch, box(x + 8, 556, 12, 40, 2), steel, { turn: 'across', edge: 2, gloss: 1 })
  }
}
