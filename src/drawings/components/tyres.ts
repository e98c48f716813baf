import { letterAround } from '#/drawings/accessory/lettering.ts'
import { ellipse, onCircle } from '#/drawings/accessory/outline.ts'
import { type Painter, rubber, type Studio } from '#/drawings/accessory/studio.ts'
import { inkOn, type Tone } from '#/drawings/accessory/tone.ts'

/** A tyre stands turned a little to the viewer: tread on the left, near sidewall on the right. */
type Carcass = { width: number; near: number; hole: string }

const cy = 396

const outer = 322

const lean = 0.86

const widthOf = (millimetres: number) => 26 + Math.min(64, millimetres) * 1.35

const wallOf = (millimetres: number) => 17 + Math.min(64, millimetres) * 0.6

function carcass(millimetres: number): Carcass {
  const width = widthOf(millimetres)
  const near = 400 + width * 0.34
  const wall = wallOf(millimetres)
  const [rx, ry] = [(outer - wall) * lean, outer - wall]
  const shift = width * 0.5
  const drop = ry * Math.sqrt(1 - (shift / 2 / rx) ** 2)
  const top = `${near - shift / 2} ${(cy - drop).toFixed(1)}`
  const foot = `${near - shift / 2} ${(cy + drop).toFixed(1)}`
  const bend = `A${rx.toFixed(1)} ${ry.toFixed(1)} 0 0 1`
  return { width, near, hole: `M${top}${bend} ${foot}${bend} ${top}Z` }
}

const ring = (cx: number, radius: number) => ellipse(cx, cy, radius * lean, radius)

/** Slices from the far bead to the near one give the tyre its round crown. */
function tread({ sketch }: Studio, { width, near, hole }: Carcass, colour: Tone): void {
  const slices = 12
  for (let i = 0; i <= slices; i++) {
    const t = i / slices
    const radius = outer - 26 * (2 * t - 1) ** 2 * (width / 120)
    const light = 0.28 * Math.cos((t - 0.4) * Math.PI * 1.3) - 0.16
    const shine = sketch.linear(
      [0.1, 0, 0.6, 1],
      [
        [0, colour(light + 0.34)],
        [0.35, colour(light)],
        [1, colour(light - 0.34)],
      ],
    )
    sketch.fill(ring(near - width * (1 - t), radius) + hole, shine, { 'fill-rule': 'evenodd' })
  }
}

type Block = readonly [across: number, size: number, dash: string, offset: number]

/** Rows of tread blocks, each a dashed line around the crown. */
function blocks(
  { sketch }: Studio,
  { width, near, hole }: Carcass,
  colour: Tone,
  rows: readonly Block[],
): void {
  const id = sketch.define(
    (own) =>
      `<clipPath id="${own}"><path clip-rule="evenodd" d="M0 0H800V800H0Z${hole}"/></clipPath>`,
  )
  sketch.group({ 'clip-path': `url(#${id})` }, () => {
    for (const [across, size, dash, offset] of rows) {
      const radius = outer + 1 - 26 * (2 * across - 1) ** 2 * (width / 120)
      const d = ring(near - width * (1 - across), radius)
      const dashes = { 'stroke-dasharray': dash, 'stroke-dashoffset': offset }
      sketch.stroke(d, colour(-0.95), size + 3, {
        ...dashes,
        transform: 'translate(2 3)',
        opacity: 0.8,
      })
      sketch.stroke(
        d,
        sketch.linear(
          [0.1, 0, 0.6, 1],
          [
            [0, colour(0.34)],
            [0.5, colour(0.05)],
            [1, colour(-0.3)],
          ],
        ),
        size,
        dashes,
      )
    }
  })
}

