import { fold, form } from '#/drawings/accessory/brush.ts'
import { emblem, letter } from '#/drawings/accessory/lettering.ts'
import { box, curve, line, points } from '#/drawings/accessory/outline.ts'
import { type Painter, plastic, rubber, type Studio } from '#/drawings/accessory/studio.ts'

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
  if (design(3) === 1 && dim === 0)
    emblem({ sketch, brand }, { x: 240, y: 465, height: 44, colour: accentInk })
}
