import { bolt, form, tube } from '#/drawings/accessory/brush.ts'
import { letter } from '#/drawings/accessory/lettering.ts'
import { box, curve, ellipse, line, type Point, points } from '#/drawings/accessory/outline.ts'
import {
  gunmetal,
  plastic,
  rubber,
  steel,
  type Painter,
  type Studio,
} from '#/drawings/accessory/studio.ts'
import { tone } from '#/drawings/accessory/tone.ts'

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
  const shape = studio.shape('pins', 'resin', 'magnesium', 'rubber')
  const design = { pins: 0, resin: 1, magnesium: 2, rubber: 3 }[shape]
  studio.ground(370, 690, 290)
  axle(studio, 400)
  if (shape === 'rubber') return cityPedal(studio)
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
  })
  sketch.stroke(windows, colour(-0.9), 9, {
    opacity: 0.7,
    transform: 'translate(2 4)',
    'clip-path': `url(#${id})`,
  })
  sketch.stroke(windows, colour(0.6), 3, { opacity: 0.6 })
  form(sketch, box(300, 340, 330, 120, 40), design === 2 ? gunmetal : colour, {
    turn: 'along',
    edge: 16,
    gloss: 0.6,
    depth: 0.8,
  })
  if (shape === 'resin') return mouldedPins(studio)
  for (const [x, y] of pins) {
    sketch.fill(ellipse(x + 3, y + 5, 13), '#000', { opacity: 0.4 })
    form(sketch, ellipse(x, y, 12), steel, { edge: 4, gloss: 0.9, depth: 0.9 })
  }
  letter(sketch, brand, { x: 450, y: 400, height: 26, colour: design === 2 ? '#f4f3f0' : ink })
  sketch.fill(box(300, 352, 12, 96, 4), accent(0), { opacity: 0.9 })
}

/** A plain pedal's pins are part of its plate. */
function mouldedPins({ sketch, colour, ink, brand }: Studio): void {
  for (const [x, y] of pins) form(sketch, ellipse(x, y, 9), colour, { edge: 3, gloss: 0.2 })
  for (const y of [176, 624])
    sketch.stroke(line([140, y], [340, y + (y < 400 ? 14 : -14)], [546, y]), colour(0.5), 4, {
      'stroke-dasharray': '10 8',
      opacity: 0.6,
    })
  letter(sketch, brand, { x: 450, y: 400, height: 22, colour: ink, opacity: 0.8 })
}

/** Rubber blocks between two plates, and the reflectors that German law asks for. */
function cityPedal({ sketch, colour, ink, brand }: Studio): void {
  for (const y of [156, 544]) {
    form(sketch, box(110, y, 470, 100, 26), rubber, { turn: 'along', edge: 14, gloss: 0.1 })
    for (let i = 0; i < 15; i++)
      sketch.fill(box(132 + i * 29, y + 10, 9, 80, 4), '#000', { opacity: 0.5 })
    form(sketch, box(250, y < 400 ? 132 : 632, 190, 40, 8), amber, { edge: 6, gloss: 0.9 })
    for (let i = 0; i < 9; i++)
      sketch.stroke(`M${262 + i * 20} ${y < 400 ? 136 : 636}l14 32`, '#7a3b00', 2, { opacity: 0.5 })
  }
  for (const x of [92, 552])
    form(sketch, box(x, 190, 46, 420, 20), colour, { turn: 'across', edge: 9, gloss: 0.5 })
  form(sketch, box(130, 338, 500, 124, 44), colour, { turn: 'along', edge: 16, gloss: 0.5 })
  letter(sketch, brand, { x: 360, y: 400, height: 30, colour: ink })
}

const amber = tone('#e08a1e')

const pins = points(
  '128,184 226,190 340,198 456,190 556,184 128,290 556,290 128,510 556,510 128,616 226,610 340,602 456,610 556,616',
)