function sidewall(studio: Studio, { near, hole, width }: Carcass, colour: Tone, ink: string): void {
  const { sketch, brand } = studio
  const edge = outer - 22 * (width / 120)
  const d = ring(near, edge) + hole
  sketch.fill(
    d,
    sketch.linear(
      [0.1, 0, 0.8, 1],
      [
        [0, colour(0.25)],
        [0.4, colour(0)],
        [1, colour(-0.4)],
      ],
    ),
    { 'fill-rule': 'evenodd' },
  )
  const clip = sketch.define(
    (id) => `<clipPath id="${id}"><path clip-rule="evenodd" d="${d}"/></clipPath>`,
  )
  sketch.group({ 'clip-path': `url(#${clip})` }, () => {
    const middle = (edge + outer - 60) / 2
    sketch.softly(5, () => sketch.stroke(arcOf(near, middle + 6, 160, 330), colour(0.8), 8), {
      opacity: 0.5,
    })
    sketch.softly(7, () => sketch.stroke(arcOf(near, middle - 8, -10, 170), colour(-1), 14), {
      opacity: 0.4,
    })
  })
  const base = edge - (edge - holeRadius(width)) * 0.48
  const size = Math.min(24, (edge - holeRadius(width)) * 0.42)
  letterAround(sketch, brand, {
    cx: near,
    cy,
    radius: base,
    lean,
    middle: -62,
    height: size,
    colour: ink,
  })
  letterAround(sketch, brand, {
    cx: near,
    cy,
    radius: base,
    lean,
    middle: 118,
    height: size,
    colour: ink,
  })
}

const holeRadius = (width: number) => outer - wallOf((width - 26) / 1.35)

const arcOf = (cx: number, r: number, from: number, to: number) => {
  const [x1, y1] = onCircle(0, 0, r, from)
  const [x2, y2] = onCircle(0, 0, r, to)
  return `M${(cx + x1 * lean).toFixed(1)} ${(cy + y1).toFixed(1)}A${(r * lean).toFixed(1)} ${r.toFixed(1)} 0 0 1 ${(cx + x2 * lean).toFixed(1)} ${(cy + y2).toFixed(1)}`
}

function innerWall({ sketch }: Studio, { width, near, hole }: Carcass, colour: Tone): void {
  const d = ring(near - width * 0.5, holeRadius(width) + 4) + hole
  sketch.fill(
    d,
    sketch.linear(
      [0, 0, 1, 0.3],
      [
        [0, colour(-0.4)],
        [0.7, colour(-0.75)],
        [1, colour(-0.2)],
      ],
    ),
    { 'fill-rule': 'evenodd' },
  )
}

function paintTyreWith(studio: Studio, usual: number, rows: readonly Block[]): void {
  const body = carcass(studio.measure(usual))
  studio.ground(body.near - body.width * 0.45, cy + outer + 14, 150, 16)
  const tan = studio.design(3) !== 1
  const wall = tan && studio.accentHex !== '#1f5eff' ? studio.accent : rubber
  tread(studio, body, studio.colour)
  blocks(studio, body, studio.colour, rows)
  innerWall(studio, body, wall)
  sidewall(studio, body, wall, inkOn(wall(0)))
}

export const paintTyre: Painter = (studio) => {
  const rows: Block[][] = [
    [
      [0.28, 2.4, '3 5', 0],
      [0.4, 2.4, '3 5', 4],
      [0.7, 2.4, '3 5', 0],
    ],
    [
      [0.24, 5, '16 8', 0],
      [0.34, 4, '2 4', 0],
      [0.74, 5, '16 8', 6],
    ],
    [
      [0.2, 3, '9 13', 0],
      [0.28, 3, '9 13', 7],
      [0.72, 3, '9 13', 4],
    ],
  ]
  paintTyreWith(studio, 28, rows[studio.design(3)] ?? [])
}

export const paintGravelTyre: Painter = (studio) => {
  const rows: Block[][] = [
    [
      [0.06, 15, '20 14', 0],
      [0.22, 9, '9 8', 4],
      [0.34, 9, '9 8', 12],
      [0.46, 9, '9 8', 4],
      [0.58, 9, '9 8', 12],
      [0.7, 9, '9 8', 4],
      [0.88, 15, '20 14', 8],
    ],
    [
      [0.08, 16, '24 12', 0],
      [0.26, 6, '5 6', 0],
      [0.36, 6, '5 6', 5],
      [0.46, 6, '5 6', 0],
      [0.56, 6, '5 6', 5],
      [0.68, 6, '5 6', 0],
      [0.9, 16, '24 12', 10],
    ],
    [
      [0.05, 20, '22 18', 0],
      [0.24, 16, '18 22', 12],
      [0.42, 16, '22 18', 0],
      [0.6, 16, '18 22', 10],
      [0.76, 15, '20 20', 2],
      [0.92, 20, '22 18', 10],
    ],
  ]
  paintTyreWith(studio, 45, rows[studio.design(3)] ?? [])
}
