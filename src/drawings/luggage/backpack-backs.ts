import { cloth } from '#/drawings/accessory/bag-fittings.ts'
import { form, seam, shade, stitches, strap } from '#/drawings/accessory/brush.ts'
import { letter } from '#/drawings/accessory/lettering.ts'
import { box, curve, line, onSide, type Point, symmetric } from '#/drawings/accessory/outline.ts'
import { type Painter, plastic, rubber, type Studio } from '#/drawings/accessory/studio.ts'
import { tone } from '#/drawings/accessory/tone.ts'
import { isRollTop, rolledEdge } from './backpacks.ts'

const mesh = tone('#4a4e54')
const outline = symmetric('400,96 490,106 556,170 584,300 596,480 590,640 556,716 400,732')

/** The side that lies on the back: pads with a channel of air between them, shoulder straps and a belt. */
export const paintBackpackBack: Painter = (studio) => {
  const { sketch, colour, accent, brand } = studio
  studio.ground(400, 734, 180)
  strap(sketch, line('356,112! 362,70 400,58 438,70 444,112!'), rubber, 20)
  form(sketch, outline, colour, {
    ...cloth,
    edge: 36,
    detail: () => {
      if (isRollTop(studio)) sketch.fill(box(180, 60, 440, 230), accent(0))
    },
  })
  if (isRollTop(studio)) form(sketch, rolledEdge, accent, { ...cloth, edge: 26 })
  for (const side of [-1, 1]) pad(studio, side)
  form(sketch, symmetric('400,112 470,118 512,150 500,186! 400,190!'), colour, {
    ...cloth,
    edge: 14,
  })
  for (const side of [-1, 1]) shoulderStrap(studio, side)
  strap(sketch, line('290,356! 400,370 510,356!'), rubber, 14)
  form(sketch, box(372, 352, 56, 32, 8), accent, { edge: 5, gloss: 0.4 })
  sketch.fill(box(352, 148, 96, 30, 4), '#e9e7e2')
  letter(sketch, brand, { x: 400, y: 163, height: 11, colour: '#14171b' })
  belt(studio)
}

/** Foam under spacer mesh, in three blocks that bend with the spine. */
function pad({ sketch }: Studio, side: number): void {
  const holes = sketch.define(
    (own) =>
      `<pattern id="${own}" width="10" height="10" patternUnits="userSpaceOnUse"><circle cx="2.5" cy="2.5" r="1.7" fill="#0b0c0e" opacity=".55"/><circle cx="7.5" cy="7.5" r="1.7" fill="#0b0c0e" opacity=".55"/></pattern>`,
  )
  const x = (value: number) => 400 + side * value
  for (const [top, bottom, wide] of [
    [206, 336, 128],
    [348, 478, 142],
    [490, 612, 146],
  ] as const) {
    const block: Point[] = [
      [x(22), top + 16],
      [x(38), top],
      [x(wide - 20), top + 2],
      [x(wide), top + 24],
      [x(wide + 4), bottom - 22],
      [x(wide - 16), bottom],
      [x(40), bottom],
      [x(22), bottom - 16],
    ]
    form(sketch, curve(block), mesh, {
      edge: 16,
      gloss: 0.02,
      depth: 0.9,
      detail: () => sketch.fill(curve(block), `url(#${holes})`),
    })
  }
}

/** Padded down to the ribs, then webbing that runs to the foot of the bag. */
function shoulderStrap({ sketch }: Studio, side: number): void {
  const x = (value: number) => 400 + side * value
  const padding = onSide(
    side,
    '426,152! 492,138! 550,214 580,330 578,430 552,526 538,548! 498,540! 496,510 510,420 504,320 472,230',
  )
  strap(sketch, line([x(120), 540, 1], [x(140), 610], [x(168), 676, 1]), rubber, 22)
  shade(sketch, padding, 0.45, 9)
  form(sketch, padding, rubber, { edge: 14, gloss: 0.08, depth: 0.8 })
  for (const inset of [12, -12])
    stitches(
      sketch,
      line(
        [x(58 + inset * 2), 156],
        [x(110 + inset * 1.8), 232],
        [x(143 + inset * 2), 330],
        [x(144 + inset * 2), 430],
        [x(122 + inset * 1.1), 530],
      ),
      rubber(0.8),
      1.8,
    )
  form(sketch, box(x(118) - 22, 536, 44, 26, 6), plastic, { edge: 5, gloss: 0.4 })
  sketch.stroke(line([x(126), 332, 1], [x(164), 326, 1]), rubber(0.45), 12)
}

/** The belt of the hip, closed in front of the bag as it is packed. */
function belt({ sketch, colour }: Studio): void {
  seam(sketch, line('226,628 400,640 574,628'), colour, 3)
  const wing = symmetric('400,652! 470,648 540,640 590,628! 590,684! 530,694 460,694 400,694!')
  sketch.within(outline, () => {
    shade(sketch, wing, 0.4, 8)
    form(sketch, wing, rubber, { edge: 12, gloss: 0.05, depth: 0.8 })
    stitches(sketch, line('216,640 400,660 584,640'), rubber(0.8), 1.8)
    stitches(sketch, line('220,680 400,688 580,680'), rubber(0.8), 1.8)
  })
  form(sketch, box(362, 650, 76, 46, 9), plastic, { edge: 7, gloss: 0.5 })
  seam(sketch, line('400,652! 400,694!'), plastic, 2)
}
