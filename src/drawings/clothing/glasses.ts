import { form, glint } from '#/drawings/accessory/brush.ts'
import { letter } from '#/drawings/accessory/lettering.ts'
import { box, curve, line, mirrored, type Point, points } from '#/drawings/accessory/outline.ts'
import { type Painter, rubber, type Studio } from '#/drawings/accessory/studio.ts'
import { tone } from '#/drawings/accessory/tone.ts'

const shield: Point[] = points(
  '400,300! 520,288 640,298 704,330 716,390 690,480 620,536 530,532 462,480 432,434 400,420!',
)

const half: Point[] = points(
  '400,318! 520,302 640,306 706,334 706,400 660,450 560,462 470,440 428,400 400,388!',
)

export const paintGlasses: Painter = (studio) => {
  const { sketch, colour, accent, brand } = studio
  const design = studio.design(3)
  studio.ground(400, 604, 250, 16)
  temples(studio)
  lensOf(studio, curve(mirrored(design === 1 ? half : shield)))
  const brow: Point[] = points(
    '400,286 520,274 646,282 716,318 722,350 700,340 640,312 520,304 400,316',
  )
  form(sketch, curve(mirrored(brow)), colour, { edge: 9, gloss: 0.6 })
  if (design === 2)
    for (const side of [-1, 1]) form(sketch, lowerRim(side), colour, { edge: 6, gloss: 0.5 })
  sketch.stroke(line('352,436 376,420 400,414 424,420 448,436'), rubber(0.1), 12, {
    'stroke-linecap': 'round',
  })
  for (const side of [-1, 1]) sketch.fill(box(400 + side * 306 - 12, 320, 24, 12, 4), accent(0))
  letter(sketch, brand, { x: 610, y: 344, height: 12, colour: '#fff', opacity: 0.75, turn: 5 })
}

/** The temples run back from their hinges, so that from the front they come closer together and end in soft tips. */
function temples({ sketch, colour }: Studio): void {
  for (const side of [-1, 1]) {
    const x = (value: number) => 400 + side * value
    const arm: Point[] = [
      [x(300), 322, 1],
      [x(326), 322],
      [x(330), 348],
      [x(312), 396],
      [x(284), 470],
      [x(262), 470],
      [x(286), 400],
      [x(300), 352],
    ]
    form(sketch, curve(arm), (light) => colour(light - 0.18), { edge: 7, gloss: 0.3 })
    const tip: Point[] = [
      [x(262), 462],
      [x(286), 460],
      [x(278), 510],
      [x(264), 566],
      [x(250), 590],
      [x(240), 580],
      [x(250), 520],
    ]
    form(sketch, curve(tip), rubber, { edge: 6 })
  }
}

function lowerRim(side: number): string {
  const x = (value: number) => 400 + side * value
  return curve([
    [x(300), 330, 1],
    [x(316), 390],
    [x(290), 484],
    [x(222), 542],
    [x(128), 540],
    [x(58), 482],
    [x(30), 432],
    [x(70), 476],
    [x(134), 524],
    [x(216), 526],
    [x(276), 474],
    [x(298), 390],
  ])
}

function lensOf({ sketch, lens }: Studio, d: string): void {
  const glass = tone(lens)
  sketch.fill(
    d,
    sketch.linear(
      [0, 0, 0.5, 1],
      [
        [0, glass(0.1)],
        [0.5, glass(-0.25)],
        [1, glass(0.45)],
      ],
    ),
    { opacity: 0.94 },
  )
  sketch.within(d, () => {
    sketch.fill(
      box(80, 260, 640, 300),
      sketch.linear(
        [0, 0, 1, 0.4],
        '0 #6aa8ff 0.34, 0.3 #b58cff 0.12, 0.5 #ff9a6a 0.22, 0.75 #ffd27a 0.1, 1 #63d0c8 0.3',
      ),
    )
    glint(sketch, curve('120,330 260,300 360,320 260,380 150,440'), 0.3, 14)
    glint(sketch, curve('470,316! 560,306! 500,500! 470,470!'), 0.16, 3)
    sketch.softly(8, () => sketch.stroke(d, '#05070a', 16), { opacity: 0.5 })
  })
  sketch.stroke(d, '#fff', 2, { opacity: 0.4 })
}
