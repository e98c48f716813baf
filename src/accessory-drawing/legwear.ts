import { fold, form, seam, stitches } from './brush.ts'
import { letter, mark } from './lettering.ts'
import { box, curve, ellipse, line, mirrored, type Point, points } from './outline.ts'
import { plastic, reflective, rubber, type Painter, type Studio } from './studio.ts'
import { inkOn, tone } from './tone.ts'

const mesh = tone('#e4e2dd')

export const paintBibShorts: Painter = (studio) => {
  const { sketch, colour, accent, accentInk, brand } = studio
  const design = studio.design(3)
  studio.ground(400, 748, 170, 10)
  const strap = design === 1 ? colour : mesh
  for (const side of [-1, 1]) {
    const x = (value: number) => 400 + side * value
    form(
      sketch,
      curve([
        [x(60), 66, 1],
        [x(96), 64, 1],
        [x(112), 160],
        [x(122), 280],
        [x(136), 380, 1],
        [x(20), 380, 1],
        [x(64), 300],
        [x(70), 180],
      ]),
      strap,
      { edge: 14, gloss: 0.05, depth: 0.6 },
    )
    stitches(sketch, line([x(76), 70], [x(88), 180], [x(88), 300]), strap(-0.7))
  }
  const shorts = curve(
    mirrored('400,352 460,336 530,306! 560,400 584,520 586,700! 520,716 446,706! 430,600 400,520!'),
  )
  form(sketch, shorts, colour, {
    gloss: 0.14,
    depth: 0.75,
    edge: 32,
    detail: () => {
      for (const side of [-1, 1]) {
        const x = (value: number) => 400 + side * value
        if (design === 1)
          sketch.fill(
            curve([
              [x(130), 300],
              [x(200), 300],
              [x(210), 720],
              [x(150), 720],
              [x(140), 500],
            ]),
            accent(0),
          )
        fold(sketch, line([x(24), 520], [x(80), 500], [x(130), 510]), colour, 18, 0.4)
        fold(sketch, line([x(30), 470], [x(80), 440], [x(120), 440]), colour, 16, 0.3)
        seam(sketch, line([x(104), 336], [x(126), 460], [x(120), 650]), colour, 2.4)
        sketch.stroke(
          line([x(40), 676], [x(116), 690], [x(190), 672]),
          design === 2 ? accent(0) : colour(-0.55),
          46,
        )
        sketch.stroke(line([x(44), 648], [x(116), 662], [x(188), 646]), reflective(0.2), 2.4, {
          opacity: 0.8,
        })
      }
      seam(sketch, line('400,354 402,440 400,520'), colour, 2.4)
    },
  })
  letter(sketch, brand, {
    x: 520,
    y: 688,
    height: 15,
    colour: design === 2 ? accentInk : inkOn(colour(-0.55)),
    turn: -3,
  })
  mark(sketch, 286, 688, 18, design === 2 ? accentInk : inkOn(colour(-0.55)))
}

const sockOutline: Point[] = points(
  '282,86! 418,82! 420,240 404,380 410,480 470,556 590,622 668,660 690,694 664,726 560,732 420,722 320,690 278,630 274,540 286,420 278,260',
)

export const paintSocks: Painter = (studio) => {
  const { sketch } = studio
  studio.ground(440, 738, 250, 18)
  sketch.group({ transform: 'translate(66 -22)' }, () => sock(studio, -0.35))
  sketch.group({ transform: 'translate(-66 6)' }, () => sock(studio, 0))
}

function sock(
  { sketch, colour, accent, accentInk, ink, brand, design }: Studio,
  dim: number,
): void {
  const pattern = design(4)
  form(sketch, curve(sockOutline), (light) => colour(light + dim), {
    gloss: 0.05,
    depth: 0.75,
    edge: 30,
    detail: () => {
      for (let i = 0; i < 18; i++)
        sketch.fill(box(258 + i * 10, 76, 4, pattern === 2 ? 800 : 190), colour(-0.7), {
          opacity: 0.18,
        })
      if (pattern === 0) for (const y of [150, 184]) sketch.fill(box(240, y, 220, 20), accent(0))
      if (pattern === 1)
        for (let row = 0; row < 9; row++)
          for (let i = 0; i < 9; i++)
            sketch.fill(ellipse(262 + i * 24 + (row % 2) * 12, 320 + row * 30, 5), accent(0))
      if (pattern === 3) sketch.fill(box(240, 60, 220, 240), accent(0))
      sketch.fill(curve('240,540 330,560 346,640 300,720 230,700'), accent(-0.05), {
        opacity: pattern === 2 ? 0 : 1,
      })
      sketch.fill(curve('620,600 590,680 610,760 740,760 740,620'), accent(-0.05), {
        opacity: pattern === 2 ? 0 : 1,
      })
      fold(sketch, line('268,500 330,520 420,480'), colour, 18, 0.45)
      fold(sketch, line('276,540 350,570 440,540'), colour, 16, 0.35)
    },
  })
  if (dim === 0)
    letter(sketch, brand, { x: 348, y: 250, height: 15, colour: pattern === 3 ? accentInk : ink })
}

