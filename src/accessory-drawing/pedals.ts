import { bolt, form, glint, seam } from './brush.ts'
import { letter } from './lettering.ts'
import { box, curve, ellipse, line, type Point, points } from './outline.ts'
import { gunmetal, plastic, steel, type Painter, type Studio } from './studio.ts'

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

/** Two-sided, for walking shoes: a cage of bars around a sprung jaw. */
function paintTrailPedal(studio: Studio): void {
  const { sketch, colour, accent } = studio
  studio.ground(370, 650, 260)
  axle(studio, 400)
  form(
    sketch,
    curve(
      '150,250 220,200 340,190 470,200 560,250 600,340 600,460 560,550 470,600 340,610 220,600 150,550 132,400',
    ),
    colour,
    { edge: 24, gloss: 0.45, depth: 0.8 },
  )
  sketch.fill(curve('214,262 340,244 490,262 520,400 490,538 340,556 214,538 196,400'), '#0b0c0e')
  for (const y of [300, 500]) {
    form(
      sketch,
      curve([
        [250, y - 36],
        [340, y - 46],
        [440, y - 36],
        [456, y + 30],
        [400, y + 44],
        [290, y + 44],
        [234, y + 30],
      ]),
      gunmetal,
      { edge: 10, gloss: 0.8 },
    )
    bolt(sketch, 346, y, 17, steel)
  }
  form(sketch, box(286, 362, 330, 76, 20), steel, {
    turn: 'along',
    edge: 8,
    gloss: 0.9,
    depth: 0.9,
  })
  for (let i = 0; i < 6; i++)
    sketch.stroke(line([212 + i * 3, 350 + i * 18, 1], [244, 356 + i * 18, 1]), steel(-0.1), 7)
  sketch.fill(box(566, 352, 12, 96, 5), accent(0))
  glint(sketch, ellipse(260, 226, 70, 8), 0.4, 5)
  seam(sketch, line('160,290 146,400 160,510'), colour, 3)
}
