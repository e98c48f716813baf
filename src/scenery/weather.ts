import { mix } from './palette.ts'
import { ellipse, flow, type Sheet, type Spot } from './sheet.ts'

/** Veils of mist that lie in the valleys. */
export function printMist(sheet: Sheet, y: number, strength: number): void {
  const { width, palette, random, unit } = sheet
  const noise = sheet.noise(2)
  const thick = random.between(26, 60) * unit
  const top: Spot[] = Array.from({ length: 13 }, (_, i) => [(i / 12) * (width + 80) - 40, y - thick * (0.6 + 0.5 * noise(i * 0.6))])
  sheet.fill(`${flow(top)}V${Math.round(y + thick)}H-40Z`, sheet.wash(y - thick, y + thick, [[0, palette.air, 0], [0.5, palette.air, strength], [1, palette.air, 0]]))
}

export function printFall(sheet: Sheet): void {
  const { look } = sheet
  if (look.weather === 'rain') rain(sheet)
  if (look.weather === 'snow') snow(sheet)
  if (look.weather === 'haze') sheet.fill(`M0 0H${sheet.width}V${sheet.height}H0Z`, sheet.palette.air, { opacity: 0.12 })
}

function rain(sheet: Sheet): void {
  const { width, height, random, palette, unit } = sheet
  for (const [count, length, opacity] of [[150, 34, 0.2], [70, 60, 0.26]] as const) {
    const drops = Array.from({ length: count }, () => {
      const size = length * unit * random.between(0.6, 1.3)
      return `M${Math.round(random.next() * width * 1.1)} ${Math.round(random.next() * height)}l${Math.round(-size * 0.22)} ${Math.round(size)}`
    })
    sheet.stroke(drops.join(''), mix(palette.light, '#ffffff', 0.4), 1.1 * unit, { opacity })
  }
  sheet.fill(`M0 0H${width}V${height}H0Z`, sheet.wash(0, height, [[0, palette.zenith, 0], [0.55, palette.air, 0.22], [1, palette.zenith, 0.05]]))
}

function snow(sheet: Sheet): void {
  const { width, height, random, unit } = sheet
  for (const [count, size, opacity] of [[170, 2.2, 0.6], [70, 4, 0.7], [16, 7, 0.45]] as const) {
    const flakes = Array.from({ length: count }, () => `M${Math.round(random.next() * width)} ${Math.round(random.next() * height)}h0`)
    sheet.stroke(flakes.join(''), '#ffffff', size * unit, { 'stroke-linecap': 'round', opacity })
  }
}

/** The sea: a still plane with the sun's path on it. */
export function printSea(sheet: Sheet, horizon: number, sunX: number): void {
  const { width, height, palette, random, unit } = sheet
  const deep = mix(mix('#4d6f8c', palette.zenith, 0.55), palette.ink, sheet.look.time === 'day' ? 0.05 : 0.2)
  sheet.fill(`M0 ${Math.round(horizon)}H${width}V${height}H0Z`, sheet.wash(horizon, height, [[0, mix(deep, palette.horizon, 0.6)], [0.2, mix(deep, palette.horizon, 0.2)], [1, deep]]))
  const glitter: string[] = []
  for (let i = 0; i < 90; i++) {
    const depth = random.next() ** 1.7
    const y = horizon + 3 + depth * (height - horizon) * 0.6
    const spread = (24 + depth * 240) * unit
    const length = (8 + depth * 60) * unit * random.next()
    glitter.push(`M${Math.round(sunX + (random.next() - 0.5) * 2 * spread - length / 2)} ${Math.round(y)}h${Math.round(length) + 1}`)
  }
  sheet.stroke(glitter.join(''), palette.sun, 1.5 * unit, { opacity: 0.55, 'stroke-linecap': 'round' })
  const swell = Array.from({ length: 46 }, () => {
    const depth = random.next() ** 1.4
    return `M${Math.round(random.next() * width)} ${Math.round(horizon + 4 + depth * (height - horizon) * 0.55)}h${Math.round((10 + depth * 150) * unit)}`
  })
  sheet.stroke(swell.join(''), mix(deep, palette.ink, 0.3), unit, { opacity: 0.4 })
}

export const printHalo = (sheet: Sheet, x: number, y: number, r: number) =>
  sheet.fill(ellipse(x, y, r), sheet.glow([[0, sheet.palette.sun, 0.4], [0.4, sheet.palette.sun, 0.14], [1, sheet.palette.sun, 0]]))
