import type { Camera } from './camera.ts'
import type { Ridge } from './ridges.ts'
import { mix } from './palette.ts'
import { ellipse, path, round, type Sheet, type Spot } from './sheet.ts'
import { clamped } from '#/drawings/bike/clamped.ts'

/** A spruce: a narrow spire of hanging tiers. */
export function spruce(x: number, y: number, size: number, chance: () => number): string {
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
    const thick = clamped((grove((x / width) * 6) + 0.5 - clearings) * 3, 0, 1)
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
