import { arrange } from '#/drawings/accessory/arrangement.ts'
import { form, glint, tube } from '#/drawings/accessory/brush.ts'
import { letter } from '#/drawings/accessory/lettering.ts'
import { box, curve, ellipse, line } from '#/drawings/accessory/outline.ts'
import {
  alloy,
  gunmetal,
  type Painter,
  plastic,
  rubber,
  type Studio,
} from '#/drawings/accessory/studio.ts'
import { paintInnerTube } from '#/drawings/components/inner-tubes.ts'
import { paintMultiTool } from './multi-tools.ts'
import { tone } from '#/drawings/accessory/tone.ts'

export const paintMiniPump: Painter = (studio) => {
  const { sketch, colour, accent, ink, brand } = studio
  const shape = studio.shape('road', 'ribbed', 'inflator', 'kit')
  if (shape === 'kit') return firstRideKit(studio)
  const design = { road: 0, ribbed: 1, inflator: 2 }[shape]
  studio.ground(400, 640, 300, 22)
  sketch.group({ transform: 'rotate(-24 400 410)' }, () => {
    if (design === 2) return inflator(studio)
    form(sketch, box(620, 382, 130, 56, 10), alloy, { turn: 'along', edge: 4, gloss: 0.9 })
    form(sketch, box(96, 362, 330, 96, 22), colour, {
      turn: 'along',
      edge: 12,
      gloss: 0.6,
      depth: 0.9,
      detail: () => {
        for (let ring = 0; ring < (design ? 12 : 5); ring++)
          sketch.fill(box(122 + ring * (design ? 24 : 14), 340, 6, 140), '#000', { opacity: 0.35 })
      },
    })
    form(sketch, box(420, 370, 250, 80, 6), design ? alloy : colour, {
      turn: 'along',
      edge: 8,
      gloss: 0.8,
      depth: 0.9,
    })
    sketch.fill(box(414, 362, 12, 96), accent(0))
    letter(sketch, brand, {
      x: design ? 545 : 300,
      y: 410,
      height: 26,
      colour: design ? '#1a1d21' : ink,
    })
    form(sketch, box(660, 366, 40, 88, 10), gunmetal, { turn: 'along', edge: 5, gloss: 0.7 })
    form(sketch, curve('700,350 742,344 762,370 762,470 742,500 714,496 700,460'), plastic, {
      edge: 10,
      gloss: 0.5,
    })
    form(sketch, box(716, 316, 24, 44, 8), accent, { edge: 5 })
  })
}

/** A kit for the first ride: pump, tool, tube and levers. */
function firstRideKit(studio: Studio): void {
  arrange(studio, paintMiniPump, { x: 380, y: 250, scale: 0.72 })
  arrange(studio, paintInnerTube, { x: 240, y: 540, scale: 0.44, dress: { colour: rubber } })
  arrange(studio, paintMultiTool, { x: 560, y: 500, scale: 0.5 })
  for (const turn of [-8, 8])
    studio.sketch.group({ transform: `rotate(${turn} 420 640)` }, () =>
      form(studio.sketch, box(396, 590 + turn, 200, 30, 15), studio.accent, {
        turn: 'along',
        edge: 6,
      }),
    )
}

/** A gas cartridge with its valve head. */
function inflator({ sketch, colour, accent, brand, ink }: Studio): void {
  form(
    sketch,
    curve(
      '120,410 132,350 180,330 440,330! 500,352 540,384! 600,388! 600,432! 540,436! 500,468 440,490! 180,490 132,470',
    ),
    colour,
    { turn: 'along', edge: 22, gloss: 0.8, depth: 0.95 },
  )
  letter(sketch, brand, { x: 320, y: 412, height: 46, colour: ink })
  form(sketch, box(540, 356, 110, 108, 16), alloy, {
    turn: 'along',
    edge: 8,
    gloss: 0.8,
    detail: () => {
      for (let i = 0; i < 9; i++)
        sketch.fill(box(552 + i * 11, 340, 4, 140), '#000', { opacity: 0.28 })
    },
  })
  form(sketch, box(648, 372, 70, 76, 12), gunmetal, { turn: 'along', edge: 6, gloss: 0.8 })
  form(sketch, box(664, 300, 40, 90, 12), accent, { turn: 'across', edge: 6, gloss: 0.7 })
}

const wood = tone('#b07a4a')

export const paintTrackPump: Painter = (studio) => {
  const { sketch, colour, accent, ink, brand } = studio
  const design = studio.design(3)
  studio.ground(390, 738, 230)
  tube(sketch, line('440,640 540,640 620,560 610,380 560,200 500,190 470,260'), rubber, 17, 0.3)
  form(sketch, box(378, 130, 26, 130, 4), alloy, { turn: 'across', edge: 3, gloss: 0.9 })
  const grip = design === 1 ? wood : rubber
  form(
    sketch,
    curve(
      '230,92 270,74 340,82 391,78 442,82 512,74 552,92 552,116 512,130 440,122 391,128 342,122 270,130 230,116',
    ),
    grip,
    { turn: 'along', edge: 12, gloss: 0.35, depth: 0.8 },
  )
  form(sketch, box(366, 112, 50, 34, 8), gunmetal, { turn: 'across', edge: 5 })
  const barrel = box(348, 232, 86, 440, 8)
  form(sketch, barrel, colour, {
    turn: 'across',
    edge: 8,
    gloss: 0.7,
    depth: 0.95,
    detail: () => {
      if (design === 2)
        for (let i = 0; i < 3; i++) sketch.fill(box(340, 522 + i * 20, 110, 11), accent(0))
    },
  })
  letter(sketch, brand, { x: 391, y: 400, height: 36, colour: ink, turn: -90 })
  form(sketch, box(338, 214, 106, 42, 10), gunmetal, { turn: 'across', edge: 5, gloss: 0.6 })
  form(
    sketch,
    curve('190,716 230,690 330,664 391,650 452,664 552,690 592,716 580,736! 202,736!'),
    plastic,
    { turn: 'along', edge: 12, gloss: 0.4 },
  )
  gauge(studio, 391, 632, 66)
  form(sketch, curve('446,250 500,240 520,262 500,284 450,280'), plastic, { edge: 6 })
}

function gauge({ sketch, accent }: Studio, cx: number, cy: number, r: number): void {
  form(sketch, ellipse(cx, cy, r), gunmetal, { edge: 8, gloss: 0.7 })
  sketch.fill(ellipse(cx, cy, r * 0.82), '#f5f3ee')
  for (let i = 0; i <= 20; i++) {
    sketch.add(
      `<path d="M0 ${-r * 0.74}v${i % 5 ? 6 : 12}" stroke="#1a1c20" stroke-width="2.4" transform="translate(${cx} ${cy})rotate(${-130 + i * 13})"/>`,
    )
  }
  sketch.add(
    `<path d="M-3 12 0 ${-r * 0.66} 3 12Z" fill="${accent(0)}" transform="translate(${cx} ${cy})rotate(38)"/>`,
  )
  sketch.fill(ellipse(cx, cy, 6), '#1a1c20')
  glint(
    sketch,
    curve([
      [cx - r * 0.6, cy - r * 0.1],
      [cx - r * 0.2, cy - r * 0.65],
      [cx + r * 0.4, cy - r * 0.6],
    ]),
    0.5,
    4,
  )
}
