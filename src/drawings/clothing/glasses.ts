import { form, glint } from '#/drawings/accessory/brush.ts'
import { letter } from '#/drawings/accessory/lettering.ts'
import {
  box,
  curve,
  line,
  onSide,
  type Point,
  points,
  symmetric,
} from '#/drawings/accessory/outline.ts'
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
  lensOf(studio, symmetric(design === 1 ? half : shield))
  const brow: Point[] = points(
    '400,286 520,274 646,282 716,318 722,350 700,340 640,312 520,304 400,316',
  )
  form(sketch, symmetric(brow), colour, { edge: 9, gloss: 0.6 })
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
    const arm = onSide(side, '700,322! 726,322 730,348 712,396 684,470 662,470 686,400 700,352')
    form(sketch, arm, (light) => colour(light - 0.18), { edge: 7, gloss: 0.3 })
    const tip = onSide(side, '662,462 686,460 678,510 664,566 650,590 640,580 650,520')
    form(sketch, tip, rubber, { edge: 6 })
  }
}

function lowerRim(side: number): string {
  return onSide(
    side,
    '700,330! 716,390 690,484 622,542 528,540 458,482 430,432 470,476 534,524 616,526 676,474 698,390',
  )
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
    sketch.softly({ blur: 8, opacity: 0.5 }, () => sketch.stroke(d, '#05070a', 16))
  })
  sketch.stroke(d, '#fff', 2, { opacity: 0.4 })
}
