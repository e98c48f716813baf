import { distances, type Camera } from './camera.ts'
import { mix } from './palette.ts'
import { closedPath, flow, type Sheet, type Spot } from './sheet.ts'
import type { Road } from './scene-look.ts'

/** Stretches of the ground that nothing nearer hides: behind a crest the road is hidden, and shows again beyond. */
export function stretches(camera: Camera, count: number): number[][] {
  const runs: number[][] = []
  let run: number[] = []
  let skyline = Number.POSITIVE_INFINITY
  for (const away of distances(camera, count)) {
    const [, y] = camera.see([camera.bend(away), away])
    if (y < skyline - 0.05) {
      skyline = y
      run.push(away)
    } else if (run.length > 0) {
      runs.push(run)
      run = []
    }
  }
  if (run.length > 0) runs.push(run)
  return runs.filter((stretch) => stretch.length > 1)
}

export function printGround(sheet: Sheet, camera: Camera, runs: readonly number[][]): void {
  const { width, height, palette, look } = sheet
  const verge = sheet.noise(3)
  const far = mix(palette.ground, palette.air, look.weather === 'haze' ? 0.85 : 0.62)
  const near = mix(palette.ground, palette.ink, look.time === 'day' ? 0.34 : 0.5)
  for (const run of runs.toReversed()) {
    const crest = run.at(-1) ?? camera.far
    const [, top] = camera.see([0, crest])
    const lift = Math.min(30, 9 + camera.scale(crest) * 1.4) * sheet.unit
    const [crossing] = camera.see([camera.bend(crest), crest])
    const edge: Spot[] = Array.from({ length: 25 }, (_, i): Spot => {
      const x = (i / 24) * (width + 80) - 40
      return [
        x,
        top -
          Math.max(-0.2, verge(i * 0.5 + crest)) *
            lift *
            Math.min(1, Math.abs(x - crossing) / (width * 0.16)),
      ]
    })
    const share = Math.min(1, Math.log(crest / camera.near) / Math.log(camera.far / camera.near))
    const colour = mix(near, far, share)
    sheet.fill(
      `${flow(edge)}L${width + 40} ${height}H-40Z`,
      sheet.wash(top - lift, height, [
        [0, colour],
        [0.5, mix(near, colour, 0.45)],
        [1, near],
      ]),
    )
    sheet.stroke(flow(edge), palette.light, sheet.unit, {
      opacity: look.time === 'night' ? 0.1 : 0.3,
    })
  }
}

const halfWidth: Record<Exclude<Road, 'none'>, number> = {
  winding: 2.7,
  straight: 3,
  gravel: 1.9,
  climb: 2.7,
  descent: 2.7,
}

export function printRoad(
  sheet: Sheet,
  camera: Camera,
  runs: readonly number[][],
  kind: Exclude<Road, 'none'>,
): void {
  const { palette, height, look } = sheet
  const half = halfWidth[kind]
  for (const run of runs.toReversed()) {
    const band = (from: number, to: number) => {
      const side = (offset: number) =>
        run.map((away) => camera.see([camera.bend(away) + offset, away]))
      return closedPath([...side(from), ...side(to).toReversed()])
    }
    const shade = sheet.wash(camera.horizon, height, [
      [0, mix(palette.road, palette.air, 0.55)],
      [0.25, palette.road],
      [1, mix(palette.road, palette.ink, look.time === 'day' ? 0.28 : 0.42)],
    ])
    sheet.fill(band(-half - 0.9, half + 0.9), mix(palette.ground, palette.ink, 0.35), {
      opacity: 0.3,
    })
    sheet.fill(band(-half, half), shade)
    if (kind === 'gravel') {
      sheet.fill(band(-0.34, 0.34), mix(palette.ground, palette.ink, 0.2), { opacity: 0.55 })
      for (const track of [-1.1, 1.1])
        sheet.fill(band(track - 0.36, track + 0.36), palette.light, { opacity: 0.2 })
    } else {
      for (const edge of [-half + 0.25, half - 0.37])
        sheet.fill(band(edge, edge + 0.12), palette.light, { opacity: 0.75 })
      if (kind === 'straight') sheet.fill(dashes(camera, run), palette.light, { opacity: 0.75 })
      if (look.weather === 'rain' || look.time === 'night')
        sheet.fill(band(-half * 0.5, half * 0.4), palette.horizon, { opacity: 0.2 })
    }
  }
}

