import { inLight, mix } from '#/drawings/scenery/palette.ts'
import { flow, round, type Sheet, type Spot } from '#/drawings/scenery/sheet.ts'
import { inAir, printCrowns, printCumulus } from './foliage.ts'
import { printFields, rollingFold } from './fields.ts'
import { printMeadow, type View } from './meadow.ts'

const crops = ['#b9b06a', '#dcc98f', '#93a45c', '#c9bfa2', '#a8a860', '#e3d9bb']
const hedge = '#4d5b38'

/** The Yorkshire Wolds: wide chalk fields, hedges, and a dry valley between steep green sides. */
export function printChalk(sheet: Sheet, { horizon, lane }: View): void {
  const { height, width, unit, random } = sheet
  if (sheet.look.weather !== 'rain') printCumulus(sheet, horizon, 7)
  for (const [level, rise, waves, away, size] of [
    [-0.1, 0.1, 1.2, 0.74, 0.08],
    [-0.03, 0.14, 1.5, 0.52, 0.12],
    [0.06, 0.16, 1.2, 0.3, 0.2],
  ] as const)
    printFields(
      sheet,
      rollingFold(sheet, {
        level: horizon + level * height,
        rise: rise * height,
        waves,
        foot: horizon + (level + 0.16) * height,
        away,
      }),
      { crops, hedge, size },
    )
  const groves = Array.from({ length: 9 }, () => {
    const x = width * random.between(0.02, 0.98)
    return [x, horizon + height * random.between(0.0, 0.1), random.between(18, 34) * unit] as const
  })
  printCrowns(sheet, groves, { colour: '#6c7a44', away: 0.4 })
  printMeadow(sheet, lane, horizon + height * 0.12)
  dryValley(sheet, horizon + height * 0.03, lane.at(lane.x) - 0.2 * lane.metre)
  printFields(
    sheet,
    rollingFold(sheet, {
      level: lane.at(width / 2) - 0.28 * lane.metre,
      rise: 0.1 * lane.metre,
      waves: 0.9,
      foot: lane.at(width / 2) + 0.25 * lane.metre,
      away: 0.06,
    }),
    { crops: ['#d8c583', '#c4b872', '#cdc7ac'], hedge, size: 0.42 },
  )
  printCrowns(
    sheet,
    [
      [width * 0.05, lane.at(0) - 0.24 * lane.metre, height * 0.36],
      [width * 0.12, lane.at(0) - 0.26 * lane.metre, height * 0.24],
      [width * 0.95, lane.at(width) - 0.26 * lane.metre, height * 0.27],
    ],
    { colour: '#74813f', away: 0.04 },
  )
  chalkBank(sheet, lane.at, lane.metre)
}

/** Two steep slopes of short grass that meet in a flat floor without a stream. */
function dryValley(sheet: Sheet, top: number, bottom: number): void {
  const { width, random, palette, unit } = sheet
  const x = width * random.between(0.3, 0.42)
  const slope = (way: 1 | -1): string => {
    const reach = width * 0.34
    return `${flow([
      [x + way * 6 * unit, bottom],
      [x + way * reach * 0.16, top + (bottom - top) * 0.45],
      [x + way * reach * 0.5, top + (bottom - top) * 0.12],
      [x + way * reach, top - 4],
      [x + way * reach * 1.5, bottom],
    ])}Z`
  }
  sheet.fill(slope(-1), inAir(sheet, '#7f9150', 0.22))
  sheet.fill(
    slope(1),
    sheet.fade(top, bottom, inAir(sheet, '#9fae68', 0.24), inAir(sheet, '#66783f', 0.12)),
  )
  const terraces = Array.from({ length: 7 }, (_, i) => {
    const t = 0.18 + i * 0.11
    const y = top + (bottom - top) * t
    const from = x + width * 0.34 * (0.9 - t * 0.75)
    return flow([
      [from - 60 * unit, y + 9 * unit],
      [from + 10 * unit, y],
      [from + 120 * unit, y - 5 * unit],
    ] as Spot[])
  })
  sheet.stroke(terraces.join(''), palette.light, 1.2 * unit, { opacity: 0.4 })
}

/** The chalk shows where the road is cut into the hill. */
function chalkBank(sheet: Sheet, at: (x: number) => number, metre: number): void {
  const { width, random, look, unit } = sheet
  const noise = sheet.noise(3)
  const edge = (up: number, rough: number) =>
    Array.from({ length: 25 }, (_, i): Spot => {
      const x = (i / 24) * (width + 60) - 30
      return [x, at(x) - (up + Math.max(0, noise(i * 0.6)) * rough) * metre]
    })
  const chalk = inLight(look, '#efe9d9')
  sheet.fill(`${flow(edge(0.2, 0.16))}L${flow(edge(0.16, 0).toReversed()).slice(1)}Z`, chalk)
  const flints = Array.from({ length: 40 }, () => {
    const x = random.next() * width
    return `M${Math.round(x)} ${round(at(x) - 0.2 * metre - random.next() * 5 * unit)}h${round(random.between(1, 4) * unit)}`
  })
  sheet.stroke(flints.join(''), mix(chalk, '#4a4a48', 0.6), 2 * unit, { opacity: 0.5 })
}
