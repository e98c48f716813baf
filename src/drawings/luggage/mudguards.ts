import { bolt, form, tube } from '#/drawings/accessory/brush.ts'
import { letter } from '#/drawings/accessory/lettering.ts'
import { arc, curve, ellipse, line, onCircle } from '#/drawings/accessory/outline.ts'
import { gunmetal, type Painter, rubber, steel, type Studio } from '#/drawings/accessory/studio.ts'

export const paintMudguards: Painter = (studio) => {
  studio.ground(400, 716, 280, 16)
  guard(studio, [430, 500, 250, 196, 330], -0.25)
  guard(studio, [370, 560, 262, 168, 352], 0)
}

/** One blade over its wheel, from tail to nose, with stays to the axle. */
function guard(
  { sketch, colour, accent, brand, ink, measure, design }: Studio,
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
  tube(sketch, blade, shade, width, design(3) === 2 ? 0.9 : 0.5)
  if (design(3) === 1) sketch.stroke(arc(cx, cy, r + width * 0.16, from, to), accent(0), 4)
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
