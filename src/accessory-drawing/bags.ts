import { fold, form, glint, seam, shade, stitches, strap } from './brush.ts'
import { letter, mark } from './lettering.ts'
import { box, curve, ellipse, line, mirrored, type Point, points } from './outline.ts'
import { plastic, reflective, rubber, type Painter, type Studio } from './studio.ts'
import type { Tone } from './tone.ts'

/** A ladder-lock buckle on webbing. */
function buckle({ sketch }: Studio, x: number, y: number, width: number, height: number): void {
  form(sketch, box(x - width / 2, y - height / 2, width, height, 8), plastic, {
    edge: 6,
    gloss: 0.5,
  })
  sketch.fill(box(x - width * 0.3, y - height * 0.28, width * 0.6, height * 0.18, 3), '#000', {
    opacity: 0.6,
  })
  sketch.fill(box(x - width * 0.3, y + height * 0.1, width * 0.6, height * 0.18, 3), '#000', {
    opacity: 0.6,
  })
}

/** A water-resistant zip with its puller. */
function zip({ sketch }: Studio, d: string, [x, y]: readonly [number, number], puller: Tone): void {
  sketch.stroke(d, '#000', 16, { opacity: 0.35 })
  sketch.stroke(d, plastic(0.02), 13)
  sketch.stroke(d, plastic(0.35), 2, { 'stroke-dasharray': '3 3' })
  form(sketch, box(x - 8, y - 8, 44, 17, 8), puller, { edge: 4, gloss: 0.4 })
}

const cloth = { gloss: 0.08, depth: 0.75 }

function weave({ sketch, colour }: Studio): void {
  const id = sketch.define(
    (own) =>
      `<pattern id="${own}" width="22" height="22" patternUnits="userSpaceOnUse"><path d="M0 0H22M0 0V22" stroke="${colour(0.6)}" stroke-width="1.6" opacity=".28"/></pattern>`,
  )
  sketch.fill('M0 0H800V800H0Z', `url(#${id})`)
}

export const paintSaddleBag: Painter = (studio) => {
  const designs = [wedge, tail, roll]
  designs[studio.design(3)]?.(studio)
}

function wedge(studio: Studio): void {
  const { sketch, colour, accent, ink, brand } = studio
  studio.ground(390, 660, 250)
  for (const x of [320, 470]) {
    strap(
      sketch,
      line([x, 330, 1], [x - 10, 240], [x + 26, 196], [x + 60, 240], [x + 50, 320, 1]),
      rubber,
      36,
    )
  }
  const d = curve(
    '118,360 150,292 230,272 560,268 670,292 690,340 650,430 540,560 430,630 300,650 190,628 136,540',
  )
  form(sketch, d, colour, {
    ...cloth,
    edge: 34,
    detail: () => {
      fold(sketch, line('600,330 520,440 470,560'), colour, 22, 0.3)
      sketch.fill(curve('90,560 300,600 440,570 560,470 660,560 400,700 90,700'), plastic(0.06), {
        opacity: 0.75,
      })
    },
  })
  zip(studio, line('140,400 280,380 480,372 668,352'), [196, 388], accent)
  stitches(sketch, line('150,360 280,342 480,336 670,322'), colour(0.7))
  sketch.stroke(line('130,500! 190,508!'), reflective(0.3), 16)
  form(sketch, box(150, 440, 26, 96, 6), rubber, { edge: 4 })
  letter(sketch, brand, { x: 400, y: 476, height: 36, colour: ink, turn: -4 })
  buckle(studio, 515, 318, 46, 44)
}

