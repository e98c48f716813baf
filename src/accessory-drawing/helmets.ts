import { form, glint, seam, shade } from './brush.ts'
import { letter, mark } from './lettering.ts'
import { box, curve, ellipse, line, type Point, points } from './outline.ts'
import type { Sketch } from './sketch.ts'
import { foam, plastic, rubber, type Painter, type Studio } from './studio.ts'
import type { Tone } from './tone.ts'

type Vent = readonly [x1: number, y1: number, x2: number, y2: number, width: number, bend: number]

/** A slot that opens wide to the wind and closes to a point behind. */
function slot([x1, y1, x2, y2, width, bend]: Vent): string {
  const length = Math.hypot(x2 - x1, y2 - y1)
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length]
  const along = (t: number, off: number): Point => {
    const arch = -4 * t * (1 - t) * bend
    return [x1 + ux * length * t + uy * (off + arch), y1 + uy * length * t - ux * (off + arch)]
  }
  const w = width / 2
  return curve([
    along(0, w * 0.35),
    along(0.05, w * 0.85),
    along(0.3, w),
    along(0.7, w * 0.72),
    [along(1, 0)[0], along(1, 0)[1], 1],
    along(0.7, -w * 0.55),
    along(0.3, -w * 0.9),
    along(0.04, -w * 0.8),
  ])
}

function vents(sketch: Sketch, colour: Tone, slots: readonly Vent[]): void {
  const d = slots.map(slot).join('')
  sketch.fill(d, colour(0.75), { transform: 'translate(1 4)', opacity: 0.8 })
  sketch.fill(d, colour(-0.75), { transform: 'translate(-1 -3)', opacity: 0.55 })
  sketch.fill(
    d,
    sketch.linear(
      [0, 0, 0, 1],
      [
        [0, '#07080a'],
        [1, '#1b1d21'],
      ],
    ),
  )
  sketch.within(d, () => {
    sketch.group({ transform: 'translate(-14 15)' }, () => {
      sketch.fill(d, foam(0.14))
      sketch.stroke(d, foam(0.5), 2.4, { opacity: 0.55 })
    })
    shade(sketch, box(60, 120, 700, 190), 0.3, 30)
  })
}

/** Webbing that runs from the temples to a buckle under the chin. */
function straps(sketch: Sketch, [front, rear]: readonly [Point, Point], colour: Tone): void {
  const web = (d: string, light: number) => {
    sketch.stroke(d, colour(-0.5 + light), 19)
    sketch.stroke(d, colour(0.08 + light), 15)
    sketch.stroke(d, colour(0.35 + light), 2, { 'stroke-dasharray': '3 3', opacity: 0.4 })
  }
  web(
    line([front[0] - 20, front[1] - 10], [front[0] - 46, front[1] + 96], [438, 668], [430, 704]),
    -0.3,
  )
  web(line(front, [front[0] - 34, front[1] + 80], [416, 640], [400, 700]), 0)
  web(line(rear, [rear[0] + 70, rear[1] + 76], [388, 632], [402, 700]), 0)
  form(sketch, box(381, 612, 40, 26, 7), plastic, { edge: 4, gloss: 0.5 })
  form(sketch, box(378, 690, 54, 36, 9), plastic, { edge: 6, gloss: 0.6 })
  seam(sketch, line('405,692! 405,724!'), plastic, 2)
}

/** The cradle that turns a shell into a fit: seen below the rear edge, with its dial. */
function cradle(sketch: Sketch, x: number, y: number, accent: Tone): void {
  form(
    sketch,
    curve([
      [x - 8, y - 44],
      [x + 150, y - 30],
      [x + 190, y - 14],
      [x + 120, y + 8],
      [x + 30, y + 40],
      [x - 12, y + 26],
    ]),
    plastic,
    { edge: 7 },
  )
  form(sketch, ellipse(x + 8, y + 6, 25, 30), rubber, { edge: 7 })
  sketch.stroke(ellipse(x + 8, y + 6, 17, 22), accent(0), 3.2, { opacity: 0.95 })
}

const roadShell: Point[] = points(
  '708,436 694,352 632,256 532,190 404,164 272,184 166,246 104,340 88,432! 118,486 176,512 240,500 310,500 372,474 460,462 560,464 640,470 696,462',
)
const roadVents: Vent[][] = [
  [
    [584, 226, 400, 182, 26, 8],
    [386, 184, 232, 214, 24, 14],
    [652, 300, 466, 226, 40, 16],
    [444, 222, 252, 252, 38, 20],
    [228, 258, 130, 344, 26, 18],
    [676, 372, 512, 292, 46, 18],
    [486, 284, 296, 312, 46, 18],
    [268, 318, 132, 414, 36, 22],
    [640, 424, 508, 368, 32, 10],
    [470, 358, 318, 384, 38, 10],
    [286, 392, 168, 466, 32, 14],
  ],
  [
    [600, 238, 330, 186, 30, 22],
    [660, 318, 400, 250, 48, 26],
    [372, 252, 158, 318, 40, 30],
    [672, 392, 440, 342, 46, 18],
    [404, 344, 152, 430, 46, 30],
  ],
  [
    [560, 226, 420, 192, 34, 8],
    [386, 190, 262, 214, 34, 10],
    [620, 306, 500, 256, 48, 12],
    [466, 248, 330, 262, 50, 12],
    [298, 272, 182, 330, 44, 14],
    [600, 388, 486, 350, 44, 8],
    [448, 346, 316, 366, 46, 8],
    [282, 376, 176, 438, 42, 12],
  ],
]

