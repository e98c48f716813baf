import { mix } from './palette.ts'
import { flow, type Sheet, type Spot } from './sheet.ts'

/** Veils of mist that lie in the valleys. */
export function printMist(sheet: Sheet, y: number, strength: number): void {
  const { width, palette, random, unit } = sheet
  const noise = sheet.noise(2)
  const thick = random.between(26, 60) * unit
  const top: Spot[] = Array.from({ length: 13 }, (_, i) => [
    (i / 12) * (width + 80) - 40,
    y - thick * (0.6 + 0.5 * noise(i * 0.6)),
  ])
  sheet.fill(
    `${flow(top)}V${Math.round(y + thick)}H-40Z`,
    sheet.wash(y - thick, y + thick, [
      [0, palette.air, 0],
      [0.5, palette.air, strength],
      [1, palette.air, 0],
    ]),
  )
}

export function printFall(sheet: Sheet): void {
  const { look } = sheet
  if (look.weather === 'rain') rain(sheet)
  if (look.weather === 'snow') snow(sheet)
  if (look.weather === 'haze')
    sheet.fill(`M0 0H${sheet.width}V${sheet.height}H0Z`, sheet.palette.air, { opacity: 0.12 })
}

/** Rain and snow are drawn on small tiles of different sizes, laid over each other so that no repeat is seen. */
function tile(sheet: Sheet, size: number, marks: string, paint: string): void {
  const side = Math.round(size * sheet.unit)
  const id = sheet.define(
    (own) =>
      `<pattern id="${own}" width="${side}" height="${side}" patternUnits="userSpaceOnUse"><path d="${marks}" ${paint}/></pattern>`,
  )
  sheet.fill(`M0 0H${sheet.width}V${sheet.height}H0Z`, `url(#${id})`)
}

function rain(sheet: Sheet): void {
  const { width, height, random, palette, unit } = sheet
  for (const [size, count, length, opacity] of [
    [370, 17, 34, 0.24],
    [530, 12, 64, 0.3],
  ] as const) {
    const drops = Array.from({ length: count }, () => {
      const fall = length * unit * random.between(0.6, 1.2)
      const room = size * unit
      return `M${Math.round(random.next() * (room - 20) + 18)} ${Math.round(random.next() * (room - fall))}l${Math.round(-fall * 0.22)} ${Math.round(fall)}`
    })
    tile(
      sheet,
      size,
      drops.join(''),
      `fill="none" stroke="${mix(palette.light, '#ffffff', 0.4)}" stroke-width="${(1.1 * unit).toFixed(1)}" opacity="${opacity}"`,
    )
  }
  sheet.fill(
    `M0 0H${width}V${height}H0Z`,
    sheet.wash(0, height, [
      [0, palette.zenith, 0],
      [0.55, palette.air, 0.22],
      [1, palette.zenith, 0.05],
    ]),
  )
}

function snow(sheet: Sheet): void {
  const { random, unit } = sheet
  for (const [room, count, size, opacity] of [
    [310, 17, 2.2, 0.7],
    [430, 11, 4, 0.75],
    [670, 5, 7.5, 0.5],
  ] as const) {
    const at = () => Math.round(random.between(8, room * unit - 8))
    const flakes = Array.from({ length: count }, () => `M${at()} ${at()}h0`)
    tile(
      sheet,
      room,
      flakes.join(''),
      `fill="none" stroke="#fff" stroke-linecap="round" stroke-width="${(size * unit).toFixed(1)}" opacity="${opacity}"`,
    )
  }
}

/** The sea: a still plane with the sun's path on it. */
export function printSea(sheet: Sheet, horizon: number, sunX: number): void {
  const { width, height, palette, random, unit } = sheet
  const deep = mix(
    mix('#2f5f88', palette.zenith, 0.5),
    palette.ink,
    sheet.look.time === 'day' ? 0.08 : 0.26,
  )
  sheet.fill(
    `M0 ${Math.round(horizon)}H${width}V${height}H0Z`,
    sheet.wash(horizon, height, [
      [0, mix(deep, palette.horizon, 0.6)],
      [0.2, mix(deep, palette.horizon, 0.2)],
      [1, deep],
    ]),
  )
  const glitter: string[] = []
  for (let i = 0; i < 110; i++) {
    const depth = random.next() ** 1.7
    const y = horizon + 3 + depth * (height - horizon) * 0.6
    const spread = (60 + depth * 700) * unit
    const length = (8 + depth * 60) * unit * random.next()
    glitter.push(
      `M${Math.round(sunX + (random.next() - 0.5) * 2 * spread - length / 2)} ${Math.round(y)}h${Math.round(length) + 1}`,
    )
  }
  sheet.stroke(glitter.join(''), palette.sun, 1.5 * unit, {
    opacity: 0.55,
    'stroke-linecap': 'round',
  })
  const swell = Array.from({ length: 46 }, () => {
    const depth = random.next() ** 1.4
    return `M${Math.round(random.next() * width)} ${Math.round(horizon + 4 + depth * (height - horizon) * 0.55)}h${Math.round((10 + depth * 150) * unit)}`
  })
  sheet.stroke(swell.join(''), mix(deep, palette.light, 0.5), unit, { opacity: 0.4 })
}
