import { bolt, form, tube } from '#/drawings/accessory/brush.ts'
import { letter } from '#/drawings/accessory/lettering.ts'
import { box, curve, ellipse, line, type Point, points } from '#/drawings/accessory/outline.ts'
import { gunmetal, plastic, steel, type Painter, type Studio } from '#/drawings/accessory/studio.ts'

/** The axle that screws into the crank, on the right. */
function axle({ sketch }: Studio, y: number): void {
  form(sketch, box(590, y - 34, 62, 68, 8), steel, {
    turn: 'along',
    edge: 5,
    gloss: 0.9,
    depth: 0.95,
  })
  form(sketch, box(646, y - 26, 92, 52, 4), steel, {
    turn: 'along',
    edge: 4,
    gloss: 0.9,
    depth: 0.95,
    detail: () => {
      for (let i = 0; i < 12; i++)
        sketch.fill(box(660 + i * 7, y - 40, 3, 80), '#000', { opacity: 0.35 })
    },
  })
}

export const paintFlatPedal: Painter = (studio) => {
  const { sketch, colour, accent, ink, brand } = studio
  const design = studio.design(3)
  studio.ground(370, 690, 290)
  axle(studio, 400)
  const plate: Point[] = points(
    '92,190 130,140 220,150 340,162 460,150 552,140 592,190 584,300 592,400 584,500 592,610 552,660 460,650 340,638 220,650 130,660 92,610 102,400',
  )
  const windows = [
    curve('158,216 300,226 310,240 310,326 158,330'),
    curve('374,240 384,226 526,216 526,330 374,326'),
    curve('158,470 310,474 310,560 300,574 158,584'),
    curve('374,474 526,470 526,584 384,574 374,560'),
  ].join('')
  const d = curve(plate) + windows
  const id = sketch.define(
    (own) => `<clipPath id="${own}"><path clip-rule="evenodd" d="${d}"/></clipPath>`,
  )
  sketch.fill(windows, '#16181b', { opacity: 0.16 })
  sketch.group({ 'clip-path': `url(#${id})` }, () => {
    form(sketch, curve(plate), colour, { edge: 20, gloss: 0.5, depth: 0.8 })
    if (design === 1) sketch.fill(box(80, 352, 530, 96), accent(0), { opacity: 0.95 })
  })
  sketch.stroke(windows, colour(-0.9), 9, {
    opacity: 0.7,
    transform: 'translate(2 4)',
    'clip-path': `url(#${id})`,
  })
  sketch.stroke(windows, colour(0.6), 3, { opacity: 0.6 })
  form(sketch, box(300, 340, 330, 120, 40), design === 2 ? accent : colour, {
    turn: 'along',
    edge: 16,
    gloss: 0.6,
    depth: 0.8,
  })
  for (const [x, y] of pins) {
    sketch.fill(ellipse(x + 3, y + 5, 13), '#000', { opacity: 0.4 })
    form(sketch, ellipse(x, y, 12), steel, { edge: 4, gloss: 0.9, depth: 0.9 })
  }
  letter(sketch, brand, {
    x: 450,
    y: 400,
    height: 26,
    colour: design === 2 ? studio.accentInk : ink,
  })
}

const pins = points(
  '128,184 226,190 340,198 456,190 556,184 128,290 556,290 128,510 556,510 128,616 226,610 340,602 456,610 556,616',
)

