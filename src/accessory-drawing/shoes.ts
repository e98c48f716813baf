import { fold, form, glint, seam } from './brush.ts'
import { letter } from './lettering.ts'
import { arc, box, curve, ellipse, line, onCircle, type Point, points } from './outline.ts'
import { plastic, rubber, steel, type Painter, type Studio } from './studio.ts'

const upper: Point[] = points(
  '84,560! 74,470 84,400 78,336 96,306 130,318 190,362 250,356 300,300 340,262 380,270! 410,330 470,396 560,448 650,484 716,520 736,560 724,590! 400,600 100,592!',
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
    curve('92,330 130,300 220,320 300,280 352,244 392,262 330,330 250,392 160,390'),
    rubber,
    { edge: 12, gloss: 0, depth: 0.9 },
  )
  form(sketch, curve('300,320 330,240 364,214 398,226 420,300 400,360'), rubber, {
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
      if (design === 1) sketch.fill(curve('40,280 170,340 200,480 150,640 40,640'), accent(0))
      if (design === 2) sketch.fill(curve('560,430 600,520 590,640 780,640 780,480'), accent(0))
      fold(sketch, line('470,410 440,470 450,540'), colour, 18, 0.25)
      fold(sketch, line('210,380 240,460 220,560'), colour, 22, 0.28)
      for (let row = 0; row < 5; row++)
        for (let i = 0; i < 9 - row; i++)
          sketch.fill(ellipse(510 + i * 19 + row * 6, 476 + row * 16 + i * 5, 3.2), '#000', {
            opacity: 0.45,
          })
    },
  })
  seam(sketch, line('100,330 160,400 176,480 150,586'), colour, 2.4)
}

export const paintRoadShoe: Painter = (studio) => {
  const { sketch, colour, ink, brand } = studio
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
    form(sketch, curve('352,330 400,316 436,350 400,430 330,470 290,450'), colour, {
      edge: 10,
      gloss: 0.5,
    })
    dial(studio, 356, 396, 32)
    form(sketch, curve('440,396 490,406 500,440 470,490 410,510 380,490'), colour, {
      edge: 10,
      gloss: 0.5,
    })
    dial(studio, 440, 456, design === 1 ? 28 : 32)
  }
  letter(sketch, brand, { x: 262, y: 520, height: 27, colour: ink, turn: 3, lean: -8 })
  glint(sketch, curve('600,478 660,500 706,532 650,512'), 0.5, 4)
}

function laces({ sketch, accent }: Studio): void {
  for (let i = 0; i < 5; i++) {
    const [x, y] = [350 + i * 34, 312 + i * 33]
    sketch.fill(ellipse(x - 24, y + 46, 7), steel(-0.2))
    sketch.stroke(line([x - 24, y + 46], [x + 10, y + 22], [x + 40, y + 6]), accent(-0.5), 12, {
      'stroke-linecap': 'round',
      opacity: 0.6,
      transform: 'translate(2 4)',
    })
    sketch.stroke(line([x - 24, y + 46], [x + 10, y + 22], [x + 40, y + 6]), accent(0), 10, {
      'stroke-linecap': 'round',
    })
  }
}

export const paintGravelShoe: Painter = (studio) => {
  const { sketch, colour, accent, ink, brand } = studio
  const design = studio.design(3)
  studio.ground(400, 664, 300)
  mouth(studio)
  vampWithCreases(studio, 0.12)
  form(sketch, curve('520,560! 560,490 660,500 740,540 744,590 640,610 540,606!'), rubber, {
    edge: 14,
    gloss: 0.1,
  })
  form(sketch, curve('66,590! 76,500 120,480 190,540 220,606!'), rubber, { edge: 14, gloss: 0.1 })
  form(
    sketch,
    curve(
      '68,572! 300,586 420,596 600,580 746,566! 744,606 640,622 470,624 330,612 200,622 80,612',
    ),
    rubber,
    { turn: 'along', edge: 8, gloss: 0.2 },
  )
  for (const x of [84, 130, 176, 488, 536, 584, 632, 680])
    form(
      sketch,
      curve([
        [x, 606, 1],
        [x + 38, 608, 1],
        [x + 32, 656, 1],
        [x + 8, 656, 1],
      ]),
      design === 1 ? accent : rubber,
      { edge: 6, gloss: 0.1 },
    )
  if (design === 1) laces(studio)
  else {
    dial(studio, 372, 378, 32)
    sketch.stroke(line('392,352 430,372 404,410'), steel(0.2), 3)
  }
  if (design !== 1) {
    form(sketch, curve('420,420 480,426 512,460 470,520 380,540 360,510'), colour, {
      edge: 10,
      gloss: 0.1,
    })
    sketch.fill(box(404, 466, 50, 12, 5), accent(0), { transform: 'rotate(-34 430 472)' })
  }
  letter(sketch, brand, { x: 270, y: 522, height: 26, colour: ink, turn: 3, lean: -8 })
}
