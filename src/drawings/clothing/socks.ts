import { fold, form } from '#/drawings/accessory/brush.ts'
import { letter } from '#/drawings/accessory/lettering.ts'
import { box, curve, ellipse, line, type Point, points } from '#/drawings/accessory/outline.ts'
import type { Painter, Studio } from '#/drawings/accessory/studio.ts'

const sockOutline: Point[] = points(
  '282,86! 418,82! 420,240 404,380 410,480 470,556 590,622 668,660 690,694 664,726 560,732 420,722 320,690 278,630 274,540 286,420 278,260',
)

export const paintSocks: Painter = (studio) => {
  const { sketch } = studio
  studio.ground(440, 738, 250, 18)
  sketch.group({ transform: 'translate(66 -22)' }, () => sock(studio, -0.35))
  sketch.group({ transform: 'translate(-66 6)' }, () => sock(studio, 0))
}

function sock(
  { sketch, colour, accent, accentInk, ink, brand, design }: Studio,
  dim: number,
): void {
  const pattern = design(4)
  form(sketch, curve(sockOutline), (light) => colour(light + dim), {
    gloss: 0.05,
    depth: 0.75,
    edge: 30,
    detail: () => {
      for (let i = 0; i < 18; i++)
        sketch.fill(box(258 + i * 10, 76, 4, pattern === 2 ? 800 : 190), colour(-0.7), {
          opacity: 0.18,
        })
      if (pattern === 0) for (const y of [150, 184]) sketch.fill(box(240, y, 220, 20), accent(0))
      if (pattern === 1)
        for (let row = 0; row < 9; row++)
          for (let i = 0; i < 9; i++)
            sketch.fill(ellipse(262 + i * 24 + (row % 2) * 12, 320 + row * 30, 5), accent(0))
      if (pattern === 3) sketch.fill(box(240, 60, 220, 240), accent(0))
      sketch.fill(curve('240,540 330,560 346,640 300,720 230,700'), accent(-0.05), {
        opacity: pattern === 2 ? 0 : 1,
      })
      sketch.fill(curve('620,600 590,680 610,760 740,760 740,620'), accent(-0.05), {
        opacity: pattern === 2 ? 0 : 1,
      })
      fold(sketch, line('268,500 330,520 420,480'), colour, 18, 0.45)
      fold(sketch, line('276,540 350,570 440,540'), colour, 16, 0.35)
    },
  })
  if (dim === 0)
    letter(sketch, brand, { x: 348, y: 250, height: 15, colour: pattern === 3 ? accentInk : ink })
}
