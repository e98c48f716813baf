import { fold, form, seam, stitches } from './brush.ts'
import { letter } from './lettering.ts'
import { box, curve, flipped, line, type Point, points, symmetric } from './outline.ts'
import { plastic, type Studio } from './studio.ts'
import type { Tone } from './tone.ts'

export const knit = { gloss: 0.06, depth: 0.7, edge: 30 }

export type Cut = {
  /** Right half of the body, from the neck to the hem. */
  body: Point[]
  /** The right sleeve; drawn behind the body on both sides. */
  sleeve?: Point[]
  cuff?: readonly [Point, Point]
}

export const jerseyCut: Cut = {
  body: points(
    '400,176! 430,160 466,116! 540,138 600,170! 586,250 570,330! 560,430 562,580 572,706! 480,720 400,722',
  ),
  sleeve: points('552,156 604,174 664,248 728,372! 630,432! 592,372 556,320'),
  cuff: [
    [724, 362],
    [620, 424],
  ],
}

export const jacketCut: Cut = {
  body: points(
    '400,180! 436,160 474,112! 546,136 606,174! 592,260 580,340! 574,450 576,580 584,700! 490,716 400,718',
  ),
  sleeve: points('556,150 608,178 668,284 706,440 728,640! 640,654! 622,520 596,420 566,330'),
  cuff: [
    [730, 632],
    [636, 646],
  ],
}

export function sleeves({ sketch, accent }: Studio, cut: Cut, colour: Tone, band: boolean): void {
  if (!cut.sleeve) return
  for (const side of [1, -1]) {
    const place = (spots: readonly Point[]) => (side === 1 ? [...spots] : flipped(spots))
    const [a, b] = cut.cuff ?? [
      [0, 0],
      [0, 0],
    ]
    form(sketch, curve(place(cut.sleeve)), colour, {
      ...knit,
      depth: side === 1 ? 0.95 : 0.6,
      detail: () => {
        sketch.stroke(
          line(...place([a, b]).map(([x, y]): Point => [x, y, 1])),
          band ? accent(0) : colour(-0.5),
          34,
          { opacity: band ? 1 : 0.5 },
        )
        const inner = place([a, b]).map(([x, y]): Point => [x, y - 22, 1])
        stitches(sketch, line(...inner), colour(0.7), 1.6)
        const [, , middle] = cut.sleeve ?? []
        if (middle)
          fold(
            sketch,
            line(
              ...place([
                [568, 310],
                [600, 330],
                [middle[0] - 10, middle[1] + 70],
              ]),
            ),
            colour,
            18,
            0.5,
          )
      },
    })
  }
}

/** The dark inside of the garment behind the neck, with its label. */
export function neck({ sketch, brand }: Studio, colour: Tone, top: number, half: number): void {
  form(
    sketch,
    symmetric([
      [400, top - 14],
      [400 + half * 0.7, top - 8],
      [400 + half, top + 16],
      [400 + half * 0.6, top + 60],
      [400, top + 84],
    ]),
    (light) => colour(light - 0.55),
    { edge: 16, gloss: 0 },
  )
  sketch.fill(box(378, top + 10, 44, 26, 3), '#e9e7e2', { opacity: 0.85 })
  letter(sketch, brand, { x: 400, y: top + 23, height: 6, colour: '#14171b' })
}

/** Folds fall differently in every garment: loose cloth hangs, tight cloth pulls from the armpits. */
const falls: readonly (readonly [outline: string, width: number, strength: number])[][] = [
  [
    ['558,322 510,372 484,440', 20, 0.4],
    ['242,322 290,372 316,440', 20, 0.34],
    ['552,440 524,520 532,660', 22, 0.3],
    ['246,470 276,560 266,690', 20, 0.26],
    ['470,210 496,270 480,350', 18, 0.22],
  ],
  [
    ['556,330 520,350 470,356', 16, 0.4],
    ['244,330 280,350 330,356', 16, 0.4],
    ['548,470 520,490 468,500', 14, 0.24],
    ['254,560 290,576 340,580', 14, 0.24],
  ],
  [
    ['548,300 530,420 548,560', 26, 0.4],
    ['300,230 276,360 300,520', 26, 0.34],
    ['470,480 452,590 470,700', 22, 0.34],
    ['336,540 344,620 330,706', 20, 0.28],
    ['520,200 540,240 560,300', 16, 0.3],
  ],
  [
    ['560,350 500,420 440,450', 18, 0.36],
    ['240,340 280,430 280,520', 22, 0.3],
    ['500,560 480,630 492,706', 20, 0.3],
  ],
]

