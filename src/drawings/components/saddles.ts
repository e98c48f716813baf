import { form, seam, tube } from '#/drawings/accessory/brush.ts'
import { letter } from '#/drawings/accessory/lettering.ts'
import { curve, ellipse, line } from '#/drawings/accessory/outline.ts'
import { alloy, brass, type Painter, plastic, steel } from '#/drawings/accessory/studio.ts'
import { tone } from '#/drawings/accessory/tone.ts'

export const paintSaddle: Painter = (studio) => {
  const { sketch, colour, accent, ink, brand } = studio
  const design = studio.design(3)
  studio.ground(400, 648, 270)
  tube(
    sketch,
    line('180,452 240,540 340,556 480,552 560,520 640,440'),
    design === 1 ? tone('#2b2d31') : steel,
    20,
    0.9,
  )
  tube(
    sketch,
    line('160,452 216,560 320,582 470,578 560,540 650,452'),
    design === 1 ? plastic : alloy,
    22,
    0.9,
  )
  form(
    sketch,
    curve('84,420 180,440 400,456 560,450 690,440 640,470 400,490 200,486 96,462'),
    plastic,
    { edge: 10, gloss: 0.5 },
  )
  const nose = design === 2 ? 770 : 724
  form(
    sketch,
    curve([
      [60, 392],
      [66, 330],
      [110, 296],
      [190, 300],
      [300, 336],
      [430, 352],
      [560, 346],
      [660, 340],
      [nose - 14, 362],
      [nose, 400],
      [680, 440],
      [560, 452],
      [400, 456],
      [230, 446],
      [100, 444],
    ]),
    colour,
    {
      edge: 28,
      gloss: design === 2 ? 0.5 : 0.14,
      depth: 0.8,
      detail: () => {
        sketch.softly(
          10,
          () => sketch.fill(curve('150,318 300,352 440,366 640,358 440,380 280,372'), '#000'),
          { opacity: design === 0 ? 0.5 : 0.25 },
        )
        if (design === 1)
          sketch.fill(curve('40,400 200,410 420,430 720,410 720,480 40,480'), accent(0), {
            opacity: 0.95,
          })
      },
    },
  )
  seam(sketch, line('76,400 220,408 420,424 700,404'), colour, 2.4)
  if (design === 2)
    for (const [x, y] of [
      [110, 330],
      [96, 370],
      [126, 404],
      [736, 382],
    ] as const)
      form(sketch, ellipse(x, y, 12), brass, { edge: 4, gloss: 0.9 })
  letter(sketch, brand, {
    x: 236,
    y: 426,
    height: 20,
    colour: design === 1 ? studio.accentInk : ink,
    turn: 4,
  })
}
