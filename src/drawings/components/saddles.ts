import { bolt, form, seam, stitches, tube } from '#/drawings/accessory/brush.ts'
import { letter } from '#/drawings/accessory/lettering.ts'
import { box, curve, ellipse, line, type Point } from '#/drawings/accessory/outline.ts'
import {
  alloy,
  brass,
  type Painter,
  plastic,
  rubber,
  steel,
  type Studio,
} from '#/drawings/accessory/studio.ts'
import { tone } from '#/drawings/accessory/tone.ts'

const shapes = [
  'channel',
  'cut-out',
  'flat',
  'channel-carbon',
  'short',
  'short-carbon',
  'gravel',
  'leather',
  'rubber',
  'floating',
  'comfort',
] as const
type Shape = (typeof shapes)[number]

/** Where the nose ends, how high the rear stands, how thick the padding is, how far the middle dips. */
type Cut = { nose: number; rear: number; thick: number; dip: number }
const cuts: Record<Shape, Cut> = {
  channel: { nose: 726, rear: 300, thick: 74, dip: 22 },
  'channel-carbon': { nose: 726, rear: 304, thick: 56, dip: 22 },
  'cut-out': { nose: 700, rear: 292, thick: 72, dip: 26 },
  flat: { nose: 756, rear: 322, thick: 60, dip: 6 },
  short: { nose: 630, rear: 286, thick: 84, dip: 30 },
  'short-carbon': { nose: 630, rear: 290, thick: 62, dip: 30 },
  gravel: { nose: 690, rear: 296, thick: 92, dip: 34 },
  leather: { nose: 752, rear: 296, thick: 112, dip: 18 },
  rubber: { nose: 736, rear: 304, thick: 66, dip: 16 },
  floating: { nose: 664, rear: 290, thick: 78, dip: 26 },
  comfort: { nose: 676, rear: 262, thick: 150, dip: 40 },
}

export const paintSaddle: Painter = (studio) => {
  const { sketch, colour, ink, brand, label } = studio
  const shape = studio.shape(...shapes)
  const cut = cuts[shape]
  studio.ground(390, 606, 250)
  rails(studio, shape, cut)
  base(studio, shape, cut)
  const outline = cover(cut)
  form(sketch, curve(outline), colour, {
    edge: shape === 'leather' ? 16 : 26,
    gloss: shape === 'leather' ? 0.6 : shape === 'rubber' ? 0.03 : 0.14,
    depth: 0.8,
    detail: () => details(studio, shape, cut),
  })
  fittings(studio, shape, cut)
  const side = { x: 236, y: cut.rear + cut.thick + 46, height: 20, colour: ink, turn: 5 }
  letter(sketch, brand, side)
  letter(sketch, label, { ...side, x: cut.nose - 110, y: side.y + 6, turn: -5, height: 17 })
}

function cover({ nose, rear, thick, dip }: Cut): Point[] {
  const low = rear + thick + 74
  return [
    [60, rear + 92],
    [66, rear + 30],
    [112, rear - 2],
    [190, rear + 4],
    [300, rear + 24 + dip],
    [430, rear + 34 + dip],
    [nose - 150, rear + 32 + dip * 0.7],
    [nose - 56, rear + 38],
    [nose - 12, rear + 60],
    [nose, rear + 94],
    [nose - 44, low - 10],
    [nose - 160, low + 2],
    [400, low + 6],
    [230, low],
    [100, low - 4],
  ]
}

/** Steel and titanium rails are round and bright; carbon ones are tall and black. */
function rails({ sketch }: Studio, shape: Shape, { nose, rear, thick }: Cut): void {
  const isCarbon = shape.endsWith('carbon')
  const low = rear + thick + 76
  const rail = (shift: number) =>
    line(
      [170 + shift, low, 1],
      [226 + shift, 548 + shift * 0.6],
      [320, 570 + shift * 0.6],
      [470, 566 + shift * 0.6],
      [nose - 150, 530 + shift],
      [nose - 80, low - 8, 1],
    )
  tube(sketch, rail(20), isCarbon ? tone('#2b2d31') : steel, isCarbon ? 26 : 17, 0.9)
  tube(sketch, rail(0), isCarbon ? plastic : alloy, isCarbon ? 30 : 19, 0.9)
  if (shape === 'comfort')
    for (const x of [150, 200])
      for (let coil = 0; coil < 6; coil++)
        tube(
          sketch,
          line([x - 26, low + 4 + coil * 16, 1], [x + 26, low - 2 + coil * 16, 1]),
          steel,
          11,
          0.9,
        )
}

