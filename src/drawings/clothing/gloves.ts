import { fold, form, seam, stitches } from '#/drawings/accessory/brush.ts'
import { emblem, letter } from '#/drawings/accessory/lettering.ts'
import { box, curve, ellipse, line, type Point } from '#/drawings/accessory/outline.ts'
import { type Painter, plastic, rubber, type Studio } from '#/drawings/accessory/studio.ts'
import { isHouse } from '#/drawings/bike/marks.ts'

const shapes = ['mitts', 'gravel', 'knuckle', 'crochet', 'waterproof', 'lobster', 'liner'] as const
type Shape = (typeof shapes)[number]

const cloth = { edge: 14, gloss: 0.08, depth: 0.75 }

/** A pair with one hand over the other, seen from the backs of the hands or from the palms. */
const pair =
  (isPalm: boolean): Painter =>
  (studio) => {
    const { sketch } = studio
    const shape = studio.shape(...shapes)
    studio.ground(400, 744, 250, 16)
    const hand = (dim: number) => glove(studio, { shape, dim, isPalm })
    sketch.group(
      { transform: 'translate(800 0)scale(-1 1)translate(-26 6)rotate(-7 400 700)' },
      () => hand(-0.16),
    )
    sketch.group({ transform: 'translate(-26 10)rotate(-7 400 700)' }, () => hand(0))
  }

export const paintGloves: Painter = pair(false)
export const paintGlovePalms: Painter = pair(true)

/** Each finger from its root to its tip, with its breadth: little finger first, as they spread on a table. */
const fingers: readonly (readonly [
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  width: number,
])[] = [
  [146, 372, 104, 228, 48],
  [202, 344, 184, 138, 53],
  [264, 338, 272, 108, 55],
  [324, 356, 356, 150, 52],
]

type Hand = { shape: Shape; dim: number; isPalm: boolean }

/** A left hand. Cut fingers end at the second joint, with a hem and a loop to pull the glove off by. */
function glove(studio: Studio, { shape, dim, isPalm }: Hand): void {
  const { sketch, colour } = studio
  const isShort = shape === 'mitts' || shape === 'crochet'
  const main = (light: number) => colour(light + dim)
  if (shape === 'lobster') {
    claw(studio, [fingers[0], fingers[1]], main)
    claw(studio, [fingers[2], fingers[3]], main)
  } else
    for (const [index, each] of fingers.entries())
      finger(studio, each, { main, isShort, index, isPalm })
  const tip: Point = isShort ? [438, 404] : [446, 352]
  form(
    sketch,
    curve([
      [330, 540],
      [376, 466],
      [tip[0] - 26, tip[1] + 6],
      [tip[0] + 4, tip[1] - 12],
      [tip[0] + 24, tip[1] + 20],
      [432, 486],
      [372, 590],
      [320, 612],
    ]),
    main,
    cloth,
  )
  if (isShort)
    sketch.stroke(
      line([tip[0] - 26, tip[1] + 8], [tip[0] + 22, tip[1] + 22]),
      studio.accent(dim),
      9,
    )
  form(
    sketch,
    curve(
      '118,372 170,336 240,324 304,332 352,356 366,440 350,540 336,620 348,716! 240,730 140,716! 152,620 128,500',
    ),
    main,
    {
      ...cloth,
      edge: 22,
      detail: () => (isPalm ? palm(studio, shape) : back(studio, shape)),
    },
  )
  // The other hand is a mirror image, and a mirrored emblem would be another one.
  if (shape === 'gravel' && dim === 0 && !isPalm && isHouse(studio.brand))
    emblem(studio, { x: 240, y: 462, height: 40, colour: studio.accentInk })
  cuff(studio, { shape, dim, isPalm })
}

type FingerMake = {
  main: (light: number) => string
  isShort: boolean
  index: number
  isPalm: boolean
}

function finger(
  { sketch, accent }: Studio,
  [x1, y1, x2, y2, width]: (typeof fingers)[number],
  { main, isShort, index, isPalm }: FingerMake,
): void {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const length = Math.hypot(dx, dy)
  const [ux, uy] = [dx / length, dy / length]
  const reach = isShort ? length * 0.44 : length
  const at = (along: number, off: number, corner?: 1): Point => {
    const [x, y] = [x1 + ux * along - uy * off, y1 + uy * along + ux * off]
    return corner ? [x, y, corner] : [x, y]
  }
  const w = width / 2
  const top: Point[] = isShort
    ? [at(reach, -w + 2, 1), at(reach, w - 2, 1)]
    : [at(reach - w, -w + 3), at(reach, -w * 0.5), at(reach, w * 0.5), at(reach - w, w - 3)]
  form(sketch, curve([at(-60, -w, 1), at(0, -w), ...top, at(0, w), at(-60, w, 1)]), main, cloth)
  // The seams run along the sides of the finger; creases mark the joints.
  stitches(sketch, line(at(-10, -w + 8), at(reach - 10, -w + 9)), main(0.7), 1.4)
  for (const joint of isShort ? [0.2] : [0.34, 0.64])
    sketch.stroke(
      line(at(length * joint, -w * 0.6), at(length * joint + 3, 0), at(length * joint, w * 0.6)),
      main(-0.9),
      3,
      { opacity: 0.4 },
    )
  if (isShort) sketch.stroke(line(at(reach - 5, -w + 2), at(reach - 5, w - 2)), accent(0), 9)
  if (isShort && (index === 1 || index === 2))
    sketch.stroke(line(at(reach + 2, -7), at(reach + 20, 0), at(reach + 2, 7)), main(-0.6), 5)
  if (isPalm && !isShort && index > 1)
    form(sketch, ellipse(...firstTwo(at(reach - 24, 0)), w * 0.62, 20), rubber, {
      edge: 5,
      gloss: 0.2,
    })
}

