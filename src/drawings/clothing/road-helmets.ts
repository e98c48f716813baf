import { form, seam } from '#/drawings/accessory/brush.ts'
import {
  cradle,
  crown,
  lowerShell,
  straps,
  type Vent,
  vents,
} from '#/drawings/accessory/helmet-parts.ts'
import { letter } from '#/drawings/accessory/lettering.ts'
import { curve, line, type Point, points } from '#/drawings/accessory/outline.ts'
import type { Sketch } from '#/drawings/accessory/sketch.ts'
import { type Painter, rubber } from '#/drawings/accessory/studio.ts'
import type { Tone } from '#/drawings/accessory/tone.ts'

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

function peak(sketch: Sketch, colour: Tone): void {
  form(sketch, curve('566,408 650,386 724,396 778,424 770,438 704,440 580,448'), colour, {
    edge: 10,
    gloss: 0.2,
  })
}
