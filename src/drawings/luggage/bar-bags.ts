import { buckle, zip, cloth } from '#/drawings/accessory/bag-fittings.ts'
import { fold, form, shade, stitches, strap } from '#/drawings/accessory/brush.ts'
import { letter } from '#/drawings/accessory/lettering.ts'
import { box, curve, line } from '#/drawings/accessory/outline.ts'
import { type Painter, reflective, rubber, type Studio } from '#/drawings/accessory/studio.ts'

export const paintBarBag: Painter = (studio) => {
  const { sketch, colour, accent, accentInk, ink, brand } = studio
  const shape = studio.shape('roll', 'lid', 'striped')
  const design = { roll: 0, lid: 1, striped: 2 }[shape]
  studio.ground(400, 640, 280)
  if (design === 1) return randonneurBag(studio)
  for (const x of [232, 568])
    strap(
      sketch,
      line([x - 24, 300, 1], [x - 30, 212], [x, 178], [x + 30, 212], [x + 24, 300, 1]),
      rubber,
      34,
    )
  form(
    sketch,
    curve(
      '110,270 200,250 400,244 600,250 690,270 722,340 726,440 706,560 660,606 400,616 140,606 94,560 74,440 78,340',
    ),
    colour,
    {
      ...cloth,
      turn: 'along',
      edge: 34,
      detail: () => {
        for (const x of [140, 660])
          fold(sketch, line([x, 250], [x + (400 - x) * 0.08, 430], [x, 620]), colour, 24, 0.4)
        if (design === 2) sketch.fill(box(60, 400, 700, 60), accent(0))
      },
    },
  )
  zip(studio, line('120,322 280,306 520,306 680,322'), [486, 306], accent)
  for (const x of [208, 592]) {
    strap(sketch, line([x, 246, 1], [x + 4, 430], [x, 616, 1]), rubber, 28)
    buckle(studio, x, 500, 46, 46)
  }
  letter(sketch, brand, { x: 400, y: 430, height: 38, colour: design === 2 ? accentInk : ink })
  sketch.stroke(line('330,560! 470,560!'), reflective(0.4), 10)
}

/** A box with a lid and leather, for those who carry a map. */
function randonneurBag(studio: Studio): void {
  const { sketch, colour, accent, ink, brand } = studio
  form(
    sketch,
    curve('150,260! 650,260! 668,440 660,600 630,626 400,632 170,626 140,600 132,440'),
    colour,
    { ...cloth, edge: 30, detail: () => shade(sketch, box(120, 360, 560, 44), 0.55, 10) },
  )
  form(
    sketch,
    curve('140,230 180,200 400,192 620,200 660,230 672,330 660,376 400,388 140,376 128,330'),
    colour,
    { ...cloth, edge: 26 },
  )
  stitches(sketch, line('150,356 400,368 650,356'), colour(0.8))
  for (const x of [270, 530]) {
    form(sketch, box(x - 17, 200, 34, 300, 10), accent, { turn: 'across', edge: 6, gloss: 0.3 })
    buckle(studio, x, 440, 50, 46)
  }
  letter(sketch, brand, { x: 400, y: 556, height: 34, colour: ink })
  sketch.fill(box(132, 604, 536, 8), reflective(0.3), { opacity: 0.9 })
}
