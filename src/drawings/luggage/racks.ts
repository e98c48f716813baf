import { bolt, form, tube } from '#/drawings/accessory/brush.ts'
import { box, curve, line } from '#/drawings/accessory/outline.ts'
import { gunmetal, lampRed, type Painter, rubber, steel } from '#/drawings/accessory/studio.ts'

export const paintRack: Painter = (studio) => {
  const { sketch, colour, accent } = studio
  const design = studio.design(3)
  studio.ground(420, 724, 180)
  const leg = (x: number) =>
    tube(sketch, line([x, 250, 1], [x + (440 - x) * 0.1, 430], [436, 690, 1]), colour, 18)
  tube(sketch, line('560,236 650,260 716,330!'), colour, 15)
  for (const x of [250, 400, 560]) leg(x)
  if (design !== 1) tube(sketch, line('262,330! 552,330!'), colour, 15)
  tube(sketch, line('110,196! 640,196!'), (light) => colour(light - 0.3), 18)
  for (let i = 0; i < 5; i++)
    tube(sketch, line([150 + i * 110, 196, 1], [130 + i * 110, 250, 1]), colour, 13)
  tube(sketch, line('640,196 668,214 650,244 620,250! 110,250! 80,238 84,206 110,196'), colour, 20)
  form(sketch, box(92, 256, 60, 54, 10), rubber, { edge: 8 })
  form(sketch, box(100, 264, 44, 38, 6), lampRed, { edge: 5, gloss: 1 })
  if (design === 2)
    for (const y of [214, 232]) sketch.stroke(line([100, y, 1], [640, y, 1]), accent(0), 7)
  form(sketch, curve('412,660 460,660 462,716 436,728 410,716'), gunmetal, { edge: 7 })
  bolt(sketch, 436, 694, 15, steel)
  bolt(sketch, 716, 332, 14, steel)
}
