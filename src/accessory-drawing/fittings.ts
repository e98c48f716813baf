import { bolt, form, glint, seam, tube } from './brush.ts'
import { letter, mark } from './lettering.ts'
import { arc, box, curve, ellipse, line, mirrored, onCircle } from './outline.ts'
import { alloy, gunmetal, plastic, rubber, steel, type Painter, type Studio } from './studio.ts'
import { tone } from './tone.ts'

export const paintMudguards: Painter = (studio) => {
  studio.ground(400, 716, 280, 16)
  guard(studio, [430, 500, 250, 196, 330], -0.25)
  guard(studio, [370, 560, 262, 168, 352], 0)
}

/** One blade over its wheel, from tail to nose, with stays to the axle. */
function guard(
  { sketch, colour, accent, brand, ink, measure, design }: Studio,
  [cx, cy, r, from, to]: readonly [number, number, number, number, number],
  dim: number,
): void {
  const width = 20 + measure(45) * 0.5
  const shade = (light: number) => colour(light + dim)
  for (const angle of [from + 22, from + 62]) {
    const [x, y] = onCircle(cx, cy, r, angle)
    tube(sketch, line([x, y, 1], [cx + 8, cy, 1]), steel, 8, 1)
    bolt(sketch, x, y, 10, steel)
  }
  const blade = arc(cx, cy, r, from, to)
  tube(sketch, blade, shade, width, design(3) === 2 ? 0.9 : 0.5)
  if (design(3) === 1) sketch.stroke(arc(cx, cy, r + width * 0.16, from, to), accent(0), 4)
  const [x, y] = onCircle(cx, cy, r, from)
  form(
    sketch,
    curve([
      [x - width * 0.55, y - 16],
      [x + width * 0.55, y - 16],
      [x + width * 0.5, y + 54],
      [x - width * 0.62, y + 60],
    ]),
    rubber,
    { edge: 7 },
  )
  form(sketch, ellipse(cx + 8, cy, 17), gunmetal, { edge: 5, gloss: 0.8 })
  if (dim === 0) {
    const [lx, ly] = onCircle(cx, cy, r + 1, 300)
    letter(sketch, brand, { x: lx, y: ly, height: 15, colour: ink, turn: 30 })
  }
}

export const paintRack: Painter = (studio) => {
  const { sketch, colour, accent } = studio
  const design = studio.design(3)
  studio.ground(420, 724, 180)
  const leg = (x: number) =>
    tube(sketch, line([x, 250, 1], [x + (440 - x) * 0.1, 430], [436, 690, 1]), colour, 18)
  tube(sketch, line('560,236 650,260 716,330!'), colour, 15)
  for (const x of [250, 400, 560]) leg(x)
  if (design !== 1) tube(sketch, line('262,330! 552,330!'), colour, 15)
  tube(sketch, line('110,196! 640,196!'), (light) => colour(light - 0.3), 18)
  for (let i = 0; i < 5; i++)
    tube(sketch, line([150 + i * 110, 196, 1], [130 + i * 110, 250, 1]), colour, 13)
  tube(sketch, line('640,196 668,214 650,244 620,250! 110,250! 80,238 84,206 110,196'), colour, 20)
  form(sketch, box(92, 256, 60, 54, 10), rubber, { edge: 8 })
  form(sketch, box(100, 264, 44, 38, 6), tone('#cf1f25'), { edge: 5, gloss: 1 })
  if (design === 2)
    for (const y of [214, 232]) sketch.stroke(line([100, y, 1], [640, y, 1]), accent(0), 7)
  form(sketch, curve('412,660 460,660 462,716 436,728 410,716'), gunmetal, { edge: 7 })
  bolt(sketch, 436, 694, 15, steel)
  bolt(sketch, 716, 332, 14, steel)
}

const brass = tone('#c79a4b')