/** The long one that hangs behind a saddle for days. */
function tail(studio: Studio): void {
  const { sketch, colour, accent, ink, brand } = studio
  studio.ground(390, 640, 230)
  strap(sketch, line('640,330! 700,300 716,220!'), rubber, 34)
  const d = curve(
    '744,470 700,380 620,320 480,270 300,206 176,170 120,190 92,260 108,340 170,410 330,520 500,600 640,612 728,560',
  )
  form(sketch, d, colour, {
    ...cloth,
    edge: 36,
    detail: () => {
      weave(studio)
      fold(sketch, line('240,220 220,310 260,430'), colour, 26, 0.4)
      fold(sketch, line('420,280 410,400 450,540'), colour, 24, 0.3)
      sketch.fill(curve('540,660 540,520 660,420 800,440 800,660'), plastic(0.04), {
        opacity: 0.85,
      })
    },
  })
  for (const [a, b, c, e] of [
    [262, 182, 236, 462],
    [440, 250, 416, 570],
  ] as const)
    strap(sketch, line([a, b, 1], [(a + c) / 2 - 16, (b + e) / 2], [c, e, 1]), rubber, 26)
  form(sketch, curve('92,190 130,160 160,176 140,300 120,350 92,330 80,260'), colour, {
    ...cloth,
    edge: 18,
  })
  strap(sketch, line('690,420! 704,480 690,560!'), rubber, 30)
  buckle(studio, 246, 330, 44, 44)
  buckle(studio, 424, 424, 44, 44)
  letter(sketch, brand, { x: 540, y: 440, height: 32, colour: ink, turn: 18 })
  sketch.stroke(line('110,240! 128,300!'), accent(0), 12)
}

function roll(studio: Studio): void {
  const { sketch, colour, accent, accentInk, brand } = studio
  studio.ground(400, 588, 270)
  form(sketch, box(120, 290, 560, 280, 110), colour, {
    ...cloth,
    turn: 'along',
    edge: 30,
    detail: () => {
      fold(sketch, line('220,280 236,420 214,580'), colour, 20, 0.4)
      fold(sketch, line('590,280 570,420 590,580'), colour, 20, 0.4)
    },
  })
  stitches(sketch, line('150,344! 650,344!'), colour(0.8))
  form(sketch, box(340, 262, 120, 320, 12), accent, { turn: 'along', edge: 8, gloss: 0.15 })
  form(sketch, box(348, 236, 104, 44, 20), plastic, { edge: 8 })
  letter(sketch, brand, { x: 400, y: 430, height: 28, colour: accentInk, turn: -90 })
}

export const paintFrameBag: Painter = (studio) => {
  const { sketch, colour, accent, ink, brand } = studio
  const design = studio.design(3)
  studio.ground(420, 690, 200)
  const top = design === 1 ? 300 : 220
  for (const [x, y] of [
    [220, top],
    [420, top - 4],
    [620, top - 8],
  ] as const)
    strap(
      sketch,
      line(
        [x, y + 24, 1],
        [x - 4, y - 34],
        [x + 20, y - 52],
        [x + 44, y - 34],
        [x + 40, y + 20, 1],
      ),
      rubber,
      34,
    )
  const shapes: Point[][] = [
    points(
      '92,236 130,214 400,206 690,200 712,226 690,290 560,470 400,640 340,668 290,640 190,440',
    ),
    points(
      '92,320 130,298 400,290 690,284 716,312 690,370 610,470 540,520 400,530 220,530 160,500',
    ),
    points(
      '92,250 140,214 400,206 650,200 712,250 690,320 500,560 430,620 330,630 280,600 180,440',
    ),
  ]
  form(sketch, curve(shapes[design] ?? []), colour, {
    ...cloth,
    edge: 26,
    detail: () => {
      if (design !== 0) weave(studio)
      fold(sketch, line('560,260 480,360 390,520'), colour, 26, 0.25)
      fold(sketch, line('190,300 250,400 330,560'), colour, 24, 0.25)
      if (design === 2) sketch.fill(curve('60,420 260,440 620,400 620,700 60,700'), accent(0))
    },
  })
  zip(studio, line([130, top + 74], [400, top + 64], [672, top + 56]), [170, top + 73], accent)
  stitches(sketch, line([120, top + 40], [400, top + 32], [690, top + 26]), colour(0.7))
  letter(sketch, brand, { x: 400, y: top + 142, height: 40, colour: ink, turn: -1 })
}