export function drape({ sketch, design }: Studio, colour: Tone, hem: number): void {
  for (const [outline, width, strength] of falls[design(falls.length)] ?? [])
    fold(sketch, line(outline), colour, width, strength)
  sketch.softly({ blur: 14, opacity: 0.3 }, () =>
    sketch.stroke(`M250 ${hem - 6}Q400 ${hem + 8} 550 ${hem - 6}`, colour(-0.9), 18),
  )
}

/** A panel under each arm, in an open knit that lets air through, with the seam that joins it. */
export function sidePanels({ sketch }: Studio, colour: Tone, hem: number): void {
  const id = sketch.define(
    (own) =>
      `<pattern id="${own}" width="8" height="8" patternUnits="userSpaceOnUse"><path d="M1 2h2M5 6h2" stroke="${colour(-0.95)}" stroke-width="2.2" stroke-linecap="round" opacity=".5"/></pattern>`,
  )
  for (const side of [-1, 1]) {
    const x = (value: number) => 400 + side * value
    const panel = curve([
      [x(190), 300, 1],
      [x(140), 360],
      [x(126), 500],
      [x(138), hem, 1],
      [x(200), hem, 1],
    ])
    sketch.fill(panel, colour(-0.3), { opacity: 0.6 })
    sketch.fill(panel, `url(#${id})`)
    seam(sketch, line([x(182), 312], [x(140), 360], [x(126), 500], [x(138), hem]), colour, 2.2)
  }
}

/** The seam of a sleeve that is cut up to the collar, or set into the shoulder. */
export function shoulderSeams({ sketch }: Studio, colour: Tone, isRaglan: boolean): void {
  for (const side of [-1, 1]) {
    const x = (value: number) => 400 + side * value
    const d = isRaglan
      ? line([x(66), 128], [x(116), 220], [x(172), 318])
      : line([x(196), 170], [x(182), 240], [x(170), 326])
    seam(sketch, d, colour, 2.4)
    stitches(sketch, d, colour(0.7), 1.4)
  }
}

/** Silicone dots hold the hem where it is. */
export function gripper({ sketch }: Studio, hem: number, colour: Tone): void {
  sketch.fill(box(200, hem - 26, 400, 40), colour(-0.35), { opacity: 0.55 })
  stitches(sketch, `M220 ${hem - 26}H580`, colour(0.7), 1.6)
  for (const row of [14, 6])
    sketch.stroke(`M220 ${hem - row}H580`, colour(0.75), 3, {
      'stroke-dasharray': '0 9',
      'stroke-dashoffset': row,
      'stroke-linecap': 'round',
      opacity: 0.35,
    })
}

/** The body's outline for a shaped waist or a race fit: points between armpit and hem move inwards. */
export const fitted = (body: readonly Point[], waist: number): Point[] =>
  body.map(([x, y, corner]): Point => {
    const pull = x > 500 && y > 340 && y < 700 ? waist * Math.sin(((y - 340) / 380) * Math.PI) : 0
    return corner ? [x - pull, y, corner] : [x - pull, y]
  })

export function zipper({ sketch, accent }: Studio, top: number, hem: number, colour: Tone): void {
  sketch.stroke(`M400 ${top}V${hem}`, colour(-0.6), 14, { opacity: 0.4 })
  sketch.stroke(`M400 ${top}V${hem}`, plastic(0.05), 7)
  sketch.stroke(`M400 ${top}V${hem}`, plastic(0.6), 1.6, { 'stroke-dasharray': '3 3' })
  form(sketch, box(393, top + 8, 14, 44, 6), accent, { edge: 4, gloss: 0.5 })
}

export function collar({ sketch }: Studio, colour: Tone, height: number, half = 64): void {
  const top = 150 - height
  for (const side of [-1, 1]) {
    const x = (value: number) => 400 + side * value
    form(
      sketch,
      curve([
        [x(1), 186, 1],
        [x(2), 190 - height * 0.62, 1],
        [x(half * 0.6), top + 8],
        [x(half - 6), top - 4, 1],
        [x(half + 6), 132],
        [x(half * 0.6), 168],
      ]),
      colour,
      { edge: 10, gloss: 0.05, depth: 0.7 },
    )
  }
}
