import { bolt, form, seam, tube } from '#/drawings/accessory/brush.ts'
import { emblem, letter } from '#/drawings/accessory/lettering.ts'
import { box, curve, ellipse, line, symmetric } from '#/drawings/accessory/outline.ts'
import {
  alloy,
  gunmetal,
  type Painter,
  plastic,
  steel,
  type Studio,
} from '#/drawings/accessory/studio.ts'

const shapes = [
  'carbon',
  'pack',
  'steel',
  'aero',
  'allroad',
  'gravel',
  'alloy',
  'suspension',
] as const
type Moulded = Exclude<(typeof shapes)[number], 'steel' | 'suspension'>

/** Half outlines from the steerer's seat to the dropout and back up the inside. */
const outlines: Record<Moulded, string> = {
  carbon:
    '400,216! 436,218 446,246 466,272 494,306 502,372 498,480 486,620 480,712! 456,714! 460,600 464,480 458,392 434,350 400,340',
  pack: '400,216! 440,218 452,244 484,268 520,306 528,380 524,480 514,620 506,712! 474,716! 478,600 484,480 476,392 444,348 400,338',
  aero: '400,212! 436,214 444,240 456,270 480,310 484,380 480,480 474,620 470,712! 454,714! 458,600 462,480 458,392 440,344 400,330',
  allroad:
    '400,216! 438,218 450,246 474,272 506,306 514,376 510,480 498,620 490,712! 462,716! 466,600 472,480 466,392 438,350 400,340',
  gravel:
    '400,216! 442,218 456,244 490,268 526,308 532,384 526,480 512,620 502,712! 470,716! 476,600 484,480 478,394 446,352 400,342',
  alloy:
    '400,222! 436,224 444,244 480,262! 508,268 512,300 508,420 500,600 496,712! 462,712! 462,600 466,420 464,330! 440,318 400,316',
}

/** Names stand between the eyelets and are no taller than the blade is wide. */
const names: Record<Moulded, { y: number; height: number; isOnBand?: true }> = {
  carbon: { y: 470, height: 17 },
  aero: { y: 450, height: 9 },
  allroad: { y: 494, height: 16 },
  gravel: { y: 494, height: 17 },
  pack: { y: 640, height: 9, isOnBand: true },
  alloy: { y: 480, height: 17 },
}

export const paintFork: Painter = (studio) => {
  const shape = studio.shape(...shapes)
  studio.ground(400, 742, 140, 10)
  if (shape === 'suspension') return suspended(studio)
  if (shape === 'steel') return raked(studio)
  const { sketch, colour, accent, accentInk, ink, brand } = studio
  steerer(studio, shape === 'alloy' ? alloy : plastic)
  form(sketch, symmetric(outlines[shape]), colour, {
    turn: 'across',
    edge: shape === 'aero' ? 8 : 14,
    gloss: shape === 'alloy' ? 0.4 : 0.65,
    depth: 0.75,
    detail: () => {
      if (shape === 'pack') for (const x of [250, 470]) sketch.fill(box(x, 600, 80, 130), accent(0))
    },
  })
  const out = { carbon: 81, pack: 103, aero: 70, allroad: 90, gravel: 104, alloy: 90 }[shape]
  for (const side of [-1, 1]) {
    dropout(studio, 400 + side * (out - 12))
    const { y: middle, height, isOnBand = false } = names[shape]
    letter(sketch, brand, {
      x: 400 + side * (out + (470 - middle) * 0.06),
      y: middle,
      height,
      colour: isOnBand ? accentInk : ink,
      turn: side * 88,
    })
    const eyes = {
      carbon: [],
      aero: [],
      allroad: [396, 590],
      gravel: [400],
      pack: [400, 480, 560],
      alloy: [330, 640],
    }
    for (const y of eyes[shape])
      bolt(sketch, 400 + side * (out + (y - 400) * -0.03 - 2), y, 8, steel)
  }
  crown(studio)
  if (shape === 'alloy') seam(sketch, line('300,330 400,322 500,330'), colour, 3)
  if (shape === 'aero') seam(sketch, line('400,226! 400,330!'), colour, 2.4)
  emblem(studio, { x: 400, y: 288, height: shape === 'aero' ? 26 : 34, colour: ink })
}

function steerer({ sketch }: Studio, colour: typeof steel): void {
  form(sketch, curve('376,56! 424,56! 424,150 430,196 438,226! 362,226! 370,196 376,150'), colour, {
    turn: 'across',
    edge: 5,
    gloss: 0.7,
  })
  sketch.stroke(line('376,66! 424,66!'), '#000', 2, { opacity: 0.4 })
}