export const paintTopTubeBag: Painter = (studio) => {
  const { sketch, colour, accent, ink, brand } = studio
  const design = studio.design(3)
  studio.ground(390, 626, 290)
  for (const x of [200, 500])
    strap(
      sketch,
      line([x, 560, 1], [x + 4, 610], [x + 30, 640], [x + 56, 610], [x + 60, 560, 1]),
      rubber,
      36,
    )
  form(
    sketch,
    curve(
      '96,560 110,470 220,420 420,340 590,262 660,254 692,290 704,420 704,560 680,590 400,594 130,590',
    ),
    colour,
    {
      ...cloth,
      edge: 30,
      detail: () => {
        if (design === 1) weave(studio)
        fold(sketch, line('300,400 340,480 330,600'), colour, 22, 0.25)
        sketch.fill(box(60, 548, 700, 80), design === 2 ? accent(0) : plastic(0.05), {
          opacity: 0.9,
        })
      },
    },
  )
  zip(studio, line('130,496 260,444 440,366 600,292 676,290'), [560, 312], accent)
  letter(sketch, brand, { x: 520, y: 460, height: 38, colour: ink, turn: -3 })
  strap(sketch, line('702,350! 738,380 736,440 702,470!'), rubber, 30)
}

export const paintBarBag: Painter = (studio) => {
  const { sketch, colour, accent, accentInk, ink, brand } = studio
  const design = studio.design(3)
  studio.ground(400, 640, 280)
  if (design === 1) return randonneurBag(studio)
  for (const x of [280, 520])
    strap(
      sketch,
      line([x - 24, 300, 1], [x - 30, 212], [x, 178], [x + 30, 212], [x + 24, 300, 1]),
      rubber,
      34,
    )
  form(
    sketch,
    curve(
      '110,270 200,250 400,244 600,250 690,270 722,340 726,440 706,560 660,606 400,616 140,606 94,560 74,440 78,340',
    ),
    colour,
    {
      ...cloth,
      turn: 'along',
      edge: 34,
      detail: () => {
        for (const x of [150, 650])
          fold(sketch, line([x, 250], [x + (400 - x) * 0.08, 430], [x, 620]), colour, 24, 0.4)
        if (design === 2) sketch.fill(box(60, 400, 700, 60), accent(0))
      },
    },
  )
  zip(studio, line('120,322 280,306 520,306 680,322'), [560, 308], accent)
  for (const x of [256, 544]) {
    strap(sketch, line([x, 246, 1], [x + 4, 430], [x, 616, 1]), rubber, 28)
    buckle(studio, x, 500, 46, 46)
  }
  letter(sketch, brand, { x: 400, y: 430, height: 36, colour: design === 2 ? accentInk : ink })
  sketch.stroke(line('330,560! 470,560!'), reflective(0.4), 10)
}

/** A box with a lid and leather, for those who carry a map. */
function randonneurBag(studio: Studio): void {
  const { sketch, colour, accent, ink, brand } = studio
  form(
    sketch,
    curve('150,260! 650,260! 668,440 660,600 630,626 400,632 170,626 140,600 132,440'),
    colour,
    {
      ...cloth,
      edge: 30,
      detail: () => shade(sketch, box(120, 360, 560, 44), 0.55, 10),
    },
  )
  form(
    sketch,
    curve('140,230 180,200 400,192 620,200 660,230 672,330 660,376 400,388 140,376 128,330'),
    colour,
    { ...cloth, edge: 26 },
  )
  stitches(sketch, line('150,356 400,368 650,356'), colour(0.8))
  for (const x of [270, 530]) {
    form(sketch, box(x - 17, 200, 34, 300, 10), accent, { turn: 'across', edge: 6, gloss: 0.3 })
    buckle(studio, x, 440, 50, 46)
  }
  letter(sketch, brand, { x: 400, y: 556, height: 34, colour: ink })
  sketch.fill(box(132, 604, 536, 8), reflective(0.3), { opacity: 0.9 })
}

