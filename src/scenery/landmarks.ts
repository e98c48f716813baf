import type { Camera } from './camera.ts'
import type { Ridge } from './land.ts'
import { mix } from './palette.ts'
import { ellipse, flow, path, round, type Sheet, type Spot } from './sheet.ts'

/** A spruce: a narrow spire of hanging tiers. */
function spruce(x: number, y: number, size: number, chance: () => number): string {
  const tiers = size > 160 ? 9 : size > 60 ? 6 : 4
  const right: Spot[] = []
  const left: Spot[] = []
  for (let i = 1; i <= tiers; i++) {
    const t = i / tiers
    const level = y - size * (1 - t * 0.95)
    const [r, l] = [0.16 * t * (0.8 + chance() * 0.4), 0.16 * t * (0.8 + chance() * 0.4)]
    right.push([x + size * r, level], [x + size * r * 0.45, level - size * 0.022])
    left.push([x - size * l, level], [x - size * l * 0.45, level - size * 0.022])
  }
  const foot = size * 0.014
  return path(
    [
      [x, y - size],
      ...right,
      [x + foot, y - size * 0.07],
      [x + foot, y],
      [x - foot, y],
      [x - foot, y - size * 0.07],
      ...left.toReversed(),
    ],
    true,
    size > 60 ? 1 : 2,
  )
}

/** A thorn tree, its crown of many small heads blown to one side. */
function thorn(x: number, y: number, size: number, chance: () => number): string {
  const heads = Array.from({ length: 7 }, (_, i) => {
    const t = i / 6 - 0.5
    return ellipse(
      x + size * (0.06 + t * 0.56),
      y - size * (0.5 + 0.26 * chance() - t * t * 0.7),
      size * (0.12 + 0.08 * chance()),
      size * (0.11 + 0.07 * chance()),
    )
  })
  return `${heads.join('')}M${round(x - size * 0.035)} ${round(y)}Q${round(x)} ${round(y - size * 0.3)} ${round(x + size * 0.04)} ${round(y - size * 0.5)}h${round(size * 0.05)}Q${round(x + size * 0.05)} ${round(y - size * 0.25)} ${round(x + size * 0.04)} ${round(y)}Z`
}

/** A forest's edge along a ridge: spire beside spire, thinning out into clearings. */
export function printTreeLine(sheet: Sheet, ridge: Ridge, size: number, clearings: number): void {
  const { width, random, palette } = sheet
  const grove = sheet.noise(3)
  const spots: Spot[] = [[-10, ridge.heightAt(-10) + size * 0.3]]
  for (let x = -10; x < width + 10;) {
    const w = size * random.between(0.26, 0.44)
    const thick = Math.min(1, Math.max(0, (grove((x / width) * 6) + 0.5 - clearings) * 3))
    const tall = size * thick * random.between(0.5, 1.1)
    const ground = (at: number) => ridge.heightAt(at) + size * 0.16
    if (tall > size * 0.2) {
      if (size > 34)
        spots.push([x + w * 0.34, ground(x) - tall * 0.5], [x + w * 0.28, ground(x) - tall * 0.52])
      spots.push([x + w / 2, ground(x + w / 2) - tall])
      if (size > 34)
        spots.push([x + w * 0.72, ground(x) - tall * 0.52], [x + w * 0.66, ground(x) - tall * 0.5])
    }
    x += w
    spots.push([x, ground(x) - tall * 0.1])
  }
  const colour = mix(ridge.colour, palette.ink, 0.18 + ridge.near * 0.2)
  const top = Math.min(...spots.map(([, y]) => y))
  const foot = ridge.foot + size * 0.4
  sheet.fill(
    path([...spots, [width + 20, foot], [-20, foot]], true, size > 14 ? 1 : 2),
    sheet.wash(top, foot, [
      [0, colour],
      [0.6, mix(colour, ridge.colour, 0.5)],
      [1, mix(ridge.colour, palette.air, 0.5 - ridge.near * 0.3)],
    ]),
  )
}

