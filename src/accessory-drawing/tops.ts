import { fold, form, seam, stitches } from './brush.ts'
import { letter, mark } from './lettering.ts'
import { box, curve, line, flipped, mirrored, type Point, points } from './outline.ts'
import { plastic, reflective, type Painter, type Studio } from './studio.ts'
import type { Tone } from './tone.ts'

const knit = { gloss: 0.06, depth: 0.7, edge: 30 }

type Cut = {
  /** Right half of the body, from the neck to the hem. */
  body: Point[]
  /** The right sleeve; drawn behind the body on both sides. */
  sleeve?: Point[]
  cuff?: readonly [Point, Point]
}

function sleeves({ sketch, accent }: Studio, cut: Cut, colour: Tone, band: boolean): void {
  if (!cut.sleeve) return
  for (const side of [1, -1]) {
    const place = (points: readonly Point[]) => (side === 1 ? [...points] : flipped(points))
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
function neck({ sketch, brand }: Studio, colour: Tone, top: number, half: number): void {
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

function drape({ sketch }: Studio, colour: Tone, hem: number): void {
  for (const side of [1, -1]) {
    const x = (value: number) => 400 + side * value
    fold(sketch, line([x(158), 322], [x(110), 372], [x(84), 440]), colour, 22, 0.42)
    fold(sketch, line([x(154), 420], [x(120), 500], [x(128), hem - 40]), colour, 24, 0.34)
    fold(sketch, line([x(64), hem - 190], [x(52), hem - 100], [x(60), hem - 20]), colour, 18, 0.26)
  }
  fold(sketch, line('470,210 500,270 480,350'), colour, 20, 0.24)
}

function zipper({ sketch, accent }: Studio, top: number, hem: number, colour: Tone): void {
  sketch.stroke(`M400 ${top}V${hem}`, colour(-0.6), 14, { opacity: 0.4 })
  sketch.stroke(`M400 ${top}V${hem}`, plastic(0.05), 7)
  sketch.stroke(`M400 ${top}V${hem}`, plastic(0.6), 1.6, { 'stroke-dasharray': '3 3' })
  form(sketch, box(393, top + 8, 14, 44, 6), accent, { edge: 4, gloss: 0.5 })
}

function collar({ sketch }: Studio, colour: Tone, height: number, half = 64): void {
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

const jerseyCut: Cut = {
  body: points(
    '400,176! 430,160 466,116! 540,138 600,170! 586,250 570,330! 560,430 562,580 572,706! 480,720 400,722',
  ),
  sleeve: points('552,156 604,174 664,248 728,372! 630,432! 592,372 556,320'),
  cuff: [
    [724, 362],
    [620, 424],
  ],
}

export const paintJersey: Painter = (studio) => {
  const { sketch, colour, accent, ink, accentInk, brand } = studio
  const design = studio.design(4)
  studio.ground(400, 748, 170, 10)
  neck(studio, colour, 118, 62)
  sleeves(studio, jerseyCut, design === 2 ? accent : colour, design !== 2)
  form(sketch, curve(mirrored(jerseyCut.body)), colour, {
    ...knit,
    detail: () => {
      if (design === 1) {
        sketch.fill(box(200, 300, 400, 92), accent(0))
        sketch.fill(box(200, 404, 400, 14), accent(0))
      }
      if (design === 2) sketch.fill(box(200, 60, 400, 190), accent(0))
      if (design === 3)
        for (let row = 0; row < 14; row++)
          sketch.fill(box(200, 216 + row * 36, 400, 6), accent(0), { opacity: 0.8 })
      drape(studio, colour, 720)
      sketch.fill(box(200, 690, 400, 40), colour(-0.4), { opacity: 0.5 })
      for (const side of [-1, 1])
        seam(
          sketch,
          line([400 + side * 140, 344], [400 + side * 132, 520], [400 + side * 140, 720]),
          colour,
          2,
        )
    },
  })
  zipper(studio, 150, 716, colour)
  collar(studio, design === 2 ? accent : colour, 44)
  if (design === 1) letter(sketch, brand, { x: 400, y: 346, height: 40, colour: accentInk })
  else letter(sketch, brand, { x: 482, y: 286, height: 17, colour: ink })
}

const jacketCut: Cut = {
  body: points(
    '400,180! 436,160 474,112! 546,136 606,174! 592,260 580,340! 574,450 576,580 584,700! 490,716 400,718',
  ),
  sleeve: points('556,150 608,178 668,284 706,440 728,640! 640,654! 622,520 596,420 566,330'),
  cuff: [
    [730, 632],
    [636, 646],
  ],
}

export const paintJacket: Painter = (studio) => {
  const { sketch, colour, accent, ink, brand } = studio
  const design = studio.design(3)
  studio.ground(400, 744, 190, 10)
  neck(studio, colour, 96, 62)
  sleeves(studio, jacketCut, design === 2 ? accent : colour, design === 1)
  form(sketch, curve(mirrored(jacketCut.body)), colour, {
    ...knit,
    gloss: 0.22,
    detail: () => {
      if (design === 1) sketch.fill(curve('160,40 640,40 640,290 400,330 160,290'), accent(0))
      drape(studio, colour, 716)
      sketch.fill(box(180, 684, 440, 40), colour(-0.4), { opacity: 0.4 })
    },
  })
  for (const side of [-1, 1]) {
    seam(
      sketch,
      line([400 + side * 72, 170], [400 + side * 132, 290], [400 + side * 176, 330]),
      colour,
      3,
    )
    const pocket = line([400 + side * 128, 520, 1], [400 + side * 92, 640, 1])
    sketch.stroke(pocket, plastic(0.08), 9)
    sketch.stroke(pocket, reflective(0.2), 2)
  }
  zipper(studio, 104, 714, colour)
  collar(studio, design === 1 ? accent : colour, 82)
  sketch.fill(box(250, 664, 300, 7), reflective(0.3), { opacity: 0.85 })
  letter(sketch, brand, {
    x: 490,
    y: 300,
    height: 18,
    colour: design === 1 ? studio.accentInk : ink,
  })
}

const giletCut: Cut = {
  body: points(
    '400,180! 436,160 474,112! 532,132 566,156! 540,250 548,310 574,356! 566,460 568,580 578,706! 480,720 400,722',
  ),
}

export const paintGilet: Painter = (studio) => {
  const { sketch, colour, accent, ink, brand } = studio
  const design = studio.design(3)
  studio.ground(400, 748, 170, 10)
  neck(studio, colour, 96, 62)
  form(
    sketch,
    curve(mirrored('400,160! 520,150 580,170! 560,260 590,360! 400,400!')),
    (light) => colour(light - 0.5),
    { edge: 16, gloss: 0 },
  )
  form(sketch, curve(mirrored(giletCut.body)), colour, {
    ...knit,
    gloss: 0.24,
    detail: () => {
      if (design === 1) sketch.fill(box(180, 470, 440, 70), reflective(0.35))
      if (design === 2) for (let row = 0; row < 7; row++) quilt(studio, 220 + row * 70)
      drape(studio, colour, 720)
      sketch.fill(box(200, 690, 400, 40), accent(0), { opacity: design === 0 ? 1 : 0 })
    },
  })
  for (const side of [-1, 1])
    stitches(
      sketch,
      line(
        [400 + side * 160, 168],
        [400 + side * 134, 250],
        [400 + side * 142, 310],
        [400 + side * 166, 350],
      ),
      colour(0.7),
    )
  zipper(studio, 104, 716, colour)
  collar(studio, colour, 82)
  letter(sketch, brand, { x: 480, y: 290, height: 17, colour: ink })
}

function quilt({ sketch, colour }: Studio, y: number): void {
  const d = line([190, y], [400, y + 14], [610, y])
  sketch.softly(10, () => sketch.stroke(d, colour(-0.9), 18), { opacity: 0.5 })
  stitches(sketch, d, colour(-0.9))
}

export const paintBaseLayer: Painter = (studio) => {
  const { sketch, colour, accent, brand, ink } = studio
  const design = studio.design(3)
  studio.ground(400, 748, 160, 10)
  neck(studio, colour, 128, 76)
  const cut = design === 1 ? jacketCut : jerseyCut
  if (design !== 2) sleeves(studio, cut, colour, false)
  const bare: Point[] = points(
    '400,210! 456,190 476,126! 520,136! 536,240 572,340! 560,440 562,580 572,706! 480,720 400,722',
  )
  const tee: Point[] = [[400, 206], [452, 186], [474, 120, 1], ...cut.body.slice(3)]
  form(sketch, curve(mirrored(design === 2 ? bare : tee)), colour, {
    ...knit,
    depth: 0.6,
    detail: () => {
      const id = sketch.define(
        (own) =>
          `<pattern id="${own}" width="14" height="14" patternUnits="userSpaceOnUse"><path d="M3 4h5M10 11h5" stroke="${colour(-0.9)}" stroke-width="4" stroke-linecap="round" opacity=".3"/></pattern>`,
      )
      sketch.fill('M0 0H800V800H0Z', `url(#${id})`)
      drape(studio, colour, 720)
    },
  })
  sketch.stroke(
    line('326,122 346,188 400,208 454,188 474,122'),
    design === 0 ? accent(0) : colour(-0.35),
    12,
  )
  letter(sketch, brand, { x: 400, y: 660, height: 20, colour: ink, opacity: 0.85 })
  mark(sketch, 400, 290, 34, ink, 0.9)
}
