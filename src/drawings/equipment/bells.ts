import { form, glint, tube } from '#/drawings/accessory/brush.ts'
import { letter } from '#/drawings/accessory/lettering.ts'
import { box, curve, ellipse, line, mirrored } from '#/drawings/accessory/outline.ts'
import { brass, gunmetal, type Painter, plastic, steel } from '#/drawings/accessory/studio.ts'

export const paintBell: Painter = (studio) => {
  const { sketch, colour, accent, brand, ink } = studio
  const design = studio.design(3)
  const metal = design === 1 ? brass : colour
  studio.ground(400, 700, 200)
  form(sketch, curve('270,560 530,560 540,620 500,676 400,694 300,676 260,620'), plastic, {
    edge: 18,
  })
  sketch.fill(ellipse(400, 622, 96, 40), '#cfcdc8')
  sketch.within(ellipse(400, 622, 96, 40), () =>
    sketch.softly(8, () => sketch.stroke(ellipse(396, 612, 98, 42), '#000', 30), { opacity: 0.6 }),
  )
  form(sketch, curve(mirrored('400,150 510,172 606,260 654,400 664,500 650,540 400,560')), metal, {
    edge: 34,
    gloss: 0.9,
    depth: 0.9,
    detail: () => {
      glint(sketch, curve('236,420 270,290 350,216 310,300 276,430'), 0.85, 9)
      sketch.softly(
        16,
        () => sketch.fill(curve('140,470 400,500 670,460 670,540 400,560 140,540'), metal(-1)),
        { opacity: 0.5 },
      )
      sketch.fill(box(120, 508, 560, 5), metal(0.8), { opacity: 0.7 })
    },
  })
  form(sketch, ellipse(400, 170, 34, 16), steel, { edge: 5, gloss: 0.9 })
  tube(sketch, line('610,590 690,560 716,500'), steel, 14, 1)
  form(sketch, ellipse(718, 482, 26), design === 2 ? accent : gunmetal, { edge: 8, gloss: 0.8 })
  letter(sketch, brand, {
    x: 400,
    y: 440,
    height: 30,
    colour: design === 1 ? '#3c2c0e' : ink,
    opacity: 0.9,
  })
}
