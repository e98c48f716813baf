import { bolt, form } from '#/drawings/accessory/brush.ts'
import { letter } from '#/drawings/accessory/lettering.ts'
import { ellipse } from '#/drawings/accessory/outline.ts'
import { type Lens, pipe, seen, smooth, type Spot } from '#/drawings/accessory/solid.ts'
import { type Painter, plastic, rubber, steel, type Studio } from '#/drawings/accessory/studio.ts'

/** Seen from in front, a little from the left and from above, as a bar lies on a counter. */
const lens: Lens = { yaw: -0.46, pitch: 0.46, eye: 1200, scale: 1.24, cx: 400, cy: 330 }

const shapes = [
  'round',
  'aero',
  'flared',
  'one-piece',
  'one-piece-flared',
  'flat-top',
  'flat-top-flared',
  'rise',
  'welded',
] as const
type Shape = (typeof shapes)[number]

/** Flare in millimetres at the ends of the drops, rise of the tops, and the radius of the tops. */
const builds: Record<Shape, { flare: number; rise: number; tops: number }> = {
  round: { flare: 3, rise: 0, tops: 12 },
  aero: { flare: 8, rise: 0, tops: 19 },
  flared: { flare: 36, rise: 0, tops: 12 },
  'one-piece': { flare: 4, rise: 0, tops: 19 },
  'one-piece-flared': { flare: 34, rise: 0, tops: 18 },
  'flat-top': { flare: 4, rise: 0, tops: 16 },
  'flat-top-flared': { flare: 44, rise: 0, tops: 16 },
  rise: { flare: 44, rise: 22, tops: 12 },
  welded: { flare: 3, rise: 0, tops: 11 },
}

export const paintHandlebar: Painter = (studio) => {
  const { sketch, colour, ink, brand, label } = studio
  const shape = studio.shape(...shapes)
  const { flare, rise, tops } = builds[shape]
  const half = Math.min(260, studio.measure(420) / 2)
  studio.ground(390, 560, 290, 20)
  const bend = (side: number): number[][] =>
    [
      [34, 0, rise * 0.1, 15],
      [60, 0, rise * 0.5, 14],
      [92, 0, rise, tops],
      [half - 66, 0, rise, tops],
      [half - 26, 10, rise, 13],
      [half - 6, 34, rise, 12],
      [half, 60, rise - 6, 12],
      [half + flare * 0.12, 80, rise - 26, 12],
      [half + flare * 0.4, 84, rise - 58, 12],
      [half + flare * 0.68, 62, rise - 94, 12],
      [half + flare * 0.86, 22, rise - 118, 12],
      [half + flare, -30, rise - 126, 12],
      [half + flare * 1.08, -66, rise - 128, 12],
    ].map(([right = 0, ...rest]) => [right * side, ...rest])
  const isOnePiece = shape.startsWith('one-piece')
  if (isOnePiece) monoStem(studio)
  for (const side of [-1, 1]) {
    const spots = smooth(bend(side), 3)
    pipe(sketch, spots, lens, { colour, gloss: shape === 'welded' ? 0.9 : 0.5 })
    openEnd(studio, spots.at(-1))
  }
  if (isOnePiece) nose(studio)
  else clamp(studio, shape === 'welded')
  const [right, turn] = [half * 0.66, -13]
  const { at } = seen([right, 0, rise], lens)
  letter(sketch, brand, { x: at[0], y: at[1] - 1, height: 15, colour: ink, turn })
  if (label !== '') {
    const left = seen([-half * 0.62, 0, rise], lens)
    const x = left.at[0]
    letter(sketch, label, { x, y: left.at[1] - 1, height: 14, colour: ink, turn: -7, opacity: 0.8 })
  }
}

/** The end of a tube, with its dark bore. */
function openEnd({ sketch, colour }: Studio, spot: readonly number[] = []): void {
  const [right = 0, near = 0, up = 0] = spot
  const { at, unit } = seen([right, near, up], lens)
  form(sketch, ellipse(at[0], at[1], 10 * unit, 12 * unit), colour, { edge: 4, gloss: 0.6 })
  sketch.fill(ellipse(at[0], at[1], 7 * unit, 9 * unit), '#0b0c0e', { opacity: 0.9 })
}

/** The thicker middle with the marks that the stem's faceplate is set by. */
function clamp({ sketch, colour, ink }: Studio, isWelded: boolean): void {
  const middle = [-36, -20, 0, 20, 36].map((right) => [right, 0, 0, 15.9])
  pipe(sketch, middle, lens, { colour, gloss: 0.6 })
  for (const right of isWelded ? [] : [-24, -20, -16, 16, 20, 24]) {
    const [top, foot] = [seen([right, 6, 13], lens), seen([right, 13, -6], lens)]
    sketch.stroke(`M${top.at.slice(0, 2).join(' ')}L${foot.at.slice(0, 2).join(' ')}`, ink, 1.6, {
      opacity: 0.7,
    })
  }
}

