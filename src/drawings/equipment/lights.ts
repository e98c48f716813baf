import { bolt, form, glint, seam, strap } from '#/drawings/accessory/brush.ts'
import { emblem, letter } from '#/drawings/accessory/lettering.ts'
import {
  box,
  curve,
  ellipse,
  line,
  onCircle,
  type Point,
  points,
} from '#/drawings/accessory/outline.ts'
import {
  plastic,
  rubber,
  steel,
  type Painter,
  type Studio,
  lampRed,
} from '#/drawings/accessory/studio.ts'
import { paintLightSet } from './light-sets.ts'

export const paintFrontLight: Painter = (studio) => {
  const shape = studio.shape(
    'torch',
    'twin',
    'beam',
    'set',
    'beam-set',
    'dynamo',
    'e-bike',
    'flashers',
    'flasher',
  )
  if (shape === 'torch') return torch(studio)
  if (shape === 'twin') return twinBeam(studio)
  if (shape === 'beam') return commuterBeam(studio)
  paintLightSet(studio, shape, { torch, commuterBeam, paintRearLight })
}

/** A reflector bowl with its diode, behind clear glass. */
function reflector({ sketch }: Studio, cx: number, cy: number, rx: number, ry = rx): void {
  const d = ellipse(cx, cy, rx, ry)
  sketch.fill(
    d,
    sketch.radial(
      [0.5, 0.5, 0.5],
      '0 #fffdf4, 0.16 #fff6d8, 0.3 #d9d4c6, 0.62 #8d9196, 0.86 #d9dcdf, 1 #54585d',
    ),
  )
  sketch.within(d, () => {
    for (let ring = 1; ring < 5; ring++)
      sketch.stroke(ellipse(cx, cy, (rx * ring) / 5, (ry * ring) / 5), '#fff', 1.6, {
        opacity: 0.35,
      })
    for (let ray = 0; ray < 12; ray++) {
      const [x, y] = onCircle(0, 0, 1, ray * 30)
      sketch.stroke(
        `M${(cx + x * rx * 0.3).toFixed(1)} ${(cy + y * ry * 0.3).toFixed(1)}L${(cx + x * rx).toFixed(1)} ${(cy + y * ry).toFixed(1)}`,
        '#2e3136',
        1.6,
        { opacity: 0.22 },
      )
    }
    sketch.fill(ellipse(cx, cy, rx * 0.15, ry * 0.15), '#fffbe6')
    glint(sketch, ellipse(cx - rx * 0.35, cy - ry * 0.5, rx * 0.42, ry * 0.2), 0.8, 5)
  })
  sketch.stroke(d, '#0d0f11', 4, { opacity: 0.75 })
}

function torch(studio: Studio): void {
  const { sketch, colour, accent, ink, brand } = studio
  studio.ground(400, 664, 250)
  form(sketch, curve('300,500 330,590 320,640 360,662 470,662 500,640 486,590 520,500'), rubber, {
    edge: 16,
    gloss: 0.15,
  })
  strap(sketch, line('348,520! 362,610 350,660'), rubber, 40)
  const barrel = curve(
    '122,330! 150,296 200,282! 560,262! 600,262 600,538 560,538! 200,520! 150,506 122,470!',
  )
  form(sketch, barrel, colour, {
    turn: 'along',
    edge: 22,
    gloss: 0.5,
    depth: 0.9,
    detail: () => {
      for (let fin = 0; fin < 7; fin++) {
        sketch.fill(box(476 + fin * 15, 240, 6, 320), '#000', { opacity: 0.5 })
        sketch.fill(box(482 + fin * 15, 240, 3, 320), '#fff', { opacity: 0.16 })
      }
      sketch.fill(box(166, 240, 7, 320), accent(0))
    },
  })
  seam(sketch, line('440,268! 440,532!'), colour, 3)
  form(sketch, box(250, 268, 108, 30, 15), rubber, { edge: 7 })
  sketch.fill(ellipse(304, 283, 8, 5), '#63e08a')
  form(sketch, curve('592,250 650,262 682,330 690,400 682,470 650,538 592,550 580,400'), colour, {
    turn: 'along',
    edge: 14,
    gloss: 0.7,
    depth: 0.9,
  })
  reflector(studio, 642, 400, 46, 128)
  letter(sketch, brand, { x: 304, y: 398, height: 32, colour: ink })
  const lumens = studio.measure(0)
  if (lumens > 0)
    letter(sketch, `${lumens} LM`, { x: 256, y: 446, height: 13, colour: ink, opacity: 0.6 })
}

