import { bolt, form, tube } from '#/drawings/accessory/brush.ts'
import { drawMark } from '#/drawings/bike/marks.ts'
import { arc, box, curve, line } from '#/drawings/accessory/outline.ts'
import {
  gunmetal,
  lampRed,
  type Painter,
  plastic,
  rubber,
  steel,
  type Studio,
} from '#/drawings/accessory/studio.ts'

export const paintRack: Painter = (studio) => {
  const shape = studio.shape('slim', 'integra', 'tour', 'front')
  if (shape === 'front') return porter(studio)
  const { sketch, colour, accent } = studio
  studio.ground(420, 724, 180)
  if (shape === 'integra') tube(sketch, arc(436, 694, 330, 196, 312), plastic, 44, 0.4)
  const leg = (x: number) =>
    tube(
      sketch,
      line([x, 250, 1], [x + (440 - x) * 0.1, 430], [436, 690, 1]),
      colour,
      shape === 'tour' ? 20 : 16,
    )
  tube(sketch, line('560,236 650,260 716,330!'), colour, 15)
  for (const x of shape === 'slim' ? [300, 540] : shape === 'tour' ? [230, 400, 580] : [270, 560])
    leg(x)
  if (shape === 'tour')
    tube(sketch, line('196,262! 200,336 250,348! 560,348! 606,336 612,262!'), colour, 15)
  tube(sketch, line('110,196! 640,196!'), (light) => colour(light - 0.3), 18)
  for (let i = 0; i < (shape === 'tour' ? 7 : 4); i++) {
    const x = 150 + i * (shape === 'tour' ? 76 : 140)
    tube(sketch, line([x, 196, 1], [x - 20, 250, 1]), colour, 12)
  }
  if (shape === 'slim')
    form(sketch, curve('180,206! 560,206! 548,238! 168,238!'), plastic, { edge: 5, gloss: 0.3 })
  tube(sketch, line('640,196 668,214 650,244 620,250! 110,250! 80,238 84,206 110,196'), colour, 20)
  form(sketch, box(92, 256, 60, 54, 10), rubber, { edge: 8 })
  form(sketch, box(100, 264, 44, 38, 6), lampRed, { edge: 5, gloss: 1 })
  if (shape !== 'slim')
    for (const y of [214, 232]) sketch.stroke(line([170, y, 1], [600, y, 1]), accent(0), 6)
  name(studio, 380, 252)
  foot(studio, 436, 694)
  bolt(sketch, 716, 332, 14, steel)
}

/** The maker's name on the rail that faces the road. */
const name = ({ sketch, brand, ink }: Studio, x: number, y: number, turn = 0) =>
  sketch.add(drawMark(brand, { x, y, height: 10, colour: ink, opacity: 0.9, turn }))

function foot({ sketch }: Studio, x: number, y: number): void {
  form(
    sketch,
    curve([
      [x - 24, y - 34],
      [x + 24, y - 34],
      [x + 26, y + 22],
      [x, y + 34],
      [x - 26, y + 22],
    ]),
    gunmetal,
    { edge: 7 },
  )
  bolt(sketch, x, y, 15, steel)
}

/** A small deck with a rail at its end, over the front wheel: two legs to the dropouts and a stay to the crown. */
function porter(studio: Studio): void {
  const { sketch, colour } = studio
  studio.ground(400, 730, 210)
  const dim = (light: number) => colour(light - 0.3)
  tube(sketch, line('270,250! 300,480 300,700!'), dim, 16)
  tube(sketch, line('170,210! 620,150!'), dim, 18)
  for (let i = 0; i < 6; i++)
    tube(sketch, line([206 + i * 78, 206 - i * 10, 1], [196 + i * 82, 312 - i * 10, 1]), colour, 13)
  tube(
    sketch,
    line('620,150! 668,158 676,210 664,262! 150,322! 120,310 120,236 170,210!'),
    colour,
    20,
  )
  tube(sketch, line('636,150 650,70 680,74 690,150 672,256'), colour, 16)
  tube(sketch, line('400,296! 480,480 500,706!'), colour, 18)
  tube(sketch, line('610,266! 690,360 700,420!'), colour, 15)
  name(studio, 330, 300, -6.6)
  foot(studio, 500, 694)
  foot({ ...studio }, 300, 690)
  bolt(sketch, 700, 424, 14, steel)
}