const firstTwo = ([x, y]: Point): [number, number] => [x, y]

/** Two fingers share one warm shell. */
function claw(
  { sketch }: Studio,
  [a, b]: readonly [(typeof fingers)[number] | undefined, (typeof fingers)[number] | undefined],
  main: (light: number) => string,
): void {
  if (!a || !b) return
  form(
    sketch,
    curve([
      [a[0] - 30, a[1] + 60, 1],
      [a[0] - 32, a[1]],
      [a[2] - 22, a[3] + 30],
      [(a[2] + b[2]) / 2, Math.min(a[3], b[3]) - 6],
      [b[2] + 26, b[3] + 34],
      [b[0] + 34, b[1]],
      [b[0] + 34, b[1] + 60, 1],
    ]),
    main,
    cloth,
  )
  seam(
    sketch,
    line([(a[0] + b[0]) / 2, a[1]], [(a[2] + b[2]) / 2, Math.max(a[3], b[3]) + 30]),
    main,
    3,
  )
}

function back({ sketch, colour, accent }: Studio, shape: Shape): void {
  if (shape === 'gravel')
    sketch.fill(curve('90,430 240,404 400,440 400,520 240,494 90,520'), accent(0))
  if (shape === 'knuckle')
    for (const x of [150, 208, 268, 326])
      form(sketch, box(x - 18, 352, 36, 62, 14), rubber, { edge: 7, gloss: 0.3 })
  if (shape === 'crochet')
    for (let i = 0; i < 26; i++)
      sketch.stroke(
        `M${90 + i * 14} 330l-60 260M${90 + i * 14 - 60} 330l60 260`,
        colour(-0.8),
        2.4,
        { opacity: 0.35 },
      )
  if (shape === 'waterproof') seam(sketch, line('150,380 240,420 330,380'), colour, 6)
  if (shape === 'lobster' || shape === 'waterproof') sketch.fill(box(100, 570, 300, 16), accent(0))
  fold(sketch, line('150,604 240,618 336,604'), colour, 14, 0.45)
  fold(sketch, line('172,430 236,458 318,440'), colour, 14, 0.22)
  for (const x of [174, 234, 294])
    stitches(
      sketch,
      line([x, 352], [x + (240 - x) * 0.2, 470], [x + (240 - x) * 0.3, 560]),
      colour(0.7),
      1.4,
    )
}

/** Pads lie where the bar presses: below the fingers, at the heel, and beside the thumb. */
function palm({ sketch, colour, accent }: Studio, shape: Shape): void {
  sketch.fill(curve('110,340 360,340 366,620 140,620'), colour(-0.35), { opacity: 0.5 })
  for (let i = 0; i < 30; i++)
    sketch.stroke(`M100 ${340 + i * 10}H380`, '#000', 1.2, { opacity: 0.12 })
  if (shape === 'liner') return
  for (const d of [
    '138,392 196,366 204,412 148,432',
    '214,360 262,358 262,402 218,408',
    '278,360 330,372 326,412 276,404',
    '146,470 198,476 204,580 160,586',
    '300,500 340,470 336,560 300,590',
  ])
    form(sketch, curve(d), accent, { edge: 9, gloss: 0.15, depth: 0.5 })
}

/** A strap with its tab closes a mitt; gloves for rain and cold have a long cuff. */
function cuff({ sketch, accent, brand, colour }: Studio, { shape, dim, isPalm }: Hand): void {
  if (shape === 'liner' || shape === 'crochet') {
    for (let x = 150; x < 342; x += 9)
      sketch.stroke(`M${x} 636L${x + 2} 718`, colour(-0.85), 3, { opacity: 0.35 })
    return
  }
  if (isPalm) {
    sketch.fill(box(146, 618, 196, 58, 14), plastic(0.05))
    return
  }
  form(sketch, box(146, 618, 196, 62, 14), plastic, { edge: 8, gloss: 0.2 })
  sketch.fill(box(290, 618, 10, 62), accent(0))
  if (dim === 0) letter(sketch, brand, { x: 218, y: 649, height: 15, colour: '#efede8' })
}
