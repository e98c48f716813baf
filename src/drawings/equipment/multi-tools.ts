import { bolt, form } from '#/drawings/accessory/brush.ts'
import { letter } from '#/drawings/accessory/lettering.ts'
import { box, curve, ellipse, polygon } from '#/drawings/accessory/outline.ts'
import type { Sketch } from '#/drawings/accessory/sketch.ts'
import { gunmetal, type Painter, steel, type Studio } from '#/drawings/accessory/studio.ts'

/** A blade of the tool, drawn upright from its pivot at the origin and turned into place. */
function blade(
  sketch: Sketch,
  [x, y, turn]: readonly [number, number, number],
  length: number,
  tip: 'hex' | 'torx' | 'flat' | 'blade',
): void {
  sketch.group({ transform: `translate(${x} ${y})rotate(${turn})` }, () => {
    const shank = { hex: 22, torx: 18, flat: 18, blade: 40 }[tip]
    if (tip === 'blade') {
      form(
        sketch,
        curve([
          [-20, 20, 1],
          [-20, -length * 0.5],
          [-14, -length * 0.85],
          [10, -length, 1],
          [20, -length * 0.7],
          [20, 20, 1],
        ]),
        steel,
        { turn: 'across', edge: 4, gloss: 0.9 },
      )
      return
    }
    form(sketch, box(-22, -66, 44, 96, 10), gunmetal, { turn: 'across', edge: 4, gloss: 0.6 })
    form(sketch, box(-shank / 2, -length, shank, length - 50, tip === 'torx' ? 6 : 2), steel, {
      turn: 'across',
      edge: 3,
      gloss: 0.9,
      depth: 0.9,
      detail: () => {
        if (tip === 'hex') sketch.fill(box(-4, -length, 8, length), '#fff', { opacity: 0.35 })
        if (tip === 'torx')
          for (const lobe of [-6, 0, 6])
            sketch.fill(box(lobe - 1, -length, 2, 46), '#000', { opacity: 0.4 })
        if (tip === 'flat')
          sketch.fill(
            polygon([-12, -length - 4], [12, -length - 4], [8, -length + 40], [-8, -length + 40]),
            '#fff',
            { opacity: 0.4 },
          )
      },
    })
  })
}

export const paintMultiTool: Painter = (studio) => {
  const { sketch, colour, accent, accentInk, ink, brand } = studio
  const shape = studio.shape('folding', 'drilled', 'chain-tool', 'stowaway')
  if (shape === 'stowaway') return stowaway(studio)
  const design = { folding: 0, drilled: 1, 'chain-tool': 2 }[shape]
  studio.ground(400, 690, 250)
  if (shape === 'chain-tool') chainTool(studio)
  const fans: [number, number, 'hex' | 'torx' | 'flat' | 'blade'][][] = [
    [
      [-62, 250, 'hex'],
      [-34, 310, 'hex'],
      [-6, 350, 'torx'],
      [24, 290, 'hex'],
    ],
    [
      [-58, 250, 'hex'],
      [-26, 320, 'flat'],
      [10, 300, 'hex'],
    ],
    [
      [-64, 250, 'hex'],
      [-40, 300, 'torx'],
      [-16, 340, 'hex'],
      [6, 310, 'blade'],
    ],
  ]
  for (const [turn, length, tip] of fans[design] ?? [])
    blade(sketch, [226, 596, turn * 0.9], length * 0.92, tip)
  for (const [turn, length, tip] of fans[(design + 1) % 3] ?? [])
    blade(sketch, [574, 596, -turn * 0.9], length * 0.87, tip)
  form(sketch, box(166, 520, 468, 152, 76), gunmetal, { turn: 'along', edge: 10, gloss: 0.5 })
  form(sketch, box(158, 536, 484, 146, 73), colour, {
    turn: 'along',
    edge: 18,
    gloss: 0.5,
    depth: 0.8,
    detail: () => {
      if (design === 1)
        for (let i = 0; i < 6; i++)
          sketch.fill(ellipse(310 + i * 36, 609, 11), '#0a0b0c', { opacity: 0.75 })
      if (design === 2) sketch.fill(box(290, 500, 220, 200), accent(0))
    },
  })
  if (design !== 1)
    letter(sketch, brand, { x: 400, y: 609, height: 32, colour: design === 2 ? accentInk : ink })
  bolt(sketch, 226, 609, 30, steel)
  bolt(sketch, 574, 609, 30, steel)
}

/** The fork that pushes a chain's pin out, folded out in the middle. */
function chainTool({ sketch }: Studio): void {
  form(
    sketch,
    curve('352,540 348,420 360,380 392,380 392,430 408,430 408,380 440,380 452,420 448,540'),
    gunmetal,
    { edge: 8, gloss: 0.6 },
  )
  form(sketch, box(440, 404, 70, 22, 4), steel, { turn: 'along', edge: 3, gloss: 0.9 })
}

/** A slim tool on the plug that closes the steerer: it pulls out by its cap. */
function stowaway({ sketch, colour, accent, ink, brand, ground }: Studio): void {
  ground(400, 620, 270)
  sketch.group({ transform: 'rotate(-14 400 420)' }, () => {
    form(sketch, box(150, 376, 400, 88, 14), colour, { turn: 'along', edge: 9, gloss: 0.5 })
    for (const x of [210, 270]) sketch.fill(box(x, 388, 46, 64, 8), '#0a0b0c', { opacity: 0.7 })
    blade(sketch, [170, 420, -64], 170, 'hex')
    blade(sketch, [180, 420, -24], 190, 'torx')
    bolt(sketch, 182, 420, 22, steel)
    letter(sketch, brand, { x: 410, y: 420, height: 30, colour: ink })
    form(sketch, box(540, 340, 40, 160, 16), accent, { turn: 'along', edge: 8, gloss: 0.5 })
    form(sketch, box(576, 356, 60, 128, 26), colour, { turn: 'along', edge: 12, gloss: 0.6 })
  })
}