/** Bar and stem in one piece: the stem runs back to the steerer's clamp. */
function monoStem({ sketch, colour }: Studio): void {
  const back: number[][] = [
    [0, -104, 10, 19],
    [0, -70, 7, 18],
    [0, -36, 3, 22],
    [0, -6, 0, 30],
  ]
  const ring = seen([0, -104, 12], lens)
  const foot = seen([0, -104, -26], lens)
  form(sketch, ellipse(foot.at[0], foot.at[1], 24, 15), colour, { edge: 6 })
  pipe(sketch, smooth(back, 3), lens, { colour, gloss: 0.6 })
  form(sketch, ellipse(ring.at[0], ring.at[1], 29, 18), colour, { edge: 6, gloss: 0.7 })
  sketch.fill(ellipse(ring.at[0], ring.at[1], 19, 11), '#0b0c0e')
}

/** The wide web in which the stem grows into the tops. */
function nose({ sketch, colour }: Studio): void {
  const middle: number[][] = [
    [-62, 0, 0, 17],
    [-30, 2, 0, 19],
    [0, 4, 0, 20],
    [30, 2, 0, 19],
    [62, 0, 0, 17],
  ]
  pipe(sketch, smooth(middle, 3), lens, { colour, gloss: 0.6 })
  for (const right of [-9, 9]) {
    const { at } = seen([right, 12, -9], lens)
    bolt(sketch, at[0], at[1], 5, steel)
  }
}

export const paintFlatBar: Painter = (studio) => {
  const { sketch, colour, accent, ink, brand } = studio
  const design = studio.design(3)
  const rise = [4, 18, 34][design] ?? 4
  const sweep = [30, 34, 46][design] ?? 30
  const half = studio.measure(680) / 2
  const flatLens: Lens = { ...lens, yaw: -0.36, pitch: 0.42, scale: 1.02, cy: 400 }
  studio.ground(400, 454 + rise * 0.3, 320, 14)
  for (const side of [-1, 1]) {
    const spots = smooth(
      [
        [30, 0, 0, 15],
        [56, 0, 0, 14],
        [112, 0, rise * 0.6, 12],
        [160, -4, rise, 11.5],
        [half - 130, -sweep * 0.5, rise + 2, 11],
        [half, -sweep * 1.4, rise + 4, 11],
      ].map(([right = 0, ...rest]) => [right * side, ...rest]),
      4,
    )
    pipe(sketch, spots, flatLens, { colour })
    const grip = [0, 0.25, 0.5, 0.75, 1].map((share) => [
      side * (half - 126 + 126 * share),
      -sweep * (0.55 + 0.85 * share),
      rise + 2 + 2 * share,
      design === 2 && share > 0.6 ? 20 : 16.5,
    ])
    pipe(sketch, grip, flatLens, { colour: rubber, gloss: 0.1 })
    const [inner = [], outer = []] = [grip[0], grip.at(-1)]
    for (let rib = 1; rib < 14; rib++) gripRib(studio, flatLens, inner, outer, rib / 14)
    const collar = [0, 0.08].map((share) => [
      side * (half - 132 + 126 * share),
      -sweep * (0.5 + 0.85 * share),
      rise + 2,
      18.5,
    ])
    pipe(sketch, collar, flatLens, { colour: accent, gloss: 0.7 })
    const end = seen([outer[0] ?? 0, outer[1] ?? 0, outer[2] ?? 0] satisfies Spot, flatLens)
    form(sketch, ellipse(end.at[0], end.at[1], 11 * end.unit, 16 * end.unit), plastic, { edge: 5 })
  }
  pipe(
    sketch,
    [-34, -16, 0, 16, 34].map((right) => [right, 0, 0, 15.9]),
    flatLens,
    { colour, gloss: 0.6 },
  )
  const { at } = seen([(half + 30) / 2, -sweep * 0.3, rise + 1], flatLens)
  letter(sketch, brand, { x: at[0], y: at[1], height: 9, colour: ink, turn: -13 })
}

function gripRib(
  { sketch }: Studio,
  view: Lens,
  inner: readonly number[],
  outer: readonly number[],
  share: number,
): void {
  const mix = (axis: number) =>
    (inner[axis] ?? 0) + ((outer[axis] ?? 0) - (inner[axis] ?? 0)) * share
  const { at, unit } = seen([mix(0), mix(1), mix(2)], view)
  const reach = 15 * unit
  sketch.stroke(
    `M${at[0].toFixed(1)} ${(at[1] - reach).toFixed(1)}v${(2 * reach).toFixed(1)}`,
    '#000',
    2.4,
    { opacity: 0.45 },
  )
}
