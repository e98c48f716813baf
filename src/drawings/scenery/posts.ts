import type { Camera } from './camera.ts'
import type { Ridge } from './ridges.ts'
import { mix } from './palette.ts'
import { ellipse, path, round, type Sheet, type Spot } from './sheet.ts'

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
