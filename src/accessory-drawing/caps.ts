import { form, seam } from './brush.ts'
import { letter } from './lettering.ts'
import { box, curve, ellipse, line } from './outline.ts'
import type { Painter, Studio } from './studio.ts'

export const paintCap: Painter = (studio) => {
  const { sketch, colour, accent, ink, brand } = studio
  const design = studio.design(3)
  studio.ground(400, 640, 270)
  form(
    sketch,
    curve('470,520 600,470 700,486 762,560 756,596 690,580 580,586 480,600'),
    design === 1 ? accent : colour,
    { edge: 16, gloss: 0.05, depth: 0.9 },
  )
  brimStitches(studio)
  form(
    sketch,
    curve(
      '112,590 88,470 110,340 190,240 310,190 430,196 540,260 596,370 606,490 598,580! 480,612 330,622 200,616',
    ),
    colour,
    {
      edge: 38,
      gloss: 0.05,
      depth: 0.75,
      detail: () => {
        if (design !== 2)
          sketch.fill(
            curve('300,150 420,170 470,300 500,460 504,660 420,660 410,460 380,300 290,200'),
            accent(0),
          )
        if (design === 2)
          for (let i = 0; i < 3; i++)
            sketch.stroke(
              line([60, 500 + i * 26], [300, 540 + i * 26], [620, 496 + i * 26]),
              accent(0),
              10,
            )
        sketch.fill(box(60, 600, 600, 60), colour(-0.3), { opacity: 0.5 })
      },
    },
  )
  seam(sketch, line('330,190 300,300 290,440 300,618'), colour, 2.4)
  letter(sketch, brand, { x: 196, y: 500, height: 26, colour: ink, turn: 4 })
  sketch.fill(ellipse(322, 190, 13, 7), colour(-0.4))
}

function brimStitches({ sketch, colour }: Studio): void {
  for (let i = 0; i < 3; i++)
    sketch.stroke(
      line([500, 540 + i * 16], [610, 508 + i * 18], [736, 548 + i * 14]),
      colour(0.6),
      2,
      { 'stroke-dasharray': '6 4', opacity: 0.5 },
    )
}
