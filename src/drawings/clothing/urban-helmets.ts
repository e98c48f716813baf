import { form, seam, stitches } from '#/drawings/accessory/brush.ts'
import {
  type Channel,
  cradle,
  crown,
  drilled,
  lowerShell,
  openings,
  straps,
} from '#/drawings/accessory/helmet-parts.ts'
import { emblem } from '#/drawings/accessory/lettering.ts'
import { box, curve, line, type Outline } from '#/drawings/accessory/outline.ts'
import type { Sketch } from '#/drawings/accessory/sketch.ts'
import { lampRed, type Painter, plastic, rubber, type Studio } from '#/drawings/accessory/studio.ts'
import { tone, type Tone } from '#/drawings/accessory/tone.ts'

type Dome = {
  shell: string
  /** Its edge of foam, seen below the shell. */
  lower: string
  /** The groove along the edge. */
  rim: string
  openings: readonly Channel[]
  gloss: number
}

const slots = (height: number, rows: readonly number[], length: number): Channel[] =>
  rows.map((middle) => [height, middle - length / 2, middle + length / 2, 17] as const)
const hole = (height: number, middle: number): Channel => [height, middle - 4.2, middle + 4.2, 33]

/** A soft dome with slots, a skater's shell with five holes on each side, and one that reaches lower. */
const domes: readonly [Dome, Dome, Dome] = [
  {
    shell:
      '676,448! 674,366 640,278 570,210 474,174 380,168 280,188 198,242 142,324 116,412 112,468! 140,500 194,512 258,500 324,474 400,460 500,458 600,462 668,470!',
    lower:
      '672,452 656,482 590,482 500,476 402,478 332,492 262,518 192,530 134,514 120,470 300,450 560,440',
    rim: '674,450 600,444 500,440 400,442 318,456 252,482 194,494 144,484 114,456',
    openings: [...slots(0.82, [62, 90, 118], 19), ...slots(0.6, [40, 67, 94, 121, 146], 16)],
    gloss: 0.08,
  },
  {
    shell:
      '674,464! 674,370 640,276 568,206 472,170 384,164 290,182 206,234 146,312 116,404 110,486! 120,512 156,522 210,518 280,500 340,488 420,484 540,486 668,488!',
    lower:
      '668,470 652,500 540,502 420,500 344,504 282,518 208,536 150,536 124,508 300,470 560,460',
    rim: '674,464 540,462 420,460 336,464 276,476 206,494 156,498 112,484',
    openings: [hole(0.78, 62), hole(0.8, 90), hole(0.78, 118), hole(0.5, 48), hole(0.5, 132)],
    gloss: 0.75,
  },
  {
    shell:
      '676,454! 676,366 640,276 568,208 472,172 380,166 280,186 196,240 138,322 110,416 104,492! 130,532 186,546 250,536 312,510 372,490 440,482 540,480 668,480!',
    lower:
      '672,460 656,494 540,496 444,498 378,506 316,528 252,552 184,564 124,546 108,496 300,470 560,450',
    rim: '676,456 540,460 440,462 366,470 306,490 246,516 188,526 134,514 106,478',
    openings: [...slots(0.84, [64, 90, 116], 18), ...slots(0.64, [48, 76, 104, 132], 15)],
    gloss: 0.22,
  },
]

export const paintUrbanHelmet: Painter = (studio) => {
  const { sketch, colour, accent, accentInk, ink } = studio
  const design = studio.design(3)
  const dome = domes[design] ?? domes[0]
  studio.ground(400, 734, 190)
  straps(sketch, rubber, [520, 466], [256, 514])
  if (design === 0) strapSleeve(sketch)
  cradle(sketch, 128, design === 2 ? 524 : 498, accent)
  lowerShell(sketch, dome.lower)
  form(sketch, curve(dome.shell), colour, {
    edge: 36,
    gloss: dome.gloss,
    depth: 0.75,
    detail: () => {
      crown(sketch, colour)
      if (design === 2) band(sketch, accent)
    },
  })
  openings(sketch, colour, dome.openings.map(drilled).join(''))
  seam(sketch, line(dome.rim), colour, 2.6)
  if (design === 1) rivets(sketch, colour)
  else peak(sketch, design === 2 ? plastic : colour)
  if (design === 0) tailLight(studio)
  emblem(studio, {
    x: design === 2 ? 330 : 420,
    y: design === 2 ? 427 : 396,
    height: design === 2 ? 24 : 40,
    colour: design === 2 ? accentInk : ink,
  })
}

/** The soft peak of a cap, with the stitches along its edge. */
function peak(sketch: Sketch, colour: Tone): void {
  const outline: Outline =
    '548,452! 612,432 676,430 724,448 752,474! 742,487 694,480 620,478 560,478!'
  form(sketch, curve(outline), colour, { edge: 9, gloss: 0.06, depth: 0.8 })
  stitches(sketch, line('566,462 630,450 684,453 730,471'), colour(0.7), 2)
}

/** The band that answers headlights, bent around the dome as its rim is. */
function band(sketch: Sketch, accent: Tone): void {
  const middle = line('690,420 560,424 430,424 320,430 220,450 90,470')
  sketch.stroke(middle, accent(0), 34)
  sketch.stroke(middle, accent(-0.5), 34, { 'stroke-dasharray': '1.6 5', opacity: 0.3 })
}

/** The straps of a hard shell are riveted to it. */
function rivets(sketch: Sketch, colour: Tone): void {
  for (const [x, y] of [
    [506, 446],
    [238, 466],
  ] as const)
    form(sketch, box(x - 9, y - 9, 18, 18, 9), colour, { edge: 4, gloss: 0.8 })
}

function tailLight({ sketch }: Studio): void {
  form(sketch, curve('118,404! 140,398 150,410 150,462 140,474 112,468!'), plastic, { edge: 4 })
  form(sketch, curve('118,414 136,410 140,418 140,454 134,462 114,460'), lampRed, {
    edge: 5,
    gloss: 0.9,
  })
}

const leather = tone('#8a5a35')

/** A leather tab over the chin strap. */
function strapSleeve(sketch: Sketch): void {
  form(sketch, curve('386,640! 418,638! 420,688 412,694 396,694 386,688'), leather, {
    edge: 5,
    gloss: 0.2,
  })
  stitches(sketch, line('391,644! 391,688!'), leather(0.6), 1.6)
  stitches(sketch, line('414,643! 415,688!'), leather(0.6), 1.6)
}