export const paintGloves: Painter = (studio) => {
  const { sketch } = studio
  studio.ground(400, 744, 250, 16)
  sketch.group({ transform: 'translate(800 0)scale(-1 1)translate(-6 6)rotate(-7 400 700)' }, () =>
    glove(studio, -0.18),
  )
  sketch.group({ transform: 'translate(-6 10)rotate(-7 400 700)' }, () => glove(studio, 0))
}

/** A left hand seen from its back, on the left of the pair. */
function glove({ sketch, colour, accent, accentInk, brand, design }: Studio, dim: number): void {
  const short = design(3) === 0
  const main = (light: number) => colour(light + dim)
  const cloth = { edge: 16, gloss: 0.08, depth: 0.75 }
  const fingers: [number, number, number, number, number][] = [
    [150, 360, 128, 200, 58],
    [208, 330, 200, 128, 61],
    [268, 330, 276, 116, 61],
    [326, 356, 346, 160, 58],
  ]
  for (const [x1, y1, x2, y2, width] of fingers) {
    const end = short ? 0.42 : 1
    const [tx, ty] = [x1 + (x2 - x1) * end, y1 + (y2 - y1) * end]
    const w = width / 2
    const cuff = short ? 1 : undefined
    form(
      sketch,
      curve([
        [x1 - w, y1 + 60, 1],
        [x1 - w, y1],
        cuff ? [tx - w, ty, 1] : [tx - w + 3, ty + 20],
        ...(cuff ? [] : points(`${tx},${ty - 8}`)),
        cuff ? [tx + w, ty, 1] : [tx + w - 3, ty + 20],
        [x1 + w, y1],
        [x1 + w, y1 + 60, 1],
      ]),
      main,
      cloth,
    )
    if (short) sketch.stroke(line([tx - w, ty + 6, 1], [tx + w, ty + 6, 1]), accent(0), 9)
  }
  const tip = short ? ([430, 380] as const) : ([452, 330] as const)
  form(
    sketch,
    curve([
      [330, 520],
      [380, 440],
      [tip[0] - 24, tip[1] + 10],
      [tip[0] + 8, tip[1] - 10],
      [tip[0] + 24, tip[1] + 24],
      [430, 470],
      [370, 580],
      [320, 600],
    ]),
    main,
    cloth,
  )
  form(
    sketch,
    curve(
      '122,350 180,322 240,316 300,322 354,350 366,440 348,540 334,620 346,716! 240,730 140,716! 152,620 130,500',
    ),
    main,
    {
      ...cloth,
      edge: 24,
      detail: () => {
        if (design(3) === 1) sketch.fill(box(100, 420, 300, 90), accent(0))
        if (design(3) === 2)
          for (const x of [150, 208, 268, 326])
            sketch.fill(box(x - 17, 346, 34, 60, 12), rubber(0.1))
        fold(sketch, line('150,600 240,616 336,600'), colour, 16, 0.5)
        fold(sketch, line('160,440 230,470 330,450'), colour, 18, 0.25)
      },
    },
  )
  form(sketch, box(146, 618, 196, 62, 14), plastic, { edge: 8, gloss: 0.2 })
  sketch.fill(box(290, 618, 10, 62), accent(0))
  letter(sketch, brand, {
    x: 218,
    y: 649,
    height: 15,
    colour: '#efede8',
    ...(dim ? { opacity: 0 } : {}),
  })
  if (design(3) === 1 && dim === 0) mark(sketch, 240, 465, 44, accentInk)
}
