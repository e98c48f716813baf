import { inLight, mix } from '#/drawings/scenery/palette.ts'
import type { Random } from '#/drawings/scenery/random.ts'
import { flow, path, round, type Sheet, type Spot } from '#/drawings/scenery/sheet.ts'

/** Round dots of one size: what leaves, needles and clouds are heaped from. A dot may be drawn out to a dash. */
type Dots = { d: string; wide: number }

const dot = (x: number, y: number, long = 0): string =>
  `M${Math.round(x)} ${Math.round(y)}h${Math.round(long)}`

/** Dots spread over an oval, more of them towards its rim, so that the outline is never a circle. */
function heap(
  random: Random,
  [x, y]: Spot,
  [wide, tall]: readonly [number, number],
  count: number,
): string {
  return Array.from({ length: count }, (_, i) => {
    const turn = ((i + random.next() * 0.8) / count) * Math.PI * 2
    const out = Math.sqrt(random.next())
    return dot(x + Math.cos(turn) * wide * out, y + Math.sin(turn) * tall * out)
  }).join('')
}

type Tree = { trunk: string; limbs: string; dark: Dots; pale: Dots }

/** A Scots pine: a bare, leaning trunk that turns red towards the top, and flat pads of needles. */
function pine(random: Random, [x, y]: Spot, size: number): Tree {
  const lean = random.between(-0.09, 0.09) * size
  const half = size * 0.018
  const edge = (way: 1 | -1): Spot[] => [
    [x + way * half * 2.1, y + size * 0.012],
    [x + way * half * 1.2 + lean * 0.05, y - size * 0.1],
    [x + way * half + lean * 0.3, y - size * 0.4],
    [x + way * half * 0.8 + lean * 0.7, y - size * 0.65],
    [x + way * half * 0.3 + lean, y - size * 0.94],
  ]
  const trunk = `${flow(edge(-1))}L${flow(edge(1).toReversed()).slice(1)}Z`
  const [dark, pale, limbs]: [string[], string[], string[]] = [[], [], []]
  const tiers = 8
  // Pines in the distance need fewer needles.
  const tufts = size > 200 ? 10 : 5
  for (let i = 0; i < tiers; i++) {
    const t = i / (tiers - 1)
    const side = i % 2 ? 1 : -1
    const level = y - size * (0.5 + t * 0.46 + random.between(-0.02, 0.02))
    const reach = size * (0.21 - t * 0.13) * random.between(0.5, 1.2)
    const cx = x + lean * (0.5 + t * 0.5) + reach * side * (i === tiers - 1 ? 0.1 : 1)
    const wide = size * (0.13 - t * 0.04)
    limbs.push(
      path([
        [x + lean * (0.4 + t * 0.5), level + size * 0.05],
        [cx, level],
      ]),
    )
    for (let tuft = 0; tuft < tufts; tuft++) {
      const dx = random.between(-1, 1) * wide
      const dy = random.between(-0.42, 0.1) * wide
      dark.push(
        dot(
          cx + dx - wide * 0.2,
          level + dy * (1.2 - Math.abs(dx / wide)),
          wide * random.between(0.1, 0.4),
        ),
      )
      if (tuft < tufts / 2)
        pale.push(
          dot(
            cx + dx * 0.8 - wide * 0.1,
            level + dy - wide * 0.16,
            wide * random.between(0.05, 0.3),
          ),
        )
    }
  }
  return {
    trunk,
    limbs: limbs.join(''),
    dark: { d: dark.join(''), wide: size * 0.028 },
    pale: { d: pale.join(''), wide: size * 0.014 },
  }
}

/** The colour of something `away` from the viewer, 0 to 1 at the horizon, where it takes the colour of the air. */
export const inAir = ({ palette, look }: Sheet, colour: string, away: number): string =>
  mix(inLight(look, colour), mix(palette.distance, palette.air, 0.4), away)

export function printPines(
  sheet: Sheet,
  spots: readonly (readonly [x: number, y: number, size: number])[],
  away: number,
): void {
  const { random, unit } = sheet
  const trees = spots.map(([x, y, size]) => pine(random, [x, y], size))
  sheet.fill(trees.map(({ trunk }) => trunk).join(''), inAir(sheet, '#8a5238', away))
  sheet.stroke(trees.map(({ limbs }) => limbs).join(''), inAir(sheet, '#6b402e', away), 2.4 * unit)
  for (const { dark, pale } of trees) {
    printDots(sheet, dark, inAir(sheet, '#2f4636', away))
    printDots(sheet, pale, inAir(sheet, '#64805a', away), 0.8)
  }
}

const printDots = (sheet: Sheet, { d, wide }: Dots, colour: string, opacity = 1): void =>
  sheet.stroke(d, colour, wide, { 'stroke-linecap': 'round', ...(opacity < 1 && { opacity }) })