function twinBeam(studio: Studio): void {
  const { sketch, colour, brand } = studio
  studio.ground(400, 660, 210)
  form(sketch, curve('340,540 330,610 350,650 450,650 470,610 460,540'), rubber, { edge: 12 })
  form(sketch, box(110, 226, 580, 336, 92), colour, { edge: 30, gloss: 0.45, depth: 0.8 })
  const face = box(140, 256, 520, 276, 70)
  form(sketch, face, plastic, { edge: 14, gloss: 0.9, depth: 0.8 })
  reflector(studio, 274, 394, 98)
  reflector(studio, 526, 394, 98)
  sketch.within(face, () => glint(sketch, curve('140,256! 430,256! 250,532! 140,532!'), 0.1, 3))
  letter(sketch, brand, { x: 400, y: 502, height: 15, colour: '#e9e7e2' })
  form(sketch, box(352, 212, 96, 26, 13), rubber, { edge: 7 })
}

function commuterBeam(studio: Studio): void {
  const { sketch, colour, accent, ink } = studio
  studio.ground(400, 684, 180)
  strap(sketch, line('330,500! 330,600 400,664 470,600 470,500!'), rubber, 52)
  form(sketch, box(196, 150, 408, 408, 150), colour, { edge: 34, gloss: 0.35, depth: 0.75 })
  form(sketch, ellipse(400, 354, 170), plastic, { edge: 12, gloss: 0.8 })
  reflector(studio, 400, 354, 148)
  sketch.stroke(ellipse(400, 354, 160), accent(0), 5)
  emblem(studio, { x: 400, y: 532, height: 24, colour: ink })
}

export const paintRearLight: Painter = (studio) => {
  const designs = [tallLamp, roundLamp, barLamp]
  designs[studio.design(3)]?.(studio)
}

/** Red lens with a grid of prisms and lit diodes. */
function redLens({ sketch }: Studio, d: string, diodes: readonly Point[], size: number): void {
  form(sketch, d, lampRed, {
    edge: 16,
    gloss: 1,
    depth: 0.8,
    detail: () => {
      for (let row = 0; row < 26; row++) {
        sketch.stroke(`M120 ${140 + row * 20}H680`, '#5c0508', 2, { opacity: 0.35 })
        sketch.stroke(`M${140 + row * 20} 120V680`, '#ff8177', 1.4, { opacity: 0.28 })
      }
      for (const [x, y] of diodes) {
        sketch.fill(
          ellipse(x, y, size * 2.4),
          sketch.radial([0.5, 0.5, 0.5], '0 #ffb3a6 0.95, 0.4 #ff4a3c 0.6, 1 #ff2a20 0'),
        )
        sketch.fill(ellipse(x, y, size * 0.55), '#fff1ea')
      }
    },
  })
}

function tallLamp(studio: Studio): void {
  const { sketch, colour, ink, brand } = studio
  studio.ground(400, 716, 130)
  form(sketch, box(300, 470, 200, 236, 40), rubber, { edge: 18 })
  form(sketch, box(262, 92, 276, 560, 120), colour, { edge: 30, gloss: 0.4, depth: 0.8 })
  redLens(studio, box(292, 124, 216, 430, 96), points('400,210 400,290 400,370 400,450'), 26)
  letter(sketch, brand, { x: 400, y: 598, height: 19, colour: ink })
}

function roundLamp(studio: Studio): void {
  const { sketch, colour, accent } = studio
  studio.ground(400, 700, 150)
  strap(sketch, line('340,560! 340,640 400,684 460,640 460,560!'), rubber, 46)
  form(sketch, ellipse(400, 366, 250), colour, { edge: 34, gloss: 0.4, depth: 0.8 })
  sketch.stroke(ellipse(400, 366, 222), accent(0), 5)
  const around = Array.from({ length: 6 }, (_, i) => onCircle(400, 366, 112, i * 60 - 90))
  redLens(studio, ellipse(400, 366, 205), [[400, 366], ...around], 24)
}

function barLamp(studio: Studio): void {
  const { sketch, colour, ink, brand } = studio
  studio.ground(400, 566, 280)
  form(sketch, box(90, 262, 620, 290, 64), colour, { edge: 26, gloss: 0.3, depth: 0.8 })
  redLens(
    studio,
    box(118, 290, 564, 152, 44),
    points('190,366 295,366 400,366 505,366 610,366'),
    24,
  )
  letter(sketch, brand, { x: 400, y: 494, height: 26, colour: ink })
  bolt(sketch, 142, 494, 14, steel)
  bolt(sketch, 658, 494, 14, steel)
}
