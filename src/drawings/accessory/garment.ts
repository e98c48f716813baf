import { fold, form } from './brush.ts'
import { letter } from './lettering.ts'
import { box, curve, flipped, line, mirrored, type Point, points } from './outline.ts'
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
    curve(
      mirrored([
        [400, top - 14],
        [400 + half * 0.7, top - 8],
        [400 + half, top + 16],
        [400 + half * 0.6, top + 60],
        [400, top + 84],
      ]),
    ),
    (light) => colour(light - 0.55),
    { edge: 16, gloss: 0 },
  )
  sketch.fill(box(378, top + 10, 44, 26, 3), '#e9e7e2', { opacity: 0.85 })
  letter(sketch, brand, { x: 400, y: top + 23, height: 6, colour: '#14171b' })
}

export function drape({ sketch }: Studio, colour: Tone, hem: number): void {
  for (const side of [1, -1]) {
    const x = (value: number) => 400 + side * value
    fold(sketch, line([x(158), 322], [x(110), 372], [x(84), 440]), colour, 22, 0.42)
    fold(sketch, line([x(154), 420], [x(120), 500], [x(128), hem - 40]), colour, 24, 0.34)
    fold(sketch, line([x(64), hem - 190], [x(52), hem - 100], [x(60), hem - 20]), colour, 18, 0.26)
  }
  fold(sketch, line('470,210 500,270 480,350'), colour, 20, 0.24)
}

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
