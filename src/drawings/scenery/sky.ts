import { mix } from './palette.ts'
import { ellipse, flow, type Sheet, type Spot } from './sheet.ts'

/** The sun's place: always right of the middle, so that the left stays calm for words. */
export type Sun = { x: number; y: number }

export function printSky(sheet: Sheet, horizon: number): Sun {
  const { width, height, palette, random, look } = sheet
  sheet.fill(
    `M0 0H${width}V${height}H0Z`,
    sheet.wash(0, horizon, [
      [0, palette.zenith],
      [0.55, palette.sky],
      [1, palette.horizon],
    ]),
  )
  const low = look.time === 'dawn' || look.time === 'dusk'
  const sun = {
    x: width * random.between(0.6, 0.82),
    y: low ? horizon * random.between(0.74, 0.9) : horizon * random.between(0.24, 0.42),
  }
  if (look.time === 'night' && look.weather === 'clear') stars(sheet, horizon)
  if (look.weather !== 'rain') disc(sheet, sun, low)
  clouds(sheet, horizon)
  return sun
}

function disc(sheet: Sheet, { x, y }: Sun, low: boolean): void {
  const { palette, look, unit } = sheet
  const veiled = { clear: 1, haze: 0.75, cloud: 0.45, rain: 0, snow: 0.35 }[look.weather]
  const shine = halo(sheet, (low ? 0.8 : look.time === 'night' ? 0.34 : 0.6) * veiled)
  sheet.fill(ellipse(x, y, (low ? 620 : 460) * unit), shine)
  const size = { dawn: 28, day: 18, dusk: 34, night: 20 }[look.time] * unit
  sheet.fill(ellipse(x, y, size), palette.sun, { opacity: 0.35 + 0.6 * veiled })
}

function stars(sheet: Sheet, horizon: number): void {
  const { random, width, unit } = sheet
  const field = (count: number, size: number, opacity: number) => {
    const dots = Array.from(
      { length: count },
      () =>
        `M${Math.round(random.next() * width)} ${Math.round(random.next() ** 1.4 * horizon * 0.9)}h0`,
    ).join('')
    sheet.stroke(dots, '#dfe8f5', size * unit, { 'stroke-linecap': 'round', opacity })
  }
  field(90, 1.3, 0.5)
  field(34, 2.1, 0.8)
}

/** Light that dies away without an edge. */
const halo = (sheet: Sheet, strength: number) =>
  sheet.glow(
    [1, 0.64, 0.4, 0.24, 0.13, 0.06, 0.02, 0].map(
      (share, index) =>
        [index / 7, sheet.palette.sun, Math.round(share * strength * 100) / 100] as const,
    ),
  )

/** Long flat banks, lit from below when the sun is low. */
function clouds(sheet: Sheet, horizon: number): void {
  const { width, palette, random, look, unit } = sheet
  const count = { clear: 3, haze: 2, cloud: 8, rain: 7, snow: 5 }[look.weather]
  const heavy = look.weather === 'rain' || look.weather === 'cloud'
  for (let i = 0; i < count; i++) {
    const rise = (i + random.next()) / count
    const y = horizon * (0.08 + rise * 0.72)
    const length = width * random.between(0.22, heavy ? 0.9 : 0.5)
    const thick = random.between(8, heavy ? 46 : 20) * unit * (1.25 - rise * 0.8)
    const x = random.between(-0.2, 0.9) * width
    const body = heavy
      ? mix(palette.zenith, palette.ink, look.weather === 'rain' ? 0.3 : 0.1)
      : look.time === 'night'
        ? mix(palette.sky, palette.horizon, 0.7)
        : mix(palette.horizon, palette.sun, 0.5)
    bank(
      sheet,
      { x, y, length, thick },
      body,
      heavy ? random.between(0.16, 0.34) : random.between(0.2, 0.5),
    )
  }
}

type Bank = { x: number; y: number; length: number; thick: number }

/** Three veils, one over the other, that thin out to both ends. */
function bank(sheet: Sheet, { x, y, length, thick }: Bank, colour: string, opacity: number): void {
  const noise = sheet.noise(3)
  const fade = sheet.define(
    (id) =>
      `<linearGradient id="${id}"><stop stop-color="${colour}" stop-opacity="0"/><stop offset=".3" stop-color="${colour}"/><stop offset=".62" stop-color="${colour}" stop-opacity=".8"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></linearGradient>`,
  )
  for (let veil = 0; veil < 3; veil++) {
    const [from, span] = [x + length * 0.14 * veil * (0.5 + noise(veil)), length * (1 - 0.2 * veil)]
    const level = y + thick * (veil - 1) * 0.55
    const steps = 6
    const edge = (side: number): Spot[] =>
      Array.from({ length: steps + 1 }, (_, i) => {
        const t = i / steps
        return [
          from + span * t,
          level -
            side *
              Math.sin(Math.PI * t) *
              thick *
              (side > 0 ? 0.55 + 0.5 * noise(i * 0.8 + veil * 9) : 0.22),
        ]
      })
    sheet.fill(flow([...edge(1), ...edge(-1).toReversed()], true, 1), `url(#${fade})`, {
      opacity: opacity * (0.55 + 0.2 * veil),
    })
  }
}