export function printThorns(sheet: Sheet, ridge: Ridge, count: number, size: number): void {
  const { width, random, palette } = sheet
  const trees = Array.from({ length: count }, () => {
    const x = width * random.between(0.3, 1)
    return thorn(x, ridge.heightAt(x) + size * 0.08, size * random.between(0.6, 1.1), random.next)
  })
  sheet.fill(trees.join(''), mix(ridge.colour, palette.ink, 0.35))
}

/** Dry-stone walls that climb a fell and divide it into intakes. */
export function printWalls(sheet: Sheet, ridge: Ridge, count: number): void {
  const { width, random, palette, unit } = sheet
  const lines = Array.from({ length: count }, () => {
    const x = width * random.between(0.1, 1)
    const top = ridge.heightAt(x)
    const drop = ridge.foot - top
    const lean = random.between(-1.2, 1.2) * drop
    return flow(
      Array.from({ length: 5 }, (_, i): Spot => {
        const t = i / 4
        return [
          x + lean * t * t + Math.sin(t * 5 + x) * drop * 0.05,
          top + drop * (0.03 + t * 0.97),
        ]
      }),
    )
  })
  const crossing = Array.from({ length: Math.floor(count / 3) }, () => {
    const x = width * random.between(0.2, 0.8)
    const t = random.between(0.4, 0.8)
    return flow(
      Array.from({ length: 5 }, (_, i): Spot => {
        const at = x + (i / 4) * width * 0.2
        const top = ridge.heightAt(at)
        return [at, top + (ridge.foot - top) * t]
      }),
    )
  })
  const d = [...lines, ...crossing].join('')
  sheet.stroke(d, mix(ridge.colour, palette.ink, 0.4), 1.8 * unit, { opacity: 0.4 })
  sheet.stroke(d, palette.light, unit, { opacity: 0.26, transform: `translate(0 ${round(-unit)})` })
}

/** A white farm with its barn, under the slope. */
export function printFarm(sheet: Sheet, x: number, y: number, size: number): void {
  const { palette, look } = sheet
  const wall = mix(
    palette.light,
    palette.ink,
    look.time === 'night' ? 0.8 : look.time === 'dusk' ? 0.5 : 0.08,
  )
  const roof = mix(palette.land, palette.ink, 0.55)
  for (const [dx, w, h] of [
    [0, 1, 0.42],
    [1.08, 0.7, 0.34],
  ] as const) {
    const left = x + dx * size
    sheet.fill(
      `M${round(left)} ${round(y)}v${round(-h * size)}h${round(w * size)}v${round(h * size)}Z`,
      wall,
    )
    sheet.fill(
      path(
        [
          [left - size * 0.05, y - h * size],
          [left + size * 0.08, y - h * size * 1.6],
          [left + w * size - size * 0.08, y - h * size * 1.6],
          [left + w * size + size * 0.05, y - h * size],
        ],
        true,
      ),
      roof,
    )
    for (const t of [0.24, 0.62])
      sheet.fill(
        `M${round(left + w * size * t)} ${round(y - h * size * 0.72)}h${round(size * 0.09)}v${round(size * 0.12)}h${round(-size * 0.09)}Z`,
        palette.window,
      )
  }
  sheet.fill(
    `M${round(x + size * 0.2)} ${round(y - size * 0.8)}h${round(size * 0.09)}v${round(size * 0.2)}h${round(-size * 0.09)}Z`,
    roof,
  )
}

/** Gables around a spire. */
export function printVillage(sheet: Sheet, ridge: Ridge, x: number, size: number): void {
  const { random, palette, look } = sheet
  const wall = mix(
    ridge.colour,
    palette.light,
    look.time === 'night' ? 0.04 : look.time === 'dusk' ? 0.16 : 0.3,
  )
  const houses: string[] = []
  const lights: string[] = []
  for (let i = 0; i < 11; i++) {
    const hx = x + (i - 5) * size * 0.72 + random.between(-0.2, 0.2) * size
    const [w, h] = [size * random.between(0.5, 0.8), size * random.between(0.35, 0.6)]
    const y = ridge.heightAt(hx) + h * 0.6
    houses.push(
      path(
        [
          [hx, y],
          [hx, y - h],
          [hx + w / 2, y - h * 1.7],
          [hx + w, y - h],
          [hx + w, y],
        ],
        true,
      ),
    )
    if (random.chance(0.6))
      lights.push(
        `M${round(hx + w * 0.4)} ${round(y - h * 0.7)}h${round(w * 0.2)}v${round(h * 0.3)}h${round(-w * 0.2)}Z`,
      )
  }
  const base = ridge.heightAt(x) + size * 0.3
  sheet.fill(
    `${houses.join('')}${path(
      [
        [x - size * 0.2, base],
        [x - size * 0.2, base - size * 1.1],
        [x, base - size * 2.3],
        [x + size * 0.2, base - size * 1.1],
        [x + size * 0.2, base],
      ],
      true,
    )}`,
    wall,
  )
  if (look.time !== 'day') sheet.fill(lights.join(''), palette.window, { opacity: 0.9 })
}

