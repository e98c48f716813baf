import { fold, form, glint, seam } from '#/drawings/accessory/brush.ts'
import { letter } from '#/drawings/accessory/lettering.ts'
import {
  arc,
  box,
  curve,
  ellipse,
  line,
  onCircle,
  type Point,
  points,
} from '#/drawings/accessory/outline.ts'
import { plastic, rubber, steel, type Painter, type Studio } from '#/drawings/accessory/studio.ts'

const upper: Point[] = points(
  '84,572! 72,510 80,450 84,408 104,392 134,404 200,436 262,424 306,372 340,344 372,352! 404,396 470,446 560,486 640,508 706,536 736,572 724,594! 400,602 100,594!',
)

/** The wire dial that closes the shoe. */
function dial({ sketch, accent }: Studio, cx: number, cy: number, r: number): void {
  sketch.fill(ellipse(cx + 3, cy + 7, r + 3), '#000', { opacity: 0.35 })
  form(sketch, ellipse(cx, cy, r), plastic, { edge: r * 0.3, gloss: 0.6 })
  for (let i = 0; i < 24; i++) {
    const [x1, y1] = onCircle(cx, cy, r - 1, i * 15)
    const [x2, y2] = onCircle(cx, cy, r - 6, i * 15)
    sketch.stroke(
      `M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}`,
      '#000',
      2,
      { opacity: 0.6 },
    )
  }
  sketch.stroke(arc(cx, cy, r * 0.58, 200, 330), accent(0), 4)
}

function mouth({ sketch }: Studio): void {
  form(
    sketch,
    curve('94,410 130,388 210,404 290,362 340,328 384,338 330,392 250,446 160,446'),
    rubber,
    { edge: 12, gloss: 0, depth: 0.9 },
  )
  form(sketch, curve('300,384 326,326 356,304 388,314 410,372 396,420'), rubber, {
    edge: 12,
    gloss: 0.1,
  })
}

function vampWithCreases(studio: Studio, gloss: number): void {
  const { sketch, colour, accent } = studio
  const design = studio.design(3)
  form(sketch, curve(upper), colour, {
    edge: 30,
    gloss,
    depth: 0.8,
    detail: () => {
      if (design === 1) sketch.fill(curve('40,360 170,400 196,500 150,640 40,640'), accent(0))
      if (design === 2) sketch.fill(curve('590,470 616,540 600,640 780,640 780,490'), accent(0))
      fold(sketch, line('470,456 444,506 452,560'), colour, 18, 0.25)
      fold(sketch, line('210,444 236,500 220,576'), colour, 22, 0.28)
      for (let row = 0; row < 5; row++)
        for (let i = 0; i < 9 - row; i++)
          sketch.fill(ellipse(520 + i * 18 + row * 6, 512 + row * 14 + i * 4, 3.2), '#000', {
            opacity: 0.45,
          })
    },
  })
  seam(sketch, line('104,404 160,452 172,510 150,588'), colour, 2.4)
}

export const paintRoadShoe: Painter = (studio) => {
  const { sketch, colour, accent, ink, brand } = studio
  const design = studio.design(3)
  studio.ground(400, 662, 300)
  mouth(studio)
  vampWithCreases(studio, 0.5)
  form(
    sketch,
    curve(
      '80,566! 300,590 420,604 600,584 738,566! 726,604 640,624 470,628 330,612 200,622 96,612',
    ),
    plastic,
    {
      turn: 'along',
      edge: 8,
      gloss: 0.7,
      detail: () => {
        for (let i = 0; i < 40; i++)
          sketch.stroke(`M${70 + i * 18} 540L${100 + i * 18} 640`, '#fff', 5, { opacity: 0.05 })
      },
    },
  )
  form(sketch, curve('110,608! 210,614! 196,650 124,650'), rubber, { edge: 7 })
  form(sketch, curve('500,620! 640,616! 620,652 520,654'), rubber, { edge: 7 })
  if (design === 2) laces(studio)
  else {
    form(sketch, curve('352,392 396,380 428,408 398,470 334,504 296,488'), colour, {
      edge: 10,
      gloss: 0.5,
    })
    dial(studio, 358, 442, 27)
    form(sketch, curve('438,446 486,456 496,484 468,524 410,540 382,522'), colour, {
      edge: 10,
      gloss: 0.5,
    })
    if (design === 0) dial(studio, 438, 494, 26)
    // With one dial the wire runs through a guide over the toes.
    else sketch.fill(box(414, 488, 52, 12, 6), accent(0), { transform: 'rotate(-34 440 494)' })
  }
  letter(sketch, brand, { x: 250, y: 548, height: 24, colour: ink, turn: 3, lean: -8 })
  glint(sketch, curve('600,510 660,528 704,550 650,536'), 0.5, 4)
}

function laces({ sketch, accent }: Studio): void {
  for (let i = 0; i < 5; i++) {
    const [x, y] = [352 + i * 36, 364 + i * 25]
    sketch.fill(ellipse(x - 16, y + 42, 7), steel(-0.2))
    sketch.stroke(line([x - 16, y + 42], [x + 8, y + 22], [x + 28, y + 6]), accent(-0.5), 12, {
      'stroke-linecap': 'round',
      opacity: 0.6,
      transform: 'translate(2 4)',
    })
    sketch.stroke(line([x - 16, y + 42], [x + 8, y + 22], [x + 28, y + 6]), accent(0), 10, {
      'stroke-linecap': 'round',
    })
  }
}

export const paintGravelShoe: Painter = (studio) => {
  const { sketch, colour, accent, ink, brand } = studio
  const design = studio.design(3)
  studio.ground(400, 648, 300)
  mouth(studio)
  vampWithCreases(studio, 0.12)
  form(sketch, curve('540,580! 572,522 650,518 732,552 744,594 640,610 552,606!'), rubber, {
    edge: 14,
    gloss: 0.1,
  })
  form(sketch, curve('66,592! 72,520 116,506 186,556 214,606!'), rubber, { edge: 14, gloss: 0.1 })
  form(
    sketch,
    curve(
      '68,572! 300,586 420,596 600,580 746,566! 744,606 640,622 470,624 330,612 200,622 80,612',
    ),
    rubber,
    { turn: 'along', edge: 8, gloss: 0.2 },
  )
  for (const x of [84, 124, 164, 470, 512, 554, 596, 638, 680])
    form(
      sketch,
      curve([
        [x, 606, 1],
        [x + 38, 608, 1],
        [x + 34, 640, 1],
        [x + 5, 640, 1],
      ]),
      design === 1 ? accent : rubber,
      { edge: 6, gloss: 0.1 },
    )
  if (design === 1) laces(studio)
  else {
    dial(studio, 374, 428, 27)
    sketch.stroke(line('392,406 428,420 404,452'), steel(0.2), 3)
  }
  if (design !== 1) {
    form(sketch, curve('420,462 478,466 508,494 470,540 384,556 364,532'), colour, {
      edge: 10,
      gloss: 0.1,
    })
    sketch.fill(box(408, 500, 46, 11, 5), accent(0), { transform: 'rotate(-34 431 505)' })
  }
  letter(sketch, brand, { x: 276, y: 560, height: 22, colour: ink, turn: 3, lean: -8 })
}
