import { bolt, form, seam } from '#/drawings/accessory/brush.ts'
import { letter } from '#/drawings/accessory/lettering.ts'
import { box, curve, ellipse, line } from '#/drawings/accessory/outline.ts'
import {
  alloy,
  brass,
  type Painter,
  plastic,
  rubber,
  steel,
  type Studio,
} from '#/drawings/accessory/studio.ts'

const shapes = [
  'forged',
  'milled',
  'flex',
  'integrated',
  'moulded',
  'short',
  'welded',
  'adjustable',
] as const
type Shape = (typeof shapes)[number]

/** The start of the room for a name, in front of the steerer's middle; it ends at the bar's clamp. */
const roomFrom: Record<Shape, number> = {
  forged: 24,
  milled: 90,
  flex: 104,
  integrated: 24,
  moulded: 24,
  short: 20,
  welded: 94,
  adjustable: 94,
}

/** Seen from the side: the steerer's clamp stands, the rest leans by the stem's angle. */
export const paintStem: Painter = (studio) => {
  const { sketch, ink, brand, label, angle, accent } = studio
  const shape = studio.shape(...shapes)
  const reach = 120 + Math.min(140, studio.measure(100)) * 2
  const [x1, y1] = [400 - reach / 2, 430]
  // The steerer is drawn upright, so a stem of -17 degrees is level with the road.
  const tilt = -(angle + 12)
  const ends = { x1, x2: x1 + reach, y: y1, shape }
  studio.ground(400, 612, 270)
  sketch.group({ transform: `rotate(${(-tilt * 0.15).toFixed(1)} ${x1} ${y1})` }, () =>
    steererClamp(studio, x1, y1, shape),
  )
  sketch.group({ transform: `rotate(${tilt} ${x1} ${y1})` }, () => {
    sketch.group({ mask: openBore(studio, ends.x2, y1) }, () => {
      body(studio, ends)
      barClamp(studio, ends.x2, y1, shape)
    })
    const [from, to] = [x1 + roomFrom[shape], ends.x2 - 114]
    const word = {
      x: (from + to) / 2,
      y: y1 + 2,
      height: Math.min(26, (to - from) / 6.8),
      colour: ink,
    }
    letter(sketch, brand, label === '' ? word : { ...word, y: y1 - 12 })
    letter(sketch, label, { ...word, y: y1 + 24, height: Math.min(15, word.height), opacity: 0.8 })
  })
  if (shape === 'adjustable') joint(studio, x1, y1)
  if (studio.design(3) === 2 && shape === 'flex')
    sketch.fill(box(x1 - 76, y1 - 118, 152, 12), accent(0))
}

function steererClamp({ sketch, colour }: Studio, x: number, y: number, shape: Shape): void {
  const isSmooth = shape === 'integrated' || shape === 'moulded'
  form(sketch, box(x - 76, y - 128, 152, isSmooth ? 300 : 262, 26), colour, {
    turn: 'across',
    edge: 14,
    gloss: shape === 'welded' ? 0.9 : 0.5,
    depth: 0.85,
  })
  if (isSmooth) {
    form(sketch, box(x - 86, y + 128, 172, 44, 14), plastic, { turn: 'across', edge: 8 })
    return
  }
  seam(sketch, line([x - 58, y - 128, 1], [x - 58, y + 132, 1]), colour, 4)
  for (const dy of [-72, 76]) bolt(sketch, x - 38, y + dy, 17, steel)
}

type Ends = { x1: number; x2: number; y: number; shape: Shape }