export const paintBell: Painter = (studio) => {
  const { sketch, colour, accent, brand, ink } = studio
  const design = studio.design(3)
  const metal = design === 1 ? brass : colour
  studio.ground(400, 700, 200)
  form(sketch, curve('270,560 530,560 540,620 500,676 400,694 300,676 260,620'), plastic, {
    edge: 18,
  })
  sketch.fill(ellipse(400, 622, 96, 40), '#cfcdc8')
  sketch.within(ellipse(400, 622, 96, 40), () =>
    sketch.softly(8, () => sketch.stroke(ellipse(396, 612, 98, 42), '#000', 30), { opacity: 0.6 }),
  )
  form(sketch, curve(mirrored('400,150 510,172 606,260 654,400 664,500 650,540 400,560')), metal, {
    edge: 34,
    gloss: 0.9,
    depth: 0.9,
    detail: () => {
      glint(sketch, curve('236,420 270,290 350,216 310,300 276,430'), 0.85, 9)
      sketch.softly(
        16,
        () => sketch.fill(curve('140,470 400,500 670,460 670,540 400,560 140,540'), metal(-1)),
        { opacity: 0.5 },
      )
      sketch.fill(box(120, 508, 560, 5), metal(0.8), { opacity: 0.7 })
    },
  })
  form(sketch, ellipse(400, 170, 34, 16), steel, { edge: 5, gloss: 0.9 })
  tube(sketch, line('610,590 690,560 716,500'), steel, 14, 1)
  form(sketch, ellipse(718, 482, 26), design === 2 ? accent : gunmetal, { edge: 8, gloss: 0.8 })
  letter(sketch, brand, {
    x: 400,
    y: 440,
    height: 30,
    colour: design === 1 ? '#3c2c0e' : ink,
    opacity: 0.9,
  })
}

export const paintSaddle: Painter = (studio) => {
  const { sketch, colour, accent, ink, brand } = studio
  const design = studio.design(3)
  studio.ground(400, 648, 270)
  tube(
    sketch,
    line('180,452 240,540 340,556 480,552 560,520 640,440'),
    design === 1 ? tone('#2b2d31') : steel,
    20,
    0.9,
  )
  tube(
    sketch,
    line('160,452 216,560 320,582 470,578 560,540 650,452'),
    design === 1 ? plastic : alloy,
    22,
    0.9,
  )
  form(
    sketch,
    curve('84,420 180,440 400,456 560,450 690,440 640,470 400,490 200,486 96,462'),
    plastic,
    { edge: 10, gloss: 0.5 },
  )
  const nose = design === 2 ? 770 : 724
  form(
    sketch,
    curve([
      [60, 392],
      [66, 330],
      [110, 296],
      [190, 300],
      [300, 336],
      [430, 352],
      [560, 346],
      [660, 340],
      [nose - 14, 362],
      [nose, 400],
      [680, 440],
      [560, 452],
      [400, 456],
      [230, 446],
      [100, 444],
    ]),
    colour,
    {
      edge: 28,
      gloss: design === 2 ? 0.5 : 0.14,
      depth: 0.8,
      detail: () => {
        sketch.softly(
          10,
          () => sketch.fill(curve('150,318 300,352 440,366 640,358 440,380 280,372'), '#000'),
          { opacity: design === 0 ? 0.5 : 0.25 },
        )
        if (design === 1)
          sketch.fill(curve('40,400 200,410 420,430 720,410 720,480 40,480'), accent(0), {
            opacity: 0.95,
          })
      },
    },
  )
  seam(sketch, line('76,400 220,408 420,424 700,404'), colour, 2.4)
  if (design === 2)
    for (const [x, y] of [
      [110, 330],
      [96, 370],
      [126, 404],
      [736, 382],
    ] as const)
      form(sketch, ellipse(x, y, 12), brass, { edge: 4, gloss: 0.9 })
  letter(sketch, brand, {
    x: 236,
    y: 426,
    height: 20,
    colour: design === 1 ? studio.accentInk : ink,
    turn: 4,
  })
}