export const paintHelmet: Painter = (studio) => {
  const { sketch, colour, accent, accentHex, ink, brand } = studio
  const design = studio.design(3)
  studio.ground(400, 734, 190)
  straps(
    sketch,
    [
      [520, 466],
      [250, 496],
    ],
    rubber,
  )
  cradle(sketch, 122, 486, accent)
  lowerShell(
    sketch,
    points(
      '700,446 690,482 610,492 500,486 400,500 320,528 240,528 150,530 110,500 200,470 500,440',
    ),
  )
  form(sketch, curve(roadShell), colour, {
    edge: 30,
    gloss: design === 2 ? 0.15 : 0.5,
    depth: 0.8,
    detail: () => {
      if (design === 1)
        sketch.fill(curve('60,300 240,330 420,420 520,480 300,560 60,560'), accent(-0.1))
      crown(sketch, colour)
    },
  })
  vents(sketch, colour, roadVents[design] ?? [])
  seam(sketch, line('694,440 560,446 460,444 372,456 310,482 240,484 170,494 112,470'), colour, 2.6)
  if (design === 2) peak(sketch, colour)
  else if (design === 0) sketch.stroke(line('690,452 560,455 462,453 378,465'), accentHex, 5)
  letter(sketch, brand, {
    x: design === 1 ? 604 : 420,
    y: design === 2 ? 418 : 434,
    height: 17,
    colour: ink,
    turn: -4,
    lean: -10,
  })
}

/** Light that slides over the crown. */
function crown(sketch: Sketch, colour: Tone): void {
  sketch.softly(
    22,
    () => sketch.fill(curve('640,300 520,214 380,190 250,220 380,214 500,236'), colour(0.95)),
    { opacity: 0.6 },
  )
  sketch.softly(
    30,
    () => sketch.fill(curve('90,470 200,440 400,430 690,440 640,500 300,540 110,520'), colour(-1)),
    { opacity: 0.35 },
  )
}

function lowerShell(sketch: Sketch, points: Point[]): void {
  form(sketch, curve(points), foam, { edge: 12, gloss: 0.1, depth: 0.8 })
}

function peak(sketch: Sketch, colour: Tone): void {
  form(sketch, curve('566,408 650,386 724,396 778,424 770,438 704,440 580,448'), colour, {
    edge: 10,
    gloss: 0.2,
  })
}

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

export const paintUrbanHelmet: Painter = (studio) => {
  const { sketch, colour, accent, ink } = studio
  const design = studio.design(3)
  studio.ground(400, 734, 190)
  straps(
    sketch,
    [
      [520, 486],
      [250, 510],
    ],
    rubber,
  )
  cradle(sketch, 122, 500, accent)
  const shell = curve(
    '676,440 664,320 596,224 490,172 390,164 270,186 174,252 118,350 104,450 116,512 160,540 240,528 320,522 390,494 500,482 600,482 668,476',
  )
  form(sketch, shell, colour, {
    edge: 36,
    gloss: design === 1 ? 0.7 : 0.2,
    depth: 0.75,
    detail: () => {
      crown(sketch, colour)
      if (design === 2) sketch.fill(box(60, 398, 700, 34), accent(0))
    },
  })
  const holes: Vent[] =
    design === 1
      ? [
          [560, 280, 330, 250, 22, 16],
          [560, 330, 300, 304, 22, 14],
        ]
      : [
          [580, 300, 490, 258, 24, 4],
          [462, 250, 360, 240, 24, 4],
          [330, 242, 226, 276, 24, 6],
          [590, 368, 500, 342, 20, 2],
          [470, 336, 372, 332, 20, 2],
          [340, 332, 232, 356, 20, 4],
        ]
  vents(sketch, colour, holes)
  seam(sketch, line('672,452 600,456 500,456 390,468 320,498 240,504 160,514 110,494'), colour, 3)
  if (design !== 1)
    form(
      sketch,
      curve('560,452 650,440 730,462 786,494 770,508 690,492 580,486'),
      design === 2 ? plastic : colour,
      { edge: 9, gloss: 0.2 },
    )
  form(sketch, box(126, 420, 22, 62, 10), tone_red, { edge: 5, gloss: 0.9 })
  mark(sketch, 430, 410, 40, ink)
}

const tone_red: Tone = (light) => (light > 0.3 ? '#ff9d92' : light < -0.4 ? '#8c0f12' : '#d8262a')
