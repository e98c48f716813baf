import { bolt, form, tube } from '#/drawings/accessory/brush.ts'
import { letter } from '#/drawings/accessory/lettering.ts'
import { arc, curve, ellipse, line, onCircle } from '#/drawings/accessory/outline.ts'
import { gunmetal, type Painter, rubber, steel, type Studio } from '#/drawings/accessory/studio.ts'

export const paintMudguards: Painter = (studio) => {
  if (studio.shape('full', 'clip-on', 'polished') === 'clip-on') return clipOns(studio)
  studio.ground(400, 716, 280, 16)
  guard(studio, [430, 500, 250, 196, 330], -0.25)
  guard(studio, [370, 560, 262, 168, 352], 0)
}

/** One blade over its wheel, from tail to nose, with stays to the axle. */
function guard(
  { sketch, colour, accent, brand, ink, measure, shape }: Studio,
  [cx, cy, r, from, to]: readonly [number, number, number, number, number],
  dim: number,
): void {
  const width = 20 + measure(45) * 0.5
  const shade = (light: number) => colour(light + dim)
  for (const angle of [from + 22, from + 62]) {
    const [x, y] = onCircle(cx, cy, r, angle)
    tube(sketch, line([x, y, 1], [cx + 8, cy, 1]), steel, 8, 1)
    bolt(sketch, x, y, 10, steel)
  }
  const blade = arc(cx, cy, r, from, to)
  tube(sketch, blade, shade, width, shape('full', 'clip-on', 'polished') === 'polished' ? 1 : 0.45)
  sketch.stroke(arc(cx, cy, r + width * 0.3, from, to), accent(0), 2, { opacity: 0.5 })
  const [x, y] = onCircle(cx, cy, r, from)
  form(
    sketch,
    curve([
      [x - width * 0.55, y - 16],
      [x + width * 0.55, y - 16],
      [x + width * 0.5, y + 54],
      [x - width * 0.62, y + 60],
    ]),
    rubber,
    { edge: 7 },
  )
  form(sketch, ellipse(cx + 8, cy, 17), gunmetal, { edge: 5, gloss: 0.8 })
  if (dim === 0) {
    const [lx, ly] = onCircle(cx, cy, r + 1, 300)
    letter(sketch, brand, { x: lx, y: ly, height: 15, colour: ink, turn: 30 })
  }
}

/** Two short blades that hang on rubber straps: no stays, no bolts. */
function clipOns(studio: Studio): void {
  const { sketch, colour, ink, brand } = studio
  studio.ground(400, 690, 270, 14)
  const blade = (cx: number, cy: number, [from, to]: readonly [number, number], dim: number) => {
    const shade = (light: number) => colour(light + dim)
    tube(sketch, arc(cx, cy, 262, from, to), shade, 34, 0.5)
    const [x, y] = onCircle(cx, cy, 262, to - 8)
    form(
      sketch,
      curve([
        [x - 40, y - 26],
        [x + 30, y - 34],
        [x + 40, y + 12],
        [x - 26, y + 26],
      ]),
      rubber,
      { edge: 9 },
    )
    for (const shift of [-14, 16]) {
      tube(
        sketch,
        line(
          [x + shift, y + 8, 1],
          [x + shift + 10, y + 66],
          [x + shift + 44, y + 76],
          [x + shift + 50, y + 20, 1],
        ),
        rubber,
        12,
        0.1,
      )
    }
  }
  blade(470, 596, [206, 290], -0.2)
  blade(330, 676, [196, 300], 0)
  const [lx, ly] = onCircle(330, 676, 263, 252)
  letter(sketch, brand, { x: lx, y: ly, height: 14, colour: ink, turn: -18 })
}