export const paintPannier: Painter = (studio) => {
  const { sketch, colour, accent, ink, accentInk, brand } = studio
  const design = studio.design(3)
  studio.ground(400, 726, 220)
  for (const x of [290, 510])
    form(
      sketch,
      curve([
        [x - 26, 170],
        [x - 26, 116],
        [x, 92],
        [x + 30, 104],
        [x + 32, 150],
        [x + 16, 150],
        [x + 12, 124],
        [x, 126],
        [x, 180],
      ]),
      plastic,
      { edge: 8, gloss: 0.5 },
    )
  const d = curve(
    mirrored('400,168! 580,172 606,200 598,300 632,440 640,620 622,700 560,722 400,726'),
  )
  form(sketch, d, colour, {
    ...cloth,
    gloss: 0.2,
    edge: 36,
    detail: () => {
      fold(sketch, line('210,280 260,380 230,560'), colour, 28, 0.35)
      fold(sketch, line('590,260 540,380 570,520'), colour, 28, 0.35)
      if (design === 1) sketch.fill(box(120, 560, 560, 200), accent(0))
      if (design === 2) sketch.fill(curve('120,420 400,500 680,420 680,760 120,760'), plastic(0.08))
    },
  })
  form(sketch, box(196, 158, 408, 78, 36), colour, { ...cloth, turn: 'along', edge: 20 })
  for (const x of [250, 550])
    strap(sketch, line([x, 160, 1], [x + (400 - x) * 0.05, 300], [x, 400, 1]), rubber, 30)
  buckle(studio, 252, 340, 54, 64)
  buckle(studio, 548, 340, 54, 64)
  sketch.stroke(line('330,620! 470,620!'), reflective(0.4), 34)
  if (design === 1) letter(sketch, brand, { x: 400, y: 682, height: 26, colour: accentInk })
  letter(sketch, brand, {
    x: 400,
    y: 460,
    height: 44,
    colour: ink,
    opacity: design === 1 ? 0.9 : 1,
  })
}

export const paintBackpack: Painter = (studio) => {
  const { sketch, colour, accent, ink, brand } = studio
  const design = studio.design(3)
  studio.ground(400, 734, 180)
  for (const side of [-1, 1])
    strap(
      sketch,
      line(
        [400 + side * 120, 180],
        [400 + side * 236, 330],
        [400 + side * 240, 520],
        [400 + side * 190, 640],
      ),
      rubber,
      44,
    )
  strap(sketch, line('356,120! 362,76 400,62 438,76 444,120!'), rubber, 20)
  form(
    sketch,
    curve(mirrored('400,96 490,106 556,170 584,300 596,480 590,640 556,716 400,732')),
    colour,
    {
      ...cloth,
      edge: 40,
      detail: () => {
        if (design === 2) weave(studio)
        fold(sketch, line('240,240 290,330 270,470'), colour, 26, 0.35)
        fold(sketch, line('560,220 520,320 540,460'), colour, 26, 0.35)
        if (design === 1) sketch.fill(box(180, 60, 440, 230), accent(0))
      },
    },
  )
  zip(studio, line('258,300 270,200 330,146 400,138 470,146 530,200 542,300'), [520, 210], accent)
  form(sketch, curve(mirrored('400,430! 540,436 560,470 556,640 530,690 400,700')), colour, {
    ...cloth,
    edge: 24,
  })
  zip(studio, line('258,470 400,460 542,470'), [470, 462], accent)
  stitches(sketch, line('262,660 400,674 538,660'), colour(0.7))
  letter(sketch, brand, { x: 400, y: 584, height: 36, colour: ink })
  mark(sketch, 400, 250, 70, design === 1 ? studio.accentInk : ink, 0.9)
  seam(sketch, line('330,374! 470,374!'), rubber, 4)
  glint(sketch, ellipse(300, 150, 60, 12), 0.18, 12)
}