function base({ sketch, accent }: Studio, shape: Shape, { nose, rear, thick }: Cut): void {
  const low = rear + thick + 66
  const shell = curve([
    [84, low - 16],
    [180, low],
    [400, low + 14],
    [nose - 160, low + 8],
    [nose - 34, low - 2],
    [nose - 90, low + 26],
    [400, low + 40],
    [200, low + 36],
    [96, low + 16],
  ])
  if (shape === 'leather') {
    form(
      sketch,
      curve([
        [nose - 60, low - 30],
        [nose - 8, low - 40],
        [nose - 20, low + 16],
        [nose - 66, low + 26],
      ]),
      steel,
      { edge: 8, gloss: 0.9 },
    )
    bolt(sketch, nose - 38, low + 4, 13, steel)
    return
  }
  form(sketch, shell, plastic, { edge: 10, gloss: shape.endsWith('carbon') ? 0.9 : 0.4 })
  if (shape === 'floating') {
    form(
      sketch,
      curve([
        [110, low - 8],
        [400, low + 12],
        [nose - 70, low + 2],
        [400, low + 26],
        [120, low + 8],
      ]),
      accent,
      { edge: 5, gloss: 0.3 },
    )
    sketch.group({ transform: 'translate(0 26)' }, () =>
      form(sketch, shell, rubber, { edge: 8, gloss: 0.2 }),
    )
  }
}

function details({ sketch, accent }: Studio, shape: Shape, { nose, rear, dip }: Cut): void {
  const y = rear + 36 + dip * 0.6
  const slot = (wide: number) =>
    curve([
      [150, y - 20],
      [300, y + 4 - wide],
      [440, y + 12 - wide],
      [nose - 90, y + 6],
      [440, y + 18 + wide],
      [280, y + 12 + wide],
    ])
  if (shape === 'cut-out' || shape.startsWith('short') || shape === 'floating') {
    const hole = curve([
      [210, y - 4],
      [320, y - 2],
      [450, y + 4],
      [nose - 130, y + 6],
      [450, y + 22],
      [310, y + 22],
    ])
    sketch.fill(hole, '#08090a')
    sketch.stroke(hole, '#fff', 2, { opacity: 0.25, transform: 'translate(0 3)' })
  } else if (shape !== 'leather' && shape !== 'flat' && shape !== 'rubber')
    sketch.softly(9, () => sketch.fill(slot(shape === 'comfort' ? 12 : 4), '#000'), {
      opacity: 0.5,
    })
  if (shape === 'cut-out')
    sketch.fill(
      curve([
        [40, rear + 96],
        [240, rear + 108],
        [nose, rear + 108],
        [nose, rear + 240],
        [40, rear + 240],
      ]),
      accent(0),
      { opacity: 0.9 },
    )
  if (shape === 'rubber')
    for (let i = 0; i < 60; i++)
      sketch.stroke(`M${40 + i * 12} ${rear - 10}v260M40 ${rear + i * 6}h720`, '#fff', 0.9, {
        opacity: 0.06,
      })
}

function fittings(
  { sketch, colour, accent }: Studio,
  shape: Shape,
  { nose, rear, thick, dip }: Cut,
): void {
  const low = rear + thick + 74
  if (shape === 'leather' || shape === 'rubber') {
    const metal = shape === 'leather' ? brass : steel
    for (const [x, y] of [
      [98, rear + 34],
      [82, rear + 66],
      [86, rear + 100],
      [nose - 22, rear + 66],
      [nose - 14, rear + 92],
    ] as const)
      form(sketch, ellipse(x, y, shape === 'leather' ? 13 : 9), metal, { edge: 4, gloss: 0.9 })
    if (shape === 'leather') sketch.fill(box(300, low - 22, 220, 3), '#000', { opacity: 0.3 })
    return
  }
  const panel = line(
    [76, rear + 100],
    [220, rear + 108 + dip * 0.3],
    [420, rear + 118 + dip * 0.4],
    [nose - 24, rear + 98],
  )
  seam(sketch, panel, colour, 2.4)
  if (shape === 'gravel' || shape === 'comfort')
    stitches(
      sketch,
      line([80, rear + 112], [220, rear + 120], [420, rear + 130], [nose - 30, rear + 110]),
      colour(0.8),
    )
  if (shape === 'short' || shape === 'short-carbon')
    sketch.stroke(line([70, rear + 60], [130, rear + 30], [210, rear + 36]), accent(0), 5)
  if (shape === 'flat') sketch.fill(box(120, rear + 20, 60, 8, 4), accent(0))
}