export const paintCliplessPedal: Painter = (studio) => {
  if (studio.design(3) === 1) return paintTrailPedal(studio)
  const { sketch, colour, accent, ink, brand } = studio
  studio.ground(370, 690, 270)
  axle(studio, 360)
  form(
    sketch,
    curve(
      '150,560 190,470 180,400 196,330 250,200 320,140 400,136 470,180 520,270 590,312 600,400 560,460 548,570 520,640 420,668 260,664 176,626',
    ),
    colour,
    {
      edge: 26,
      gloss: studio.design(3) === 2 ? 0.7 : 0.35,
      depth: 0.8,
      detail: () => {
        if (studio.design(3) === 2)
          for (let i = 0; i < 40; i++)
            sketch.stroke(`M${i * 24 - 160} 100L${i * 24 + 160} 700`, '#fff', 6, { opacity: 0.05 })
      },
    },
  )
  sketch.fill(curve('262,320 318,214 372,196 426,226 468,320 420,356 312,356'), '#0a0b0d', {
    opacity: 0.92,
  })
  sketch.stroke(line('268,326 312,358 420,358 464,326'), colour(0.6), 3, {
    opacity: 0.6,
  })
  form(sketch, curve('216,420 300,408 440,408 516,420 520,500 440,512 300,512 212,500'), steel, {
    edge: 9,
    gloss: 0.9,
    depth: 0.8,
  })
  for (const x of [262, 366, 470]) bolt(sketch, x, 460, 15, gunmetal)
  form(sketch, curve('200,560 300,540 440,540 532,560 520,616 440,640 290,640 206,616'), plastic, {
    edge: 12,
    gloss: 0.5,
  })
  letter(sketch, brand, { x: 366, y: 590, height: 30, colour: '#f1efea' })
  sketch.stroke(line('206,330 256,214 320,158 396,152'), accent(0), 7)
  letter(sketch, 'L', { x: 536, y: 380, height: 22, colour: ink, opacity: 0.7 })
}

/** Two-sided, for shoes that walk: a platform around two sprung jaws. */
function paintTrailPedal(studio: Studio): void {
  const { sketch, colour, accent, ink, brand } = studio
  studio.ground(370, 672, 260)
  axle(studio, 400)
  const frame = curve(
    '128,300 150,200 230,158 346,150 470,158 556,200 592,300 600,400 592,500 556,600 470,642 346,650 230,642 150,600 128,500 120,400',
  )
  const opening = (y: number) => box(190, y - 92, 330, 152, 50)
  const windows = opening(296) + opening(536)
  const clip = sketch.define(
    (id) => `<clipPath id="${id}"><path clip-rule="evenodd" d="${frame}${windows}"/></clipPath>`,
  )
  sketch.fill(windows, '#16181b', { opacity: 0.22 })
  sketch.group({ 'clip-path': `url(#${clip})` }, () =>
    form(sketch, frame, colour, { edge: 24, gloss: 0.45, depth: 0.85 }),
  )
  sketch.stroke(windows, colour(0.6), 3, { opacity: 0.6 })
  for (const x of [152, 566]) for (const y of [262, 330, 470, 538]) bolt(sketch, x, y, 10, steel)
  for (const way of [-1, 1]) jaw(studio, way)
  form(sketch, box(196, 336, 420, 128, 46), colour, {
    turn: 'along',
    edge: 18,
    gloss: 0.5,
    depth: 0.9,
  })
  sketch.fill(box(590, 344, 10, 112, 4), accent(0))
  letter(sketch, brand, { x: 386, y: 400, height: 30, colour: ink })
}

/** The jaw in front holds the cleat's nose; the one behind is sprung and lets go. */
function jaw({ sketch }: Studio, way: number): void {
  const y = (value: number) => 400 + way * value
  for (let coil = 0; coil < 5; coil++)
    tube(sketch, line([226 + coil * 13, y(84), 1], [232 + coil * 13, y(140), 1]), gunmetal, 9, 0.8)
  form(
    sketch,
    curve([
      [214, y(150)],
      [270, y(196)],
      [356, y(210)],
      [442, y(196)],
      [498, y(150)],
      [470, y(132)],
      [420, y(160)],
      [356, y(168)],
      [292, y(160)],
      [242, y(132)],
    ]),
    steel,
    { edge: 11, gloss: 0.9, depth: 0.9 },
  )
  form(sketch, box(300, y(120) - 36, 112, 72, 16), gunmetal, { edge: 10, gloss: 0.7 })
  bolt(sketch, 356, y(122), 17, steel)
}
