import { bolt, form, tube } from '#/drawings/accessory/brush.ts'
import { letter } from '#/drawings/accessory/lettering.ts'
import { box, curve, ellipse, line, onCircle } from '#/drawings/accessory/outline.ts'
import {
  alloy,
  gunmetal,
  type Painter,
  plastic,
  steel,
  type Studio,
} from '#/drawings/accessory/studio.ts'
import { chainring, type Ring } from './chainrings.ts'
import { clamped } from '#/drawings/bike/clamped.ts'

const shapes = [
  'shimano',
  'grx',
  'sram',
  'sram-carbon',
  'left-arm',
  'spider',
  'spindle',
  'shimano-polished',
  'sram-red',
] as const

const [cx, cy] = [300, 400] as const
/** Pixels for a tooth: a ring of 50 teeth has a radius of about 101 mm. */
const radiusOf = (teeth: number) => teeth * 4.72

export const paintChainset: Painter = (studio) => {
  const shape = studio.shape(...shapes)
  if (shape === 'left-arm') return leftArm(studio)
  if (shape === 'spindle') return spindle(studio)
  if (shape === 'spider') return spider(studio)
  const rings = ringsOf(studio)
  const [outer = 50, inner] = rings
  const r = radiusOf(outer)
  studio.ground(cx, cy + r + 18, 190, 14)
  const isCarbon = shape === 'sram-carbon' || shape === 'sram-red'
  const isDirect = shape === 'sram' || isCarbon
  // Rings that are milled with their spider from one piece are pierced less often.
  const windows = shape === 'sram-red' ? 5 : isDirect ? 8 : 4
  const webs = windows === 4 ? armTurns : evenly(windows)
  const face = { cx, cy, webs } satisfies Partial<Ring>
  if (inner !== undefined) {
    chainring(studio.sketch, {
      ...face,
      r: radiusOf(inner),
      teeth: inner,
      colour: gunmetal,
      depth: 9,
      webs: [],
    })
  }
  chainring(studio.sketch, {
    ...face,
    r,
    teeth: outer,
    colour: shape === 'grx' ? plastic : gunmetal,
    depth: 0,
  })
  if (shape === 'sram-red') onePiece(studio, r)
  else if (isDirect) directMount(studio)
  else fourArms(studio, r)
  arm(studio, isCarbon || shape === 'shimano-polished' ? 0.9 : 0.45)
  if (isCarbon) fibres(studio)
  axle(studio)
  words(studio)
}

function ringsOf(studio: Studio): number[] {
  const stated = [...studio.rings].toSorted((a, b) => b - a)
  if (stated.length > 0) return stated
  const usual = [[50, 34], [40], [52, 36]][studio.design(3)] ?? [50, 34]
  const outer = Math.round(clamped(studio.measure(usual[0] ?? 50), 28, 60))
  return usual[1] === undefined ? [outer] : [outer, outer - 16]
}

/** The angles of a crank's four arms; the webs of its ring lie behind them. */
const armTurns = [38, 142, 218, 322] as const

const evenly = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => (index * 360) / count - 52)

/** Four arms of unequal steps, hollow and broad, as the wind tunnel likes them. */
function fourArms({ sketch, colour }: Studio, r: number): void {
  for (const turn of armTurns) {
    const [x, y] = onCircle(cx, cy, r * 0.7, turn)
    form(
      sketch,
      curve([
        onCircle(cx, cy, 62, turn - 44),
        onCircle(cx, cy, r * 0.5, turn - 15),
        onCircle(x, y, 26, turn - 70),
        onCircle(x, y, 26, turn),
        onCircle(x, y, 26, turn + 70),
        onCircle(cx, cy, r * 0.5, turn + 15),
        onCircle(cx, cy, 62, turn + 44),
      ]),
      colour,
      { edge: 10, gloss: 0.5 },
    )
    bolt(sketch, x, y, 10, steel)
  }
}

/** A ring that is bolted straight onto the crank with eight small screws. */
function directMount({ sketch }: Studio): void {
  form(sketch, ellipse(cx, cy, 74), gunmetal, { edge: 8, gloss: 0.6 })
  for (let i = 0; i < 8; i++) bolt(sketch, ...onCircle(cx, cy, 58, i * 45 + 22), 8, steel)
}

/** Both rings and their spider in one piece: a smooth dish with shallow pockets, and no bolts. */
function onePiece({ sketch }: Studio, r: number): void {
  form(sketch, ellipse(cx, cy, r * 0.56), gunmetal, { edge: 14, gloss: 0.8 })
  for (let i = 0; i < 5; i++)
    sketch.fill(ellipse(...onCircle(cx, cy, r * 0.42, i * 72 + 36), 15), '#000', { opacity: 0.45 })
}

function arm({ sketch, colour }: Studio, gloss: number): void {
  const d = curve([
    [cx - 56, cy - 22],
    [cx - 20, cy - 58],
    [cx + 50, cy - 50],
    [cx + 180, cy - 33],
    [cx + 372, cy - 29],
    [cx + 412, cy],
    [cx + 372, cy + 29],
    [cx + 180, cy + 35],
    [cx + 50, cy + 52],
    [cx - 20, cy + 58],
    [cx - 58, cy + 24],
  ])
  sketch.fill(d, '#000', {
    opacity: 0.4,
    transform: 'translate(4 9)',
    filter: sketch.haze('#000', 6),
  })
  form(sketch, d, colour, { turn: 'along', edge: 18, gloss, depth: 0.85 })
}

function fibres({ sketch, colour }: Studio): void {
  sketch.within(box(cx + 40, cy - 30, 350, 62, 26), () => {
    for (let i = 0; i < 26; i++)
      sketch.stroke(`M${cx + 20 + i * 15} ${cy - 44}l44 92m-44 0l44 -92`, colour(0.8), 2.4, {
        opacity: 0.12,
      })
  })
}