/** Pylons that march away over the moor, their wires sagging between them. */
export function printPylons(sheet: Sheet, ridge: Ridge, from: number, to: number): void {
  const { palette, unit } = sheet
  const colour = mix(ridge.colour, palette.ink, 0.4)
  const masts: string[] = []
  const arms: Spot[][] = [[], []]
  const count = 6
  for (let i = 0; i < count; i++) {
    const t = (i / (count - 1)) ** 0.75
    const x = from + (to - from) * t
    const size = (96 - 74 * t) * unit
    const y = ridge.heightAt(x) + size * 0.05
    masts.push(
      `M${round(x - size * 0.13)} ${round(y)}L${round(x)} ${round(y - size)}L${round(x + size * 0.13)} ${round(y)}M${round(x - size * 0.24)} ${round(y - size * 0.74)}h${round(size * 0.48)}M${round(x - size * 0.17)} ${round(y - size * 0.9)}h${round(size * 0.34)}M${round(x - size * 0.1)} ${round(y - size * 0.24)}L${round(x + size * 0.06)} ${round(y - size * 0.5)}M${round(x + size * 0.1)} ${round(y - size * 0.24)}L${round(x - size * 0.06)} ${round(y - size * 0.5)}`,
    )
    arms[0]?.push([x - size * 0.24, y - size * 0.74])
    arms[1]?.push([x + size * 0.24, y - size * 0.74])
  }
  sheet.stroke(masts.join(''), colour, 1.5 * unit)
  const wires = arms.flatMap((arm) =>
    arm.slice(1).map((end, i) => {
      const start = arm[i] ?? end
      const sag = Math.abs(end[0] - start[0]) * 0.07
      return `M${round(start[0])} ${round(start[1])}Q${round((start[0] + end[0]) / 2)} ${round((start[1] + end[1]) / 2 + sag)} ${round(end[0])} ${round(end[1])}`
    }),
  )
  sheet.stroke(wires.join(''), colour, 0.7 * unit, { opacity: 0.7 })
}

/** A lighthouse on the last headland. */
export function printLighthouse(sheet: Sheet, x: number, y: number, size: number): void {
  const { palette, look } = sheet
  const white = mix(
    palette.light,
    palette.ink,
    look.time === 'night' ? 0.55 : look.time === 'dusk' ? 0.3 : 0.04,
  )
  if (look.time !== 'day') {
    const beam = sheet.glow([
      [0, palette.window, 0.8],
      [0.3, palette.window, 0.22],
      [1, palette.window, 0],
    ])
    sheet.fill(ellipse(x, y - size * 1.06, size * 0.9), beam)
  }
  sheet.fill(
    path(
      [
        [x - size * 0.13, y],
        [x - size * 0.08, y - size * 0.95],
        [x + size * 0.08, y - size * 0.95],
        [x + size * 0.13, y],
      ],
      true,
    ),
    white,
  )
  sheet.fill(
    path(
      [
        [x - size * 0.118, y - size * 0.3],
        [x - size * 0.1, y - size * 0.55],
        [x + size * 0.1, y - size * 0.55],
        [x + size * 0.118, y - size * 0.3],
      ],
      true,
    ),
    mix(palette.ink, palette.air, 0.2),
  )
  sheet.fill(
    `M${round(x - size * 0.11)} ${round(y - size * 0.95)}h${round(size * 0.22)}v${round(-size * 0.04)}h${round(-size * 0.22)}ZM${round(x - size * 0.07)} ${round(y - size * 1.12)}L${round(x)} ${round(y - size * 1.24)}L${round(x + size * 0.07)} ${round(y - size * 1.12)}Z`,
    palette.ink,
  )
  sheet.fill(
    `M${round(x - size * 0.05)} ${round(y - size * 1.12)}h${round(size * 0.1)}v${round(size * 0.13)}h${round(-size * 0.1)}Z`,
    look.time === 'day' ? white : palette.window,
  )
}

