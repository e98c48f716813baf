import { form, tube } from '#/drawings/accessory/brush.ts'
import { letter } from '#/drawings/accessory/lettering.ts'
import { ellipse, line, type Point } from '#/drawings/accessory/outline.ts'
import { type Painter, plastic, rubber } from '#/drawings/accessory/studio.ts'

/** Bars are bent in space: lateral, forward and up in millimetres, seen from the front, a little from above. */
type Bend = readonly [lateral: number, forward: number, up: number]

function seen([lateral, forward, up]: Bend, scale: number, cy: number): Point {
  const [yaw, pitch] = [0.6, 0.36]
  const x = lateral * Math.cos(yaw) + forward * Math.sin(yaw)
  const depth = forward * Math.cos(yaw) - lateral * Math.sin(yaw)
  return [400 + x * scale, cy - (up * Math.cos(pitch) - depth * Math.sin(pitch)) * scale]
}

const along = (bends: readonly Bend[], side: number, scale: number, cy: number) =>
  line(...bends.map(([lateral, forward, up]) => seen([lateral * side, forward, up], scale, cy)))

export const paintHandlebar: Painter = (studio) => {
  const { sketch, colour, accent, ink, brand } = studio
  const design = studio.design(3)
  const half = studio.measure(420) / 2
  const flare = [4, 4, 34][design] ?? 4
  const bends: Bend[] = [
    [0, 0, 0],
    [half * 0.55, 0, 2],
    [half * 0.86, 8, 2],
    [half - 6, 34, 0],
    [half, 66, -8],
    [half + flare * 0.2, 84, -36],
    [half + flare * 0.5, 74, -84],
    [half + flare * 0.8, 36, -116],
    [half + flare, -20, -126],
    [half + flare * 1.1, -64, -124],
  ]
  studio.ground(400, 690, 270, 24)
  const width = design === 1 ? 44 : 38
  const scale = 1.56
  for (const side of [1, -1]) {
    const d = along(bends, side, scale, 372)
    tube(sketch, d, colour, width, 0.5)
    const tip = bends.at(-1)
    if (tip) {
      const [x, y] = seen([tip[0] * side, tip[1], tip[2]], scale, 372)
      form(sketch, ellipse(x, y, width * 0.42, width * 0.5), plastic, { edge: 6 })
    }
  }
  const clamp = along(
    [
      [-34, 0, 0],
      [34, 0, 0],
    ],
    1,
    scale,
    340,
  )
  tube(sketch, clamp, colour, design === 1 ? 52 : 50, 0.5)
  const [lx, ly] = seen([half * 0.52, 0, 2], scale, 372)
  letter(sketch, brand, { x: lx, y: ly, height: 17, colour: ink, turn: -17 })
  for (const mm of [-16, 16]) {
    const [x, y] = seen([mm, 0, 0], scale, 372)
    sketch.stroke(line([x - 6, y - 22, 1], [x + 6, y + 24, 1]), accent(0), 4)
  }
}

export const paintFlatBar: Painter = (studio) => {
  const { sketch, colour, accent, ink, brand } = studio
  const design = studio.design(3)
  const rise = [4, 24, 40][design] ?? 4
  const half = studio.measure(680) / 2
  const bends: Bend[] = [
    [0, 0, 0],
    [60, 0, 0],
    [140, -6, rise * 0.7],
    [200, -12, rise],
    [half, -52, rise + 6],
  ]
  const scale = 1.1
  studio.ground(400, 540, 280, 24)
  for (const side of [1, -1]) {
    tube(sketch, along(bends, side, scale, 400), colour, 32, 0.5)
    const grip = along(
      [
        [half - 128, -30, rise + 3],
        [half, -52, rise + 6],
      ],
      side,
      scale,
      400,
    )
    tube(sketch, grip, rubber, 48, 0.1)
    sketch.stroke(grip, '#000', 48, { 'stroke-dasharray': '3 7', opacity: 0.4 })
    const ring = along(
      [
        [half - 134, -29, rise + 3],
        [half - 122, -31, rise + 3],
      ],
      side,
      scale,
      400,
    )
    tube(sketch, ring, accent, 52, 0.6)
    const [x, y] = seen([half * side, -52, rise + 6], scale, 400)
    form(sketch, ellipse(x, y, 17, 25), plastic, { edge: 6 })
  }
  tube(
    sketch,
    along(
      [
        [-36, 0, 0],
        [36, 0, 0],
      ],
      1,
      scale,
      400,
    ),
    colour,
    42,
    0.5,
  )
  const [x, y] = seen([112, -4, rise * 0.5], scale, 400)
  letter(sketch, brand, { x, y, height: 14, colour: ink, turn: [-14, -20, -25][design] ?? -14 })
}