function axle({ sketch, accent }: Studio): void {
  form(sketch, ellipse(cx, cy, 34), gunmetal, { edge: 8, gloss: 0.8 })
  sketch.stroke(ellipse(cx, cy, 30), accent(0), 3)
  sketch.fill(ellipse(cx, cy, 20), '#0b0c0e')
  sketch.stroke(ellipse(cx, cy, 20), steel(0), 5, { 'stroke-dasharray': '4 3.8' })
  form(sketch, ellipse(cx + 378, cy, 16), steel, { edge: 4, gloss: 0.9 })
  sketch.fill(ellipse(cx + 378, cy, 10), '#0b0c0e')
}

function words({ sketch, ink, brand, label }: Studio): void {
  if (label === '') return letter(sketch, brand, { x: cx + 200, y: cy, height: 24, colour: ink })
  letter(sketch, brand, { x: cx + 126, y: cy, height: 17, colour: ink })
  const height = Math.min(19, 104 / label.length)
  letter(sketch, label, { x: cx + 278, y: cy, height, colour: ink, opacity: 0.9 })
}

/** The left crank from its inner side, with the sensor glued on. */
function leftArm(studio: Studio): void {
  const { sketch, accent, label, ink, brand } = studio
  studio.ground(400, 560, 260, 16)
  sketch.group({ transform: 'translate(-108 0)' }, () => {
    arm(studio, 0.45)
    form(sketch, ellipse(cx, cy, 52), gunmetal, { edge: 9, gloss: 0.7 })
    sketch.fill(ellipse(cx, cy, 30), '#0b0c0e')
    sketch.stroke(ellipse(cx, cy, 30), steel(0), 7, { 'stroke-dasharray': '5 4.4' })
    for (const y of [cy - 46, cy + 46]) bolt(sketch, cx - 44, y * 0.3 + cy * 0.7, 9, steel)
    form(sketch, box(cx + 74, cy - 34, 132, 68, 18), plastic, { edge: 9, gloss: 0.5 })
    form(sketch, ellipse(cx + 110, cy, 24), gunmetal, { edge: 6, gloss: 0.6 })
    sketch.fill(ellipse(cx + 188, cy - 18, 5), accent(0))
    letter(sketch, brand, { x: cx + 166, y: cy + 4, height: 13, colour: '#f4f3f0' })
    letter(sketch, label, { x: cx + 286, y: cy, height: 24, colour: ink })
    form(sketch, ellipse(cx + 378, cy, 16), steel, { edge: 4, gloss: 0.9 })
    sketch.fill(ellipse(cx + 378, cy, 10), '#0b0c0e')
  })
}

/** The strain gauges sit in the axle; the battery's cap is at its end. */
function spindle(studio: Studio): void {
  const { sketch, accent, brand, ink, label } = studio
  studio.ground(400, 600, 270, 16)
  sketch.group({ transform: 'rotate(-12 400 400)' }, () => {
    form(sketch, box(130, 352, 420, 96, 12), alloy, {
      turn: 'along',
      edge: 6,
      gloss: 0.9,
      depth: 0.95,
    })
    for (let i = 0; i < 8; i++)
      sketch.fill(box(140, 356 + i * 11, 46, 5), '#000', { opacity: 0.35 })
    form(sketch, box(470, 340, 130, 120, 20), plastic, { turn: 'along', edge: 9, gloss: 0.5 })
    sketch.fill(box(458, 352, 12, 96), accent(0))
    form(sketch, ellipse(606, 400, 30, 58), gunmetal, { edge: 8, gloss: 0.7 })
    tube(sketch, line('590,400! 620,400!'), steel, 12)
    letter(sketch, brand, { x: 320, y: 402, height: 34, colour: '#1b1d20' })
    letter(sketch, label, {
      x: 535,
      y: 402,
      height: 15,
      colour: ink === '#14171b' ? '#f4f3f0' : ink,
    })
  })
}

/** A spider on its own, with the sensor inside and eight bolts for the crank. */
function spider(studio: Studio): void {
  const { sketch, colour, accent, brand, label } = studio
  studio.ground(400, 680, 190, 16)
  const reach = 250
  for (let i = 0; i < 4; i++) {
    const turn = i * 90 + 45
    const [x, y] = onCircle(400, 400, reach, turn)
    form(
      sketch,
      curve([
        onCircle(400, 400, 130, turn - 34),
        onCircle(x, y, 38, turn - 80),
        onCircle(x, y, 38, turn),
        onCircle(x, y, 38, turn + 80),
        onCircle(400, 400, 130, turn + 34),
      ]),
      colour,
      { edge: 14, gloss: 0.5 },
    )
    sketch.fill(ellipse(x, y, 15), '#d9d7d2')
    sketch.stroke(ellipse(x, y, 15), steel(-0.3), 4)
  }
  form(sketch, ellipse(400, 400, 158), colour, { edge: 18, gloss: 0.5 })
  form(sketch, ellipse(400, 400, 96), gunmetal, { edge: 10, gloss: 0.7 })
  sketch.fill(ellipse(400, 400, 58), '#d9d7d2')
  for (let i = 0; i < 8; i++) bolt(sketch, ...onCircle(400, 400, 77, i * 45), 9, steel)
  form(sketch, box(330, 500, 140, 52, 20), plastic, { edge: 8, gloss: 0.4 })
  sketch.fill(ellipse(452, 526, 5), accent(0))
  letter(sketch, brand, { x: 390, y: 526, height: 15, colour: '#f4f3f0' })
  letter(sketch, label, { x: 400, y: 276, height: 18, colour: '#f4f3f0' })
}