function body(studio: Studio, { x1, x2, y, shape }: Ends): void {
  const { sketch, colour, accent } = studio
  const [waist, root] = {
    forged: [64, 92],
    milled: [54, 96],
    flex: [74, 92],
    integrated: [78, 110],
    moulded: [92, 124],
    short: [74, 96],
    welded: [46, 48],
    adjustable: [58, 70],
  }[shape]
  const d = curve([
    [x1 - 40, y - (root ?? 92)],
    [x1 + 60, y - (root ?? 92) * 0.94],
    [x2 - 96, y - (waist ?? 64)],
    [x2 + 8, y - 92],
    [x2 + 8, y + 92],
    [x2 - 96, y + (waist ?? 64)],
    [x1 + 60, y + (root ?? 92) * 0.94],
    [x1 - 40, y + (root ?? 92)],
  ])
  form(sketch, d, colour, {
    turn: 'along',
    edge: 24,
    gloss: shape === 'welded' ? 0.9 : 0.5,
    depth: 0.85,
  })
  if (shape === 'milled') {
    const pocket = curve([
      [x1 + 92, y - 44],
      [x2 - 120, y - 34],
      [x2 - 120, y + 36],
      [x1 + 92, y + 46],
    ])
    sketch.within(pocket, () => sketch.fill(pocket, '#000', { opacity: 0.28 }))
    sketch.stroke(pocket, colour(0.7), 2.4, { opacity: 0.6 })
  }
  if (shape === 'moulded')
    sketch.within(d, () => {
      for (let i = 0; i < 26; i++)
        sketch.stroke(`M${x1 + i * 16 - 60} ${y - 130}l120 260m-120 0l120 -260`, colour(0.8), 3, {
          opacity: 0.09,
        })
    })
  if (shape === 'integrated') {
    seam(sketch, line([x1 + 20, y + 66], [x2 - 60, y + 54]), colour, 3)
    sketch.fill(box(x2 - 104, y + 64, 60, 16, 8), '#0b0c0e')
  }
  if (shape === 'welded')
    for (const [x, tall] of [
      [x1 + 76, 44],
      [x2 - 104, 46],
    ] as const)
      for (const shift of [0, 7])
        seam(
          sketch,
          line([x + shift, y - tall], [x + shift + 6, y], [x + shift, y + tall]),
          colour,
          2.4,
        )
  if (shape === 'flex') {
    form(sketch, box(x1 + 46, y - 82, 40, 164, 14), rubber, { turn: 'along', edge: 8, gloss: 0.1 })
    sketch.fill(box(x1 + 90, y - 78, 8, 156), accent(0))
  }
}

/** The ground behind the stem shows through the far end of its bore. */
const openBore = ({ sketch }: Studio, x: number, y: number): string =>
  `url(#${sketch.define((id) => `<mask id="${id}" maskUnits="userSpaceOnUse" x="-200" y="-200" width="1200" height="1200"><path d="M-200 -200H1000V1000H-200Z" fill="#fff"/><path d="${ellipse(x + 9, y - 5, 64)}"/></mask>`)})`

/** The faceplate closes around the bar with four bolts, two of them seen. */
function barClamp({ sketch, colour }: Studio, x: number, y: number, shape: Shape): void {
  form(sketch, ellipse(x, y, 106), colour, {
    edge: 18,
    gloss: shape === 'welded' ? 0.9 : 0.5,
    depth: 0.85,
  })
  // The bore runs away from the eye: its wall is dark above and catches light below, and its end is open.
  const hole = ellipse(x, y, 78)
  sketch.fill(hole, sketch.linear([0, 0, 0.3, 1], '0 #0b0c0e, 0.55 #26292d, 1 #8b9096'))
  sketch.stroke(ellipse(x, y, 78), '#000', 3, { opacity: 0.5 })
  for (const way of [-1, 1]) {
    seam(sketch, line([x + 14, y + way * 106, 1], [x + 14, y + way * 76, 1]), colour, 4)
    form(sketch, box(x + 20, y + way * 92 - 20, 74, 40, 14), colour, { edge: 8, gloss: 0.5 })
    bolt(sketch, x + 66, y + way * 92, 14, hasTitaniumBolts(shape) ? brass : steel)
  }
}

/** Machined and carbon stems have golden bolts; on the bike `bike-cockpit/stem-styles.ts` has their colours. */
const hasTitaniumBolts = (shape: Shape) => shape === 'milled' || shape === 'moulded'

/** The pivot of an adjustable stem, with the degrees it can be set to. */
function joint({ sketch, colour }: Studio, x: number, y: number): void {
  form(sketch, ellipse(x, y, 84), colour, { edge: 16, gloss: 0.5 })
  sketch.stroke(ellipse(x, y, 64), alloy(0), 12, { 'stroke-dasharray': '2.4 9' })
  bolt(sketch, x, y, 32, steel)
}