export const paintBarTape: Painter = (studio) => {
  const { sketch, colour, accent, ink, brand } = studio
  const design = studio.design(3)
  studio.ground(400, 700, 270)
  const rollAt = (cx: number, cy: number, r: number) => {
    form(sketch, ellipse(cx, cy, r), colour, { edge: 14, gloss: 0.15, depth: 0.8 })
    for (let turn = 0; turn < 8; turn++) {
      const rr = r - 10 - (turn * (r - 40)) / 8
      sketch.stroke(ellipse(cx + 2, cy + 2, rr), colour(0.5), 3, { opacity: 0.4 })
      sketch.stroke(ellipse(cx, cy, rr), colour(-0.95), 4, { opacity: 0.75 })
    }
    sketch.fill(ellipse(cx, cy, 28), '#101215')
    sketch.within(ellipse(cx, cy, 28), () =>
      sketch.fill(ellipse(cx + 8, cy + 10, 26), colour(-0.4), { opacity: 0.6 }),
    )
  }
  form(
    sketch,
    curve('270,130 420,116 560,130 590,190 590,360 560,420 420,434 270,420 250,360 250,190'),
    colour,
    {
      turn: 'along',
      edge: 14,
      gloss: 0.15,
      detail: () => {
        for (let row = 0; row < 8; row++)
          for (let i = 0; i < 14; i++) {
            const [x, y] = [262 + i * 25 + (row % 2) * 12, 150 + row * 36]
            if (design === 0) sketch.fill(ellipse(x, y, 5), '#000', { opacity: 0.4 })
            if (design === 1) sketch.fill(box(x - 9, y - 3, 18, 6, 3), '#000', { opacity: 0.28 })
          }
        if (design === 2)
          for (let i = 0; i < 9; i++)
            sketch.stroke(`M${230 + i * 44} 100L${290 + i * 44} 450`, accent(0), 14)
      },
    },
  )
  if (design !== 2) letter(sketch, brand, { x: 420, y: 276, height: 40, colour: ink })
  rollAt(250, 540, 156)
  rollAt(566, 556, 140)
  for (const x of [398, 438]) {
    form(sketch, ellipse(x, 664, 30), plastic, { edge: 8, gloss: 0.6 })
    sketch.stroke(ellipse(x, 664, 18), accent(0), 4)
  }
}

export const paintWorkStand: Painter = (studio) => {
  const { sketch, colour, accent, brand } = studio
  studio.ground(380, 730, 260, 20)
  tube(sketch, line('372,560! 200,716!'), gunmetal, 20)
  tube(sketch, line('372,560! 360,730!'), gunmetal, 20)
  tube(sketch, line('372,560! 590,716!'), gunmetal, 20)
  for (const [x, y] of [
    [196, 720],
    [360, 732],
    [594, 720],
  ] as const)
    form(sketch, ellipse(x, y, 26, 14), rubber, { edge: 5 })
  form(sketch, box(350, 300, 44, 330, 10), colour, {
    turn: 'across',
    edge: 6,
    gloss: 0.6,
    depth: 0.95,
  })
  form(sketch, box(356, 120, 32, 220, 6), alloy, { turn: 'across', edge: 4, gloss: 0.9 })
  form(sketch, box(338, 540, 68, 52, 14), plastic, { edge: 10 })
  form(sketch, box(342, 296, 60, 48, 12), plastic, { edge: 8 })
  tube(sketch, line('396,320 440,330!'), accent, 16)
  tube(sketch, line('372,130 420,112 540,112!'), colour, 38)
  form(sketch, box(516, 70, 60, 86, 14), plastic, { edge: 10 })
  form(sketch, curve('566,62 650,66 676,84 650,104 580,104'), plastic, { edge: 9 })
  form(sketch, curve('566,164 650,160 676,142 650,124 580,122'), plastic, { edge: 9 })
  tube(sketch, line('546,70 560,30 600,20'), accent, 18)
  letter(sketch, brand, {
    x: 372,
    y: studio.design(3) ? 384 : 450,
    height: studio.design(3) ? 10 : 24,
    colour: studio.ink,
    turn: -90,
  })
  if (studio.design(3) > 0)
    form(
      sketch,
      curve('250,420 500,420 520,440 506,470 250,470 232,440'),
      studio.design(3) === 2 ? accent : plastic,
      { turn: 'along', edge: 10 },
    )
}

