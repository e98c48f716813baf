import type { Ridge } from './ridges.ts'
import { mix } from './palette.ts'
import { closedPath, ellipse, rectangle, round, standing, type Sheet } from './sheet.ts'

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
    sheet.fill(standing(left, y, w * size, h * size), wall)
    sheet.fill(
      closedPath([
        [left - size * 0.05, y - h * size],
        [left + size * 0.08, y - h * size * 1.6],
        [left + w * size - size * 0.08, y - h * size * 1.6],
        [left + w * size + size * 0.05, y - h * size],
      ]),
      roof,
    )
    for (const t of [0.24, 0.62])
      sheet.fill(
        rectangle(left + w * size * t, y - h * size * 0.72, size * 0.09, size * 0.12),
        palette.window,
      )
  }
  sheet.fill(rectangle(x + size * 0.2, y - size * 0.8, size * 0.09, size * 0.2), roof)
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
      closedPath([
        [hx, y],
        [hx, y - h],
        [hx + w / 2, y - h * 1.7],
        [hx + w, y - h],
        [hx + w, y],
      ]),
    )
    if (random.chance(0.6)) lights.push(rectangle(hx + w * 0.4, y - h * 0.7, w * 0.2, h * 0.3))
  }
  const base = ridge.heightAt(x) + size * 0.3
  sheet.fill(
    `${houses.join('')}${closedPath([
      [x - size * 0.2, base],
      [x - size * 0.2, base - size * 1.1],
      [x, base - size * 2.3],
      [x + size * 0.2, base - size * 1.1],
      [x + size * 0.2, base],
    ])}`,
    wall,
  )
  if (look.time !== 'day') sheet.fill(lights.join(''), palette.window, { opacity: 0.9 })
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
    closedPath([
      [x - size * 0.13, y],
      [x - size * 0.08, y - size * 0.95],
      [x + size * 0.08, y - size * 0.95],
      [x + size * 0.13, y],
    ]),
    white,
  )
  sheet.fill(
    closedPath([
      [x - size * 0.118, y - size * 0.3],
      [x - size * 0.1, y - size * 0.55],
      [x + size * 0.1, y - size * 0.55],
      [x + size * 0.118, y - size * 0.3],
    ]),
    mix(palette.ink, palette.air, 0.2),
  )
  sheet.fill(
    `M${round(x - size * 0.11)} ${round(y - size * 0.95)}h${round(size * 0.22)}v${round(-size * 0.04)}h${round(-size * 0.22)}ZM${round(x - size * 0.07)} ${round(y - size * 1.12)}L${round(x)} ${round(y - size * 1.24)}L${round(x + size * 0.07)} ${round(y - size * 1.12)}Z`,
    palette.ink,
  )
  sheet.fill(
    rectangle(x - size * 0.05, y - size * 1.12, size * 0.1, size * 0.13),
    look.time === 'day' ? white : palette.window,
  )
}
