import { inLight, mix } from '#/drawings/scenery/palette.ts'
import { flow, round, type Sheet, type Spot } from '#/drawings/scenery/sheet.ts'

/** A road that crosses the picture, and the place on it where somebody rides. */
export type Lane = {
  /** The height of the wheels on the print. */
  at: (x: number) => number
  x: number
  /** Degrees by which the road rises to the right. */
  rise: number
  /** Print units per metre at the road. */
  metre: number
  isGravel: boolean
}

const rises = { climb: 4.6, descent: -4.2 } as const
const gravelPlaces = new Set(['highlands', 'limestone', 'track', 'gravel-plain', 'camp'])

export function layLane(sheet: Sheet): Lane {
  const { look, random, width, height } = sheet
  const isWide = width > height * 1.2
  const x = width * (isWide ? random.between(0.62, 0.7) : 0.5)
  const metre = Math.min((0.58 * height) / 1.72, (0.58 * width) / 1.75) * random.between(0.86, 1)
  const road = look.road ?? 'straight'
  const rise =
    road === 'climb' || road === 'descent' ? rises[road] : Math.round(random.between(-9, 14)) / 10
  const base = height * (isWide ? 0.875 : 0.86)
  const bow = random.between(0.4, 1.2) * height * 0.02
  const slope = Math.tan((rise * Math.PI) / 180)
  const isGravel = look.road === 'gravel' || (!look.road && gravelPlaces.has(look.place))
  return {
    at: (px) => base - slope * (px - x) + bow * ((px - x) / width) ** 2,
    x,
    rise,
    metre,
    isGravel,
  }
}

/** The line of the lane, raised by so many metres of height on the print. */
export const edgeOf = ({ width }: Sheet, lane: Lane, up: number): Spot[] =>
  Array.from({ length: 13 }, (_, i): Spot => {
    const x = (i / 12) * (width + 80) - 40
    return [x, lane.at(x) - up * lane.metre]
  })

const band = (sheet: Sheet, lane: Lane, from: number, to: number): string =>
  `${flow(edgeOf(sheet, lane, from))}L${flow(edgeOf(sheet, lane, to).toReversed()).slice(1)}Z`

export function printLane(sheet: Sheet, lane: Lane): void {
  const { palette, look, random, width, unit, height } = sheet
  const isWet = look.weather === 'rain'
  const stone = inLight(look, lane.isGravel ? '#c9b998' : isWet ? '#5b636b' : '#8c8d8e')
  const far = mix(stone, palette.air, 0.22)
  const top = lane.at(lane.x) - 0.2 * lane.metre
  const paint = sheet.fade(
    top,
    top + 0.5 * lane.metre,
    far,
    mix(stone, palette.ink, look.time === 'day' ? 0.16 : 0.3),
  )
  sheet.fill(band(sheet, lane, 0.24, -0.3), mix(palette.ground, palette.ink, 0.3), { opacity: 0.5 })
  sheet.fill(band(sheet, lane, 0.2, -0.26), paint)
  if (lane.isGravel) {
    for (const [from, to] of [
      [0.16, 0.1],
      [0.03, -0.06],
    ] as const)
      sheet.fill(band(sheet, lane, from, to), palette.light, { opacity: 0.22 })
    sheet.fill(band(sheet, lane, 0.09, 0.045), mix(palette.ground, palette.land, 0.4), {
      opacity: 0.55,
    })
  } else {
    const white = mix(inLight(look, '#f4f1ea'), palette.light, 0.3)
    sheet.fill(band(sheet, lane, 0.178, 0.168), white, { opacity: 0.8 })
    sheet.fill(band(sheet, lane, -0.2, -0.222), white, { opacity: 0.75 })
  }
  const marks = (count: number, long: number) =>
    Array.from({ length: count }, () => {
      const x = random.next() * width
      const up = random.between(-0.25, 0.18)
      const length = Math.max(1, random.next() * long * unit * (1 - up))
      return `M${Math.round(x)} ${Math.round(lane.at(x) - up * lane.metre)}h${round(length)}`
    }).join('')
  sheet.stroke(marks(lane.isGravel ? 90 : 50, lane.isGravel ? 9 : 26), palette.ink, 1.7 * unit, {
    opacity: lane.isGravel ? 0.24 : 0.14,
    'stroke-linecap': 'round',
  })
  sheet.stroke(marks(lane.isGravel ? 60 : 24, lane.isGravel ? 7 : 40), palette.light, 1.5 * unit, {
    opacity: lane.isGravel ? 0.5 : 0.2,
    'stroke-linecap': 'round',
  })
  if (isWet) shine(sheet, lane, height)
}

/** A wet road reflects the sky in long pale streaks. */
function shine(sheet: Sheet, lane: Lane, height: number): void {
  const { palette, random, width } = sheet
  const streaks = Array.from({ length: 16 }, () => {
    const x = random.next() * width
    const wide = random.between(20, 120) * sheet.unit
    const up = random.between(-0.2, 0.14)
    const y = lane.at(x) - up * lane.metre
    return `M${round(x)} ${round(y)}q${round(wide / 2)} ${round(-height * 0.004)} ${round(wide)} 0q${round(-wide / 2)} ${round(height * 0.006)} ${round(-wide)} 0Z`
  })
  sheet.fill(streaks.join(''), palette.horizon, { opacity: 0.42 })
}

/** The verge between the road and the viewer: the colour of the ground, with blades and stones. */
export function printVerge(sheet: Sheet, lane: Lane, colours: readonly string[]): void {
  const { width, height, palette, random, look, unit } = sheet
  const ground = mix(palette.ground, palette.ink, look.time === 'day' ? 0.26 : 0.42)
  const noise = sheet.noise(3)
  const rim = edgeOf(sheet, lane, -0.27).map(([x, y]): Spot => [
    x,
    y + noise(x / (width * 0.05)) * 4 * unit,
  ])
  sheet.fill(
    `${flow(rim)}V${height + 20}H-40Z`,
    sheet.fade(lane.at(lane.x) + 0.2 * lane.metre, height, ground, mix(ground, palette.ink, 0.45)),
  )
  for (const [index, colour] of colours.entries()) {
    const blades = Array.from({ length: 90 }, () => {
      const x = random.next() * width
      const from = lane.at(x) + 0.28 * lane.metre
      const depth = random.next()
      const y = from + depth * (height + 14 * unit - from)
      const tall = (8 + 18 * depth) * unit * random.between(0.5, 1.2)
      const lean = random.between(-0.4, 0.5) * tall
      return `M${Math.round(x)} ${Math.round(y)}q${Math.round(lean * 0.2)} ${-Math.round(tall * 0.6)} ${Math.round(lean)} ${-Math.round(tall)}`
    })
    sheet.stroke(blades.join(''), inLight(look, colour), (2.2 - index * 0.3) * unit, {
      opacity: 0.75,
      'stroke-linecap': 'round',
    })
  }
}