export const paintGiftCard: Painter = (studio) => {
  const { sketch, colour, accent, ink, brand } = studio
  const design = studio.design(3)
  studio.ground(400, 640, 290, 26)
  sketch.group({ transform: 'rotate(7 400 420)' }, () =>
    form(sketch, box(92, 226, 616, 386, 34), accent, { edge: 5, gloss: 0.3, depth: 0.6 }),
  )
  sketch.group({ transform: 'rotate(-6 400 400)' }, () => {
    form(sketch, box(92, 206, 616, 386, 34), colour, {
      edge: 5,
      gloss: 0.5,
      depth: 0.5,
      detail: () => {
        for (let i = 0; i < 9; i++) {
          const y = 340 + i * 30
          const ridge = design === 0 ? [40, -60, 30] : design === 1 ? [-40, 50, -70] : [10, 10, 10]
          sketch.stroke(
            line(
              [70, y],
              [240, y - (ridge[0] ?? 0)],
              [420, y + (ridge[1] ?? 0)],
              [600, y - (ridge[2] ?? 0)],
              [740, y + 20],
            ),
            ink,
            2.6,
            { opacity: 0.12 + i * 0.03 },
          )
        }
        sketch.fill(curve('92,206! 430,206! 250,592! 92,592!'), '#fff', { opacity: 0.05 })
      },
    })
    letter(sketch, brand, { x: 290, y: 276, height: 46, colour: ink })
    letter(sketch, 'GIFT CARD', { x: 216, y: 540, height: 20, colour: ink, opacity: 0.85 })
    mark(sketch, 628, 530, 62, ink)
  })
}

export const paintProtectionFilm: Painter = (studio) => {
  const { sketch, colour, accent, ink, brand } = studio
  studio.ground(400, 700, 280)
  const sheet = curve('250,300! 690,300! 700,480 680,660! 520,672 380,650 240,664!')
  sketch.fill(sheet, '#fff', { opacity: 0.5 })
  sketch.within(sheet, () => {
    glint(sketch, curve('300,300! 420,300! 330,680! 240,680!'), 0.7, 12)
    glint(sketch, curve('540,300! 580,300! 500,680! 470,680!'), 0.6, 6)
    for (const d of [
      box(320, 400, 300, 44, 22),
      box(340, 480, 240, 34, 17),
      box(330, 550, 120, 60, 24),
      box(480, 550, 130, 60, 24),
    ]) {
      sketch.fill(d, studio.design(3) ? colour(0) : '#9fa6ad', {
        opacity: 0.1 + 0.12 * studio.design(3),
      })
      sketch.stroke(d, '#6f767d', 2, { opacity: 0.6 })
    }
  })
  sketch.stroke(sheet, '#8b9198', 2.4, { opacity: 0.7 })
  form(sketch, box(120, 180, 570, 150, 20), colour, {
    turn: 'along',
    edge: 12,
    gloss: 0.5,
    depth: 0.85,
    detail: () => sketch.fill(box(150, 160, 90, 190), accent(0)),
  })
  letter(sketch, brand, { x: 420, y: 256, height: 48, colour: ink })
  form(sketch, ellipse(690, 255, 32, 75), paperEnd, { edge: 8, gloss: 0.2 })
  sketch.fill(ellipse(690, 255, 15, 40), '#2a241c')
}

const paperEnd = tone('#c7b190')
