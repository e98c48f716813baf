import type { Camera } from './camera.ts'
import type { Ridge } from './ridges.ts'
import { mix } from './palette.ts'
import { closedPath, flow, path, round, type Sheet, type Spot } from './sheet.ts'

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
      closedPath([...edge(0), ...edge(1.15).toReversed()]),
      sheet.wash(camera.horizon, sheet.height, [
        [0, mix(stone, palette.air, 0.6)],
        [0.4, stone],
        [1, mix(stone, palette.ink, 0.4)],
      ]),
    )
    sheet.fill(closedPath([...edge(1.05), ...edge(1.2).toReversed()]), palette.light, {
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
