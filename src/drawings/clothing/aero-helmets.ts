import { form, glint, seam } from '#/drawings/accessory/brush.ts'
import { cradle, crown, lowerShell, straps, vents } from '#/drawings/accessory/helmet-parts.ts'
import { letter } from '#/drawings/accessory/lettering.ts'
import { box, curve, line, type Point, points } from '#/drawings/accessory/outline.ts'
import { type Painter, plastic, rubber, type Studio } from '#/drawings/accessory/studio.ts'

const aeroShell: Point[] = points(
  '704,440 690,340 624,244 520,184 400,168 270,190 160,250 84,336 62,404! 92,470 170,500 250,492 330,500 400,478 520,468 640,470 694,464',
)

export const paintAeroHelmet: Painter = (studio) => {
  const { sketch, colour, accent, ink, brand } = studio
  const design = studio.design(3)
  studio.ground(400, 734, 190)
  straps(
    sketch,
    [
      [500, 470],
      [246, 490],
    ],
    rubber,
  )
  cradle(sketch, 118, 474, accent)
  lowerShell(
    sketch,
    points(
      '700,446 690,484 610,494 500,488 400,502 320,526 240,520 140,516 100,480 200,460 500,440',
    ),
  )
  form(sketch, curve(aeroShell), colour, {
    edge: 34,
    gloss: 0.75,
    depth: 0.8,
    detail: () => {
      if (design === 2)
        sketch.fill(
          curve('0,380 180,360 400,300 560,190 640,150 560,130 300,100 0,200'),
          accent(-0.05),
        )
      crown(sketch, colour)
      glint(sketch, curve('600,270 500,212 372,198 252,226 372,212 496,232'), 0.5, 5)
    },
  })
  vents(sketch, colour, [
    [676, 366, 590, 316, 30, 6],
    [640, 300, 520, 238, 24, 8],
    [300, 300, 126, 350, 26, 12],
    [290, 352, 120, 402, 22, 12],
  ])
  seam(sketch, line('640,448 520,446 400,456 330,476 250,468 160,474 84,440'), colour, 2.6)
  letter(sketch, brand, { x: 442, y: 378, height: 25, colour: ink, turn: -3, lean: -10 })
  if (design > 0) visor(studio)
}

function visor({ sketch, lens }: Studio): void {
  const d = curve(
    '492,430! 600,428 706,430! 726,470 728,530 706,590 672,604 620,570 560,540 508,500',
  )
  sketch.fill(d, lens, { opacity: 0.86 })
  sketch.within(d, () => {
    sketch.fill(
      box(480, 420, 260, 200),
      sketch.linear(
        [0, 0, 0.6, 1],
        [
          [0, '#fff', 0.28],
          [0.5, '#fff', 0.02],
          [1, '#9fc4ff', 0.26],
        ],
      ),
    )
    glint(sketch, curve('690,440 712,500 700,580 690,520'), 0.55, 4)
  })
  sketch.stroke(d, '#fff', 2, { opacity: 0.3 })
  form(sketch, box(486, 424, 226, 15, 7), plastic, { edge: 4 })
}