/** The middle line: two metres of paint, four of none. */
function dashes(camera: Camera, run: readonly number[]): string {
  const [from = 0, to = 0] = [run[0], run.at(-1)]
  const marks: string[] = []
  for (let away = Math.ceil(from / 6) * 6; away < Math.min(to, 240); away += 6) {
    const corner = (offset: number, distance: number) =>
      camera.see([camera.bend(distance) + offset, distance])
    marks.push(
      closedPath([
        corner(-0.07, away),
        corner(0.07, away),
        corner(0.07, away + 2),
        corner(-0.07, away + 2),
      ]),
    )
  }
  return marks.join('')
}

/** Streaks of grass and stone that shorten with distance and make the ground lie flat. */
export function printStreaks(sheet: Sheet, camera: Camera, runs: readonly number[][]): void {
  const { width, random, palette, look, unit } = sheet
  const streaks: [string[], string[], string[]] = [[], [], []]
  for (let i = 0; i < 260; i++) {
    const away = camera.near * (0.95 + random.next() ** 1.7 * 16)
    const side = (random.next() - 0.5) * 2 * (away * 0.95 + 4)
    const length = random.between(0.8, 3.4)
    if (!isSeen(runs, away) || Math.abs(side - camera.bend(away)) < 4.6 + length) continue
    const [x, y] = camera.see([side, away])
    if (x < -40 || x > width) continue
    streaks[i % 3]?.push(
      `M${Math.round(x)} ${Math.round(y)}h${Math.max(2, Math.round(length * camera.scale(away)))}`,
    )
  }
  const quiet = look.time === 'night' ? 0.4 : 1
  sheet.stroke(streaks[0].join(''), palette.ink, 1.6 * unit, {
    opacity: 0.13,
    'stroke-linecap': 'round',
  })
  sheet.stroke(streaks[1].join(''), palette.ink, 2.6 * unit, {
    opacity: 0.08,
    'stroke-linecap': 'round',
  })
  sheet.stroke(streaks[2].join(''), palette.light, 1.4 * unit, {
    opacity: 0.2 * quiet,
    'stroke-linecap': 'round',
  })
}

const isSeen = (runs: readonly number[][], away: number): boolean =>
  runs.some((run) => away >= (run[0] ?? 0) && away <= (run.at(-1) ?? 0))

/** A dark bank with long grass at the viewer's feet: depth for the picture, calm for the words on it. */
export function printBank(sheet: Sheet): void {
  const { width, height, palette, random, unit, look } = sheet
  if (look.place === 'city' || look.place === 'coast') return
  const noise = sheet.noise(3)
  const reach = width * (width > height ? 0.46 : 0.7)
  const rise = height * 0.13
  const level = (x: number) =>
    height - rise * Math.max(0, 1 - x / reach) ** 1.4 * (1 + 0.3 * noise(x / (width * 0.09))) + 2
  const edge: Spot[] = Array.from({ length: 15 }, (_, i) => [
    (i / 14) * reach,
    level((i / 14) * reach),
  ])
  const colour =
    look.weather === 'snow' && look.time === 'day'
      ? mix(palette.ground, palette.ink, 0.5)
      : mix(palette.land, palette.ink, 0.66)
  sheet.fill(`${flow([[-20, level(0)], ...edge])}V${height + 20}H-20Z`, colour)
  const blades = Array.from({ length: 96 }, () => {
    const x = reach * random.next() ** 1.5
    const size = (10 + 30 * random.next() ** 2) * unit * (1.1 - x / reach)
    const bow = random.between(-0.3, 0.75) * size
    return `M${Math.round(x)} ${Math.round(level(x) + 3)}q${Math.round(bow * 0.2)} ${-Math.round(size * 0.7)} ${Math.round(bow)} ${-Math.round(size)}`
  })
  sheet.stroke(blades.join(''), colour, 1.7 * unit, { 'stroke-linecap': 'round' })
}

/** The far end of the road: a pale line that climbs the hill beyond in bends. */
export function printClimb(sheet: Sheet, [x, y]: Spot, summit: Spot): void {
  const { palette, unit, random } = sheet
  const bends = 3 + Math.floor(random.next() * 3)
  const steps = 40
  const phase = random.chance(0.5) ? 1 : -1
  const sides: [Spot[], Spot[]] = [[], []]
  for (let i = 0; i <= steps; i++) {
    const t = i / steps
    const sway =
      Math.sin(t * bends * Math.PI) * phase * (1 - t * 0.75) * 46 * unit * Math.min(1, t * 5)
    const at: Spot = [x + (summit[0] - x) * t + sway, y + (summit[1] - y) * t ** 0.92]
    const half = (1.9 - 1.4 * t) * unit
    sides[0].push([at[0], at[1] - half * 0.6])
    sides[1].push([at[0], at[1] + half * 0.6])
  }
  sheet.fill(
    flow([...sides[0], ...sides[1].toReversed()], true),
    mix(palette.road, palette.light, 0.4),
    { opacity: 0.85 },
  )
}
