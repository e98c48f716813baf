import { bolt, form, seam, shade } from '#/drawings/accessory/brush.ts'
import { letter } from '#/drawings/accessory/lettering.ts'
import { box, curve, ellipse, line } from '#/drawings/accessory/outline.ts'
import { type Painter, steel } from '#/drawings/accessory/studio.ts'

export const paintStem: Painter = (studio) => {
  const { sketch, colour, accent, ink, brand } = studio
  const reach = 120 + studio.measure(100) * 2
  const [x1, x2] = [400 - reach / 2, 400 + reach / 2]
  const drop = studio.design(3) === 1 ? 90 : 36
  const [y1, y2] = [440, 440 - drop]
  studio.ground(400, 630, 290)
  form(sketch, box(x1 - 84, y1 - 130, 168, 270, 30), colour, {
    turn: 'across',
    edge: 16,
    gloss: 0.5,
    depth: 0.85,
  })
  form(
    sketch,
    curve([
      [x1 - 60, y1 - 100],
      [x1 + 60, y1 - 96],
      [x2 - 90, y2 - 70],
      [x2 + 10, y2 - 96],
      [x2 + 10, y2 + 96],
      [x2 - 90, y2 + 72],
      [x1 + 70, y1 + 96],
      [x1 - 60, y1 + 100],
    ]),
    colour,
    { turn: 'along', edge: 26, gloss: 0.5, depth: 0.85 },
  )
  form(sketch, ellipse(x2, y2, 112), colour, { edge: 20, gloss: 0.5, depth: 0.85 })
  const hole = ellipse(x2, y2, 78)
  sketch.fill(
    hole,
    sketch.linear(
      [0, 0, 1, 1],
      [
        [0, '#3c3e42'],
        [0.6, '#a9a7a3'],
        [1, '#dddbd6'],
      ],
    ),
  )
  sketch.within(hole, () => shade(sketch, ellipse(x2 - 26, y2 - 34, 70), 0.6, 16))
  seam(sketch, line([x2 + 14, y2 - 112, 1], [x2 + 14, y2 - 78, 1]), colour, 4)
  seam(sketch, line([x2 + 14, y2 + 78, 1], [x2 + 14, y2 + 112, 1]), colour, 4)
  for (const y of [y1 - 66, y1 + 70]) bolt(sketch, x1 - 44, y, 20, steel)
  for (const y of [y2 - 92, y2 + 92]) bolt(sketch, x2 + 62, y, 15, steel)
  letter(sketch, brand, {
    x: (x1 + x2) / 2 - 22,
    y: (y1 + y2) / 2 + 4,
    height: 30,
    colour: ink,
    turn: (-Math.atan(drop / reach) * 180) / Math.PI,
  })
  if (studio.design(3) === 2) sketch.fill(box(x1 - 84, y1 - 118, 168, 14), accent(0))
}