export const paintCliplessPedal: Painter = (studio) => {
  const shape = studio.shape('road', 'mud', 'carbon', 'plate', 'half', 'bare')
  if (shape === 'mud' || shape === 'half' || shape === 'bare') return paintTrailPedal(studio, shape)
  const { sketch, colour, accent, ink, brand, label } = studio
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
      gloss: shape === 'carbon' ? 0.7 : 0.35,
      depth: 0.8,
      detail: () => {
        if (shape === 'carbon')
          for (let i = 0; i < 40; i++)
            sketch.stroke(`M${i * 24 - 160} 100L${i * 24 + 160} 700`, '#fff', 6, { opacity: 0.05 })
      },
    },
  )
  sketch.fill(curve('262,320 318,214 372,196 426,226 468,320 420,356 312,356'), '#0a0b0d', {
    opacity: 0.92,
  })
  sketch.stroke(line('268,326 312,358 420,358 464,326'), colour(0.6), 3, { opacity: 0.6 })
  form(sketch, curve('216,420 300,408 440,408 516,420 520,500 440,512 300,512 212,500'), steel, {
    edge: 9,
    gloss: 0.9,
    depth: 0.8,
  })
  if (shape === 'plate')
    form(sketch, curve('226,372 300,362 440,362 508,372 516,506 440,516 300,516 218,506'), steel, {
      edge: 7,
      gloss: 1,
      depth: 0.9,
    })
  for (const x of [262, 366, 470]) bolt(sketch, x, 460, 15, gunmetal)
  form(sketch, curve('200,560 300,540 440,540 532,560 520,616 440,640 290,640 206,616'), plastic, {
    edge: 12,
    gloss: 0.5,
  })
  letter(sketch, brand, { x: 366, y: label === '' ? 590 : 582, height: 26, colour: '#f1efea' })
  letter(sketch, label, { x: 366, y: 616, height: 14, colour: '#f1efea', opacity: 0.85 })
  sketch.stroke(line('206,330 256,214 320,158 396,152'), accent(0), 7)
  letter(sketch, 'L', { x: 536, y: 380, height: 22, colour: ink, opacity: 0.7 })
}

/** Two-sided, for shoes that walk: a platform around two sprung jaws. */
function paintTrailPedal(studio: Studio, shape: 'mud' | 'half' | 'bare'): void {
  const { sketch, colour, accent, ink, brand, label } = studio
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
  if (shape !== 'bare') sketch.fill(windows, '#16181b', { opacity: 0.22 })
  if (shape !== 'bare') {
    sketch.group({ 'clip-path': `url(#${clip})` }, () =>
      form(sketch, frame, colour, { edge: 24, gloss: 0.45, depth: 0.85 }),
    )
    sketch.stroke(windows, colour(0.6), 3, { opacity: 0.6 })
    for (const x of [152, 566]) for (const y of [262, 330, 470, 538]) bolt(sketch, x, y, 10, steel)
  }
  if (shape === 'bare')
    for (const x of [212, 452])
      form(sketch, box(x, 240, 44, 320, 18), gunmetal, { turn: 'across', edge: 8, gloss: 0.6 })
  if (shape === 'half') grip(studio)
  else jaw(studio, 1)
  jaw(studio, -1)
  form(sketch, box(196, 336, 420, 128, 46), colour, {
    turn: 'along',
    edge: 18,
    gloss: 0.5,
    depth: 0.9,
  })
  sketch.fill(box(590, 344, 10, 112, 4), accent(0))
  letter(sketch, brand, { x: 386, y: label === '' ? 400 : 388, height: 26, colour: ink })
  letter(sketch, label, { x: 386, y: 426, height: 16, colour: ink, opacity: 0.85 })
}

/** The side without a clip is a platform for any shoe. */
function grip({ sketch, colour }: Studio): void {
  form(sketch, box(176, 460, 360, 156, 30), colour, { edge: 14, gloss: 0.3 })
  for (let i = 0; i < 8; i++)
    sketch.fill(box(200 + i * 42, 476, 20, 124, 6), '#000', { opacity: 0.35 })
  for (const x of [190, 356, 522]) for (const y of [480, 596]) bolt(sketch, x, y, 9, steel)
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
