import { bolt, form, tube } from '#/drawings/accessory/brush.ts'
import { letter } from '#/drawings/accessory/lettering.ts'
import { box, curve, ellipse, line, onCircle } from '#/drawings/accessory/outline.ts'
import type { Sketch } from '#/drawings/accessory/sketch.ts'
import {
  alloy,
  gunmetal,
  plastic,
  steel,
  type Painter,
  type Studio,
} from '#/drawings/accessory/studio.ts'
import { clamped } from '#/drawings/bike/clamped.ts'

function keyhole(sketch: Sketch, x: number, y: number): void {
  form(sketch, ellipse(x, y, 30), steel, { edge: 7, gloss: 0.9 })
  sketch.fill(ellipse(x, y - 5, 8), '#0c0e10')
  sketch.fill(box(x - 4, y - 4, 8, 22, 2), '#0c0e10')
}

export const paintLock: Painter = (studio) => {
  if (studio.shape('u', 'folding', 'u-wide') === 'folding') return foldingLock(studio)
  const { sketch, colour, accent, ink, brand } = studio
  // A shackle of 230 mm fills the picture; a short one takes the same space across.
  const long = clamped(studio.measure([200, 200, 130][studio.design(3)] ?? 200), 110, 260)
  const half = long < 160 ? 150 : 132
  const top = 600 - long * 2.3
  studio.ground(400, 728, half + 90)
  tube(
    sketch,
    line(
      [400 - half, 640, 1],
      [400 - half, top + half],
      [400 - half * 0.72, top + half * 0.28],
      [400, top],
      [400 + half * 0.72, top + half * 0.28],
      [400 + half, top + half],
      [400 + half, 640, 1],
    ),
    colour,
    54,
    0.3,
  )
  for (const side of [-1, 1])
    form(sketch, box(400 + side * half - 24, 566, 48, 60, 4), steel, {
      turn: 'across',
      edge: 4,
      gloss: 1,
    })
  form(sketch, box(400 - half - 74, 606, half * 2 + 148, 112, 50), colour, {
    turn: 'along',
    edge: 20,
    gloss: 0.4,
    depth: 0.9,
    detail: () => {
      sketch.fill(box(400 - half - 40, 580, 22, 160), accent(0))
    },
  })
  letter(sketch, brand, { x: 380, y: 662, height: 34, colour: ink })
  keyhole(sketch, 400 + half + 24, 662)
}

/** The rivets of six bars that are hinged end to end, from one side of the lock's body to the other. */
const rivets: readonly (readonly [number, number])[] = [
  [300, 610],
  [176, 478],
  [226, 266],
  [400, 160],
  [574, 266],
  [624, 478],
  [500, 610],
]

/** Folded out into a ring, as round a frame and a stand: each bar lies over one neighbour and under the other. */
function foldingLock({ sketch, colour, accent, ink, brand, ground }: Studio): void {
  ground(400, 728, 210)
  const bar = (index: number) => {
    const [a, b] = [rivets[index], rivets[index + 1]]
    if (!a || !b) return
    const long = Math.hypot(b[0] - a[0], b[1] - a[1])
    const turn = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI
    sketch.group({ transform: `translate(${a[0]} ${a[1]})rotate(${Math.round(turn)})` }, () => {
      form(sketch, box(-31, -31, long + 62, 62, 31), gunmetal, {
        turn: 'along',
        edge: 8,
        gloss: 0.45,
      })
      sketch.stroke(line([28, -14, 1], [long - 28, -14, 1]), '#fff', 2, { opacity: 0.16 })
    })
  }
  for (const index of [1, 3, 5, 0, 2, 4]) bar(index)
  for (const [x, y] of rivets.slice(1, -1)) bolt(sketch, x, y, 17, steel)
  form(sketch, box(222, 574, 356, 132, 34), colour, {
    turn: 'along',
    edge: 18,
    gloss: 0.3,
    depth: 0.85,
  })
  letter(sketch, brand, { x: 378, y: 640, height: 32, colour: ink })
  keyhole(sketch, 532, 640)
  sketch.fill(box(252, 582, 11, 116), accent(0))
}

export const paintChainLock: Painter = (studio) => {
  const { sketch, colour, accent, ink, brand } = studio
  const design = studio.design(3)
  studio.ground(400, 716, 250)
  const path = line(
    '330,600 220,560 130,430 160,250 290,140 420,122 560,160 660,280 666,440 580,560 470,604',
  )
  if (design === 1) links(studio)
  else if (design === 2) {
    const coil = (dx: number) => tube(sketch, ellipse(400 + dx, 380, 246, 232), colour, 40, 0.5)
    coil(-8)
    coil(10)
  } else {
    tube(sketch, path, colour, 84, 0.1)
    sketch.stroke(path, colour(-0.9), 84, { 'stroke-dasharray': '3 13', opacity: 0.24 })
    sketch.stroke(path, accent(0), 86, { 'stroke-dasharray': '14 600', 'stroke-dashoffset': -70 })
  }
  for (const x of [318, 446])
    form(sketch, box(x, 556, 40, 60, 8), alloy, { turn: 'across', edge: 5, gloss: 0.9 })
  form(sketch, box(280, 594, 244, 116, 40), plastic, {
    turn: 'along',
    edge: 18,
    gloss: 0.45,
    depth: 0.9,
  })
  letter(sketch, brand, { x: 362, y: 652, height: 20, colour: '#f1efea' })
  keyhole(sketch, 476, 652)
  if (design === 0) letter(sketch, brand, { x: 428, y: 124, height: 26, colour: ink, turn: 5 })
}

function links({ sketch, colour }: Studio): void {
  const count = 22
  for (let i = 0; i < count; i++) {
    const angle = 118 + (i * 304) / (count - 1)
    const [x, y] = onCircle(400, 376, 246, angle)
    sketch.group(
      { transform: `translate(${x.toFixed(0)} ${y.toFixed(0)})rotate(${(angle + 90).toFixed(0)})` },
      () => {
        if (i % 2) tube(sketch, line('-36,0! 36,0!'), colour, 26, 0.8)
        else tube(sketch, box(-50, -30, 100, 60, 30), colour, 22, 0.8)
      },
    )
  }
  form(sketch, curve('330,560 360,540 440,540 470,560 470,620 330,620'), gunmetal, { edge: 8 })
}