/** Round crowns of beech, oak or hedgerow trees, lit from above. */
export function printCrowns(
  sheet: Sheet,
  spots: readonly (readonly [x: number, y: number, size: number])[],
  { colour, away }: { colour: string; away: number },
): void {
  const { random, unit } = sheet
  const tones = [
    inAir(sheet, mix(colour, '#10160f', 0.42), away),
    inAir(sheet, mix(colour, '#10160f', 0.16), away),
    inAir(sheet, mix(colour, '#fff4c8', 0.14), away),
    inAir(sheet, mix(colour, '#fff4c8', 0.36), away),
  ] as const
  const bark = inAir(sheet, '#4b4034', away)
  for (const [x, y, size] of spots) {
    const half = size * 0.026
    const count = size > 90 * unit ? 26 : 11
    const crown: Spot = [x, y - size * 0.6]
    const lift = (dx: number, dy: number): Spot => [crown[0] + dx * size, crown[1] - dy * size]
    sheet.fill(
      `M${round(x - half * 1.8)} ${round(y)}L${round(x - half)} ${round(y - size * 0.4)}h${round(half * 2)}L${round(x + half * 1.8)} ${round(y)}Z`,
      bark,
    )
    const layers = [
      [heap(random, crown, [size * 0.3, size * 0.32], count), 0.19],
      [heap(random, lift(-0.02, 0.06), [size * 0.26, size * 0.26], count), 0.13],
      [heap(random, lift(0.05, 0.13), [size * 0.2, size * 0.19], Math.ceil(count * 0.8)), 0.09],
      [heap(random, lift(0.08, 0.2), [size * 0.15, size * 0.12], Math.ceil(count * 0.6)), 0.055],
    ] as const
    for (const [index, [d, wide]] of layers.entries())
      printDots(sheet, { d, wide: wide * size }, tones[index] ?? tones[0])
  }
}

/** Bushes along a line: the same heaps, low and close together. */
export function printBushes(
  sheet: Sheet,
  spots: readonly Spot[],
  { colour, away, size }: { colour: string; away: number; size: number },
): void {
  const { random } = sheet
  const layer = (lift: number, reach: number) =>
    spots
      .map(([x, y]) => heap(random, [x, y - lift * size], [size * reach, size * reach * 0.7], 4))
      .join('')
  printDots(
    sheet,
    { d: layer(0.3, 0.5), wide: size * 0.62 },
    inAir(sheet, mix(colour, '#10160f', 0.3), away),
  )
  printDots(sheet, { d: layer(0.55, 0.4), wide: size * 0.3 }, inAir(sheet, colour, away))
  printDots(
    sheet,
    { d: layer(0.75, 0.34), wide: size * 0.13 },
    inAir(sheet, mix(colour, '#fff4c8', 0.3), away),
    0.7,
  )
}

/** A bare winter tree: branches that fork and grow thinner. */
export function printBareTree(sheet: Sheet, [x, y]: Spot, size: number, away: number): void {
  const { random } = sheet
  const strokes: string[][] = [[], [], [], [], []]
  const grow = (from: Spot, turn: number, length: number, depth: number): void => {
    const to: Spot = [from[0] + Math.sin(turn) * length, from[1] - Math.cos(turn) * length]
    strokes[depth]?.push(path([from, to]))
    if (depth >= strokes.length - 1) return
    const arms = depth === 0 ? 4 : 3
    for (let i = 0; i < arms; i++) {
      const bend = ((i / (arms - 1)) * 2 - 1) * 0.62 + random.between(-0.2, 0.2)
      grow(to, turn * 0.7 + bend, length * random.between(0.56, 0.78), depth + 1)
    }
  }
  grow([x, y], random.between(-0.08, 0.08), size * 0.3, 0)
  const colour = inAir(sheet, '#3b3430', away)
  for (const [depth, list] of strokes.entries())
    sheet.stroke(list.join(''), colour, (size * 0.05) / 1.75 ** depth, {
      'stroke-linecap': 'round',
    })
}

/** White clouds with flat feet and heaped heads. */
export function printCumulus(sheet: Sheet, horizon: number, count: number): void {
  const { random, width, palette, look, unit } = sheet
  const white = mix(inLight(look, '#ffffff'), palette.sun, 0.4)
  for (let i = 0; i < count; i++) {
    const far = (i + random.next()) / count
    const base = horizon * (0.24 + far * 0.52)
    const wide = (190 - far * 130) * unit * random.between(0.8, 1.3)
    const x = random.next() * width
    const paint = sheet.wash(base - wide * 0.34, base, [
      [0, white],
      [0.55, mix(white, palette.sky, 0.12)],
      [1, mix(white, mix(palette.sky, palette.zenith, 0.2), 0.75)],
    ])
    for (const [size, lift, reach, heads] of [
      [0.16, 0, 0.95, 9],
      [0.22, 0.06, 0.55, 6],
      [0.2, 0.16, 0.3, 4],
    ] as const) {
      const d = Array.from({ length: heads }, (_, j) => {
        const t = (j + random.between(0.1, 0.9)) / heads - 0.5
        return dot(
          x + t * 2 * reach * wide * 0.5,
          base - (size / 2 + lift * random.between(0.4, 1)) * wide,
        )
      })
      printDots(sheet, { d: d.join(''), wide: size * wide }, paint, 0.92)
    }
  }
}