const crown = ({ sketch }: Studio) =>
  form(sketch, ellipse(400, 226, 48, 13), steel, { edge: 4, gloss: 0.9 })

function dropout({ sketch }: Studio, x: number): void {
  form(sketch, box(x - 22, 690, 44, 50, 12), gunmetal, { edge: 7, gloss: 0.7 })
  sketch.fill(ellipse(x, 716, 12, 11), '#0b0c0e')
  sketch.stroke(ellipse(x, 716, 12, 11), steel(0.2), 2)
}

/** Thin round blades that taper and sweep forward, brazed into a crown; seen from the side in front. */
function raked(studio: Studio): void {
  const { sketch, colour, ink, brand } = studio
  steerer(studio, steel)
  const blade = (shift: number, dim: number) => {
    const d = curve([
      [400 + shift - 26, 290],
      [400 + shift + 26, 290],
      [400 + shift + 27, 420],
      [400 + shift + 16, 560],
      [400 + shift - 20, 650],
      [400 + shift - 82, 722, 1],
      [400 + shift - 104, 708, 1],
      [400 + shift - 52, 634],
      [400 + shift - 20, 550],
      [400 + shift - 22, 420],
    ])
    form(sketch, d, (light) => colour(light + dim), {
      turn: 'across',
      edge: 9,
      gloss: 0.7,
      depth: 0.9,
    })
    form(sketch, ellipse(400 + shift - 96, 724, 18, 15), gunmetal, { edge: 5, gloss: 0.8 })
    sketch.fill(ellipse(400 + shift - 96, 724, 9, 7), '#0b0c0e')
  }
  blade(-56, -0.3)
  blade(66, 0)
  form(
    sketch,
    curve(
      '306,262 352,236 400,228 452,236 500,262 506,318 480,330 452,316 440,286 400,276 362,286 350,312 326,326 308,312',
    ),
    colour,
    { edge: 14, gloss: 0.7, depth: 0.9 },
  )
  for (const x of [344, 466])
    sketch.stroke(curve(`${x - 30},330 ${x},346 ${x + 30},330`, false), colour(0.8), 2.5, {
      opacity: 0.7,
    })
  crown(studio)
  letter(sketch, brand, { x: 466, y: 462, height: 14, colour: ink, turn: 91 })
  bolt(sketch, 482, 372, 7, steel)
  bolt(sketch, 404, 686, 7, steel)
}

/** Two polished stanchions that slide in one casting, joined by its arch; the travel is what is left between. */
function suspended(studio: Studio): void {
  const { sketch, colour, accent, accentInk, ink, brand, label } = studio
  const travel = studio.measure(40) * 2.4
  const top = 300 + travel
  steerer(studio, alloy)
  for (const side of [-1, 1]) {
    const x = 400 + side * 92
    form(sketch, box(x - 24, 268, 48, travel + 80, 4), gunmetal, {
      turn: 'across',
      edge: 4,
      gloss: 1,
      depth: 0.95,
    })
    form(sketch, box(x - 29, top + 14, 58, 18, 7), plastic, { turn: 'across', edge: 4 })
  }
  form(
    sketch,
    symmetric('400,222! 436,226 470,240 520,254 532,284 520,312 470,312 446,296 400,290'),
    plastic,
    { edge: 14, gloss: 0.6, depth: 0.8 },
  )
  form(sketch, ellipse(492, 256, 24, 12), accent, { edge: 5, gloss: 0.8 })
  form(sketch, ellipse(308, 256, 22, 11), steel, { edge: 5, gloss: 0.9 })
  crown(studio)
  const foot = 706
  const arch = symmetric([
    [400, top + 6],
    [446, top + 8],
    [484, top + 24],
    [524, top + 30],
    [528, top + 70],
    [524, 560],
    [516, foot, 1],
    [470, foot, 1],
    [462, 560],
    [460, top + 100],
    [440, top + 66],
    [400, top + 56],
  ])
  form(sketch, arch, colour, { turn: 'across', edge: 14, gloss: 0.7, depth: 0.85 })
  for (const side of [-1, 1]) {
    const x = 400 + side * 93
    dropout(studio, x)
    sketch.fill(box(x - 17, top + 92, 34, 190, 6), accent(0))
    letter(sketch, brand, { x, y: top + 186, height: 17, colour: accentInk, turn: side * 90 })
  }
  letter(sketch, label, { x: 400, y: top + 32, height: 17, colour: ink })
  tube(
    sketch,
    line([308, top + 40, 1], [316, top - 10], [300, 240], [280, 170, 1]),
    plastic,
    7,
    0.4,
  )
}