/** Posts beside the road at even distances: the surest measure of depth. */
export function printPosts(
  sheet: Sheet,
  camera: Camera,
  runs: readonly number[][],
  post: { every: number; tall: number; side: number; wire: boolean; lamp?: boolean },
): void {
  const { palette, unit } = sheet
  for (const side of [-1, 1]) {
    const posts: string[] = []
    const tops: Spot[] = []
    for (
      let away = post.every * Math.ceil((camera.near + 4) / post.every);
      away < 260;
      away += post.every
    ) {
      if (!runs.some((run) => away >= (run[0] ?? 0) && away <= (run.at(-1) ?? 0))) continue
      const at = camera.bend(away) + side * post.side
      const [x, foot] = camera.see([at, away])
      const [, top] = camera.see([at, away, post.tall])
      const w = Math.max(0.5, camera.scale(away) * 0.07)
      posts.push(`M${round(x - w)} ${round(foot)}V${round(top)}h${round(2 * w)}V${round(foot)}Z`)
      tops.push([x, top + (foot - top) * 0.14])
      if (post.lamp) lamp(sheet, [x, top], camera.scale(away), -side)
    }
    sheet.fill(posts.join(''), mix(palette.ink, palette.air, 0.16))
    if (post.wire && tops.length > 1)
      sheet.stroke(path(tops), mix(palette.ink, palette.air, 0.3), 0.9 * unit, { opacity: 0.7 })
  }
}

/** The arm and the light of a street lamp. */
function lamp(sheet: Sheet, [x, y]: Spot, metre: number, towards: number): void {
  const { palette, look } = sheet
  sheet.stroke(
    `M${round(x)} ${round(y)}q0 ${round(-metre * 0.5)} ${round(towards * metre * 1.3)} ${round(-metre * 0.5)}`,
    mix(palette.ink, palette.air, 0.1),
    Math.max(0.7, metre * 0.1),
  )
  if (look.time === 'day') return
  const [lx, ly] = [x + towards * metre * 1.3, y - metre * 0.44]
  sheet.fill(
    ellipse(lx, ly, metre * 1.9),
    sheet.glow([
      [0, palette.window, 0.9],
      [0.2, palette.window, 0.35],
      [1, palette.window, 0],
    ]),
  )
}

/** A wall along one side of the road, standing a metre high. */
export function printRoadWall(
  sheet: Sheet,
  camera: Camera,
  runs: readonly number[][],
  side: number,
): void {
  const { palette, look } = sheet
  for (const run of runs.toReversed()) {
    const edge = (up: number) => run.map((away) => camera.see([camera.bend(away) + side, away, up]))
    const stone = mix(
      mix(palette.ground, '#8b8780', 0.4),
      palette.ink,
      look.time === 'day' ? 0.3 : 0.55,
    )
    sheet.fill(
      path([...edge(0), ...edge(1.15).toReversed()], true),
      sheet.wash(camera.horizon, sheet.height, [
        [0, mix(stone, palette.air, 0.6)],
        [0.4, stone],
        [1, mix(stone, palette.ink, 0.4)],
      ]),
    )
    sheet.fill(path([...edge(1.05), ...edge(1.2).toReversed()], true), palette.light, {
      opacity: 0.4,
    })
    const courses = [0.3, 0.55, 0.8]
      .map((up) =>
        path(
          run
            .filter((away) => away < 90)
            .map((away) => camera.see([camera.bend(away) + side, away, up])),
        ),
      )
      .filter((d) => d.length > 8)
    sheet.stroke(courses.join(''), palette.ink, 1.2 * sheet.unit, {
      opacity: 0.3,
      'stroke-dasharray': '9 4 15 5 6 3',
    })
  }
}

