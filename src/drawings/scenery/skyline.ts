import { mix } from './palette.ts'
import { closedPath, round, type Sheet, type Spot } from './sheet.ts'

type House = { x: number; top: number; wide: number; base: number; gabled: boolean }

/** Rows of houses and towers with their lit windows. */
export function printSkyline(sheet: Sheet, base: number, near: number): void {
  const { palette, look, unit } = sheet
  const colour = mix(palette.land, palette.air, 0.86 - near * 0.72)
  const houses = buildRow(sheet, base, near)
  const walls = sheet.fade(base - 300 * unit, base + 20, colour, mix(colour, palette.air, 0.45))
  sheet.fill(houses.map((house) => outlineOf(house, unit)).join(''), walls)
  if (near < 0.3) return
  const isDay = look.time === 'day'
  const glass = isDay ? mix(colour, palette.light, 0.34) : palette.window
  sheet.fill(houses.map((house) => windowsOf(sheet, house)).join(''), glass, {
    opacity: isDay ? 0.5 : 0.75,
  })
}

/** Side by side from edge to edge, higher to the right. */
function buildRow({ width, random, unit }: Sheet, base: number, near: number): House[] {
  const houses: House[] = []
  let x = -20
  while (x < width + 20) {
    const wide = random.between(24, 80) * unit * (0.8 + near * 0.8)
    const isTower = random.chance(0.16 - near * 0.06)
    const storeys = isTower ? random.between(190, 320) : random.between(50, 140)
    const tall = storeys * unit * (1.2 - near * 0.35) * (0.55 + 0.6 * (x / width))
    houses.push({ x, wide, base, top: base - tall, gabled: random.chance(0.4) && !isTower })
    x += wide - 0.5
  }
  return houses
}

function outlineOf({ x, top, wide, base, gabled }: House, unit: number): string {
  const foot = round(base + 40)
  const roof = gabled
    ? `L${round(x + wide / 2)} ${round(top - wide * 0.42)}L${round(x + wide)} ${round(top)}`
    : `h${round(wide * 0.3)}v${round(-8 * unit)}h${round(wide * 0.24)}v${round(8 * unit)}H${round(x + wide)}`
  return `M${round(x)} ${foot}V${round(top)}${roof}V${foot}Z`
}

function windowsOf({ random, unit }: Sheet, { x, top, wide, base }: House): string {
  const pane = `h${Math.round(4 * unit) || 1}v${Math.round(6 * unit) || 1}h${-(Math.round(4 * unit) || 1)}z`
  const columns = Math.max(0, Math.floor((wide - 14 * unit) / (13 * unit)) + 1)
  const rows = Math.max(0, Math.floor((base - top - 18 * unit) / (18 * unit)) + 1)
  return Array.from({ length: columns * rows }, (_, index) => {
    if (!random.chance(0.33)) return ''
    const left = x + (6 + (index % columns) * 13) * unit
    const upper = top + (10 + Math.floor(index / columns) * 18) * unit
    return `M${Math.round(left)} ${Math.round(upper)}${pane}`
  }).join('')
}

/** A church spire: one thing that stands above the roofs. */
export function printSpire(sheet: Sheet, [x, base]: Spot, size: number): void {
  const half: Spot[] = [
    [0.09, 0],
    [0.09, 0.55],
    [0.11, 0.56],
    [0, 1],
  ]
  const side = (way: number) =>
    half.map(([out, up]): Spot => [x + way * out * size, base - up * size])
  sheet.fill(
    closedPath([...side(-1), ...side(1).toReversed()]),
    mix(sheet.palette.land, sheet.palette.air, 0.45),
  )
}