/** Spruces on both sides of a forest road, and a few bare trunks close by. */
export function printAvenue(sheet: Sheet, camera: Camera): void {
  const { palette, random, width } = sheet
  for (const away of [130, 88, 62, 43, 29]) {
    const trees: string[] = []
    for (const side of [-1, 1]) {
      for (let row = 0; row < (away > 50 ? 3 : away > 20 ? 2 : 1); row++) {
        const [x, foot] = camera.see([
          camera.bend(away) + side * (7.4 + row * 8 + random.next() * 4),
          away,
        ])
        const size = camera.scale(away) * random.between(13, 22)
        if (x > -size * 0.2 && x < width + size * 0.2)
          trees.push(spruce(x, foot, size, random.next))
      }
    }
    const depth = Math.min(1, Math.log(away / 20) / Math.log(8))
    sheet.fill(
      trees.join(''),
      mix(mix(palette.ink, palette.land, 0.35 + depth * 0.5), palette.distance, depth * 0.66),
    )
  }
}

/** Rows of houses and towers with their lit windows. */
export function printSkyline(sheet: Sheet, base: number, near: number): void {
  const { width, random, palette, look, unit } = sheet
  const colour = mix(palette.land, palette.air, 0.86 - near * 0.72)
  const blocks: string[] = []
  const windows: string[] = []
  for (let x = -20; x < width + 20;) {
    const w = random.between(24, 80) * unit * (0.8 + near * 0.8)
    const tower = random.chance(0.16 - near * 0.06)
    const lean = 0.55 + 0.6 * (x / width)
    const h =
      (tower ? random.between(190, 320) : random.between(50, 140)) *
      unit *
      (1.2 - near * 0.35) *
      lean
    const roof = random.next()
    const top = base - h
    if (roof < 0.4 && !tower)
      blocks.push(
        `M${round(x)} ${round(base + 40)}V${round(top)}L${round(x + w / 2)} ${round(top - w * 0.42)}L${round(x + w)} ${round(top)}V${round(base + 40)}Z`,
      )
    else
      blocks.push(
        `M${round(x)} ${round(base + 40)}V${round(top)}h${round(w * 0.3)}v${round(-8 * unit)}h${round(w * 0.24)}v${round(8 * unit)}H${round(x + w)}V${round(base + 40)}Z`,
      )
    if (near > 0.3) {
      for (let wy = top + 10 * unit; wy < base - 8 * unit; wy += 18 * unit)
        for (let wx = x + 6 * unit; wx < x + w - 8 * unit; wx += 13 * unit)
          if (random.chance(look.time === 'day' ? 0.3 : 0.34))
            windows.push(
              `M${Math.round(wx)} ${Math.round(wy)}h${Math.round(4 * unit) || 1}v${Math.round(6 * unit) || 1}h${-(Math.round(4 * unit) || 1)}z`,
            )
    }
    x += w + (random.chance(0.2) ? random.between(2, 16) * unit : 0)
  }
  sheet.fill(
    blocks.join(''),
    sheet.wash(base - 300 * unit, base + 20, [
      [0, colour],
      [1, mix(colour, palette.air, 0.45)],
    ]),
  )
  sheet.fill(
    windows.join(''),
    look.time === 'day' ? mix(colour, palette.light, 0.34) : palette.window,
    { opacity: look.time === 'day' ? 0.5 : 0.75 },
  )
}

/** A church spire or a crane: one thing that stands above the roofs. */
export function printSpire(
  sheet: Sheet,
  x: number,
  base: number,
  size: number,
  near: number,
): void {
  const colour = mix(sheet.palette.land, sheet.palette.air, 0.8 - near * 0.7)
  sheet.fill(
    path(
      [
        [x - size * 0.09, base],
        [x - size * 0.09, base - size * 0.55],
        [x - size * 0.11, base - size * 0.56],
        [x, base - size],
        [x + size * 0.11, base - size * 0.56],
        [x + size * 0.09, base - size * 0.55],
        [x + size * 0.09, base],
      ],
      true,
    ),
    colour,
  )
}
