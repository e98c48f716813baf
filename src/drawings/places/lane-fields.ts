import { inLight } from '#/drawings/scenery/palette.ts'
import { closedPath, flow, round, type Sheet, type Spot } from '#/drawings/scenery/sheet.ts'
import { printMist } from '#/drawings/scenery/weather.ts'
import { inAir, printBareTree, printBushes, printCrowns } from './foliage.ts'
import { printFields, rollingFold } from './fields.ts'
import type { View } from './meadow.ts'

/** Quiet farmland at the edge of the day: mist in the fields, a church, a hedge beside the lane. */
export function printHedgedFields(sheet: Sheet, { horizon, lane }: View): void {
  const { height, width, random, unit } = sheet
  for (const [level, rise, away, size] of [
    [0, 0.09, 0.76, 0.1],
    [0.03, 0.06, 0.58, 0.16],
    [0.07, 0.05, 0.36, 0.24],
  ] as const) {
    const fold = rollingFold(sheet, {
      level: horizon + level * height,
      rise: rise * height,
      waves: 1.8,
      foot: horizon + (level + 0.11) * height,
      away,
    })
    printFields(sheet, fold, {
      crops: ['#93a06a', '#7d8f5a', '#b4a878', '#86946a'],
      hedge: '#3d4a35',
      size,
    })
    if (level === 0.03)
      church(
        sheet,
        [width * random.between(0.24, 0.4), fold.crest(width * 0.3) + 6 * unit],
        46 * unit,
      )
    printMist(sheet, horizon + (level + 0.06) * height, 0.75)
  }
  const groves = Array.from({ length: 9 }, () => {
    const x = width * random.next()
    return [x, horizon + height * random.between(0.05, 0.1), random.between(22, 40) * unit] as const
  })
  printCrowns(sheet, groves, { colour: '#6a7248', away: 0.52 })
  printMist(sheet, horizon + height * 0.13, 0.6)
  const floor = lane.at(width / 2)
  printFields(
    sheet,
    rollingFold(sheet, {
      level: horizon + height * 0.17,
      rise: height * 0.03,
      waves: 1.2,
      foot: floor + 0.3 * lane.metre,
      away: 0.14,
    }),
    { crops: ['#8b9a58', '#9aa564', '#7f8d52'], hedge: '#3d4a35', size: 0.5 },
  )
  printBareTree(sheet, [width * 0.1, lane.at(width * 0.1) - 0.26 * lane.metre], height * 0.5, 0.12)
  printBareTree(sheet, [width * 0.93, lane.at(width * 0.93) - 0.3 * lane.metre], height * 0.4, 0.2)
  hedgeBeside(sheet, lane.at, lane.metre)
  fingerpost(sheet, [width * 0.29, lane.at(width * 0.29) - 0.2 * lane.metre], lane.metre * 0.62)
}

/** A square tower with battlements, and a nave beside it. */
function church(sheet: Sheet, [x, y]: Spot, size: number): void {
  const teeth = Array.from(
    { length: 4 },
    (_, i) =>
      `v${i ? round(size * 0.05) : 0}h${round(size * 0.05)}v${round(-size * 0.05)}h${round(size * 0.05)}`,
  ).join('')
  sheet.fill(
    `M${round(x)} ${round(y)}v${round(-size)}${teeth}V${round(y)}ZM${round(x + size * 0.36)} ${round(y)}v${round(-size * 0.36)}l${round(size * 0.12)} ${round(-size * 0.16)}h${round(size * 0.6)}l${round(size * 0.12)} ${round(size * 0.16)}v${round(size * 0.36)}Z`,
    inAir(sheet, '#6f6a62', 0.5),
  )
}

/** A hedge along the far side of the lane, with a gap for a gate. */
function hedgeBeside(sheet: Sheet, at: (x: number) => number, metre: number): void {
  const { width } = sheet
  const bushes: Spot[] = []
  for (let x = -0.3 * metre; x < width + 0.3 * metre; x += 0.16 * metre)
    if (x < width * 0.36 || x > width * 0.36 + 0.7 * metre) bushes.push([x, at(x) - 0.2 * metre])
  printBushes(sheet, bushes, { colour: '#5f6d42', away: 0.04, size: 0.26 * metre })
}

/** A signpost at the corner, as they stand on English lanes. */
function fingerpost(sheet: Sheet, [x, y]: Spot, metre: number): void {
  const { look, palette } = sheet
  const white = inLight(look, '#f4f1e8')
  const arm = (way: 1 | -1, up: number): string =>
    closedPath([
      [x, y - up * metre],
      [x + way * 0.44 * metre, y - up * metre],
      [x + way * 0.52 * metre, y - (up - 0.06) * metre],
      [x + way * 0.44 * metre, y - (up - 0.12) * metre],
      [x, y - (up - 0.12) * metre],
    ])
  sheet.fill(
    `M${round(x - 0.025 * metre)} ${round(y)}V${round(y - 1.5 * metre)}h${round(0.05 * metre)}V${round(y)}Z`,
    white,
  )
  sheet.fill(arm(1, 1.42) + arm(-1, 1.26), white)
  sheet.stroke(
    flow([
      [x + 0.08 * metre, y - 1.36 * metre],
      [x + 0.38 * metre, y - 1.36 * metre],
    ]) +
      flow([
        [x - 0.38 * metre, y - 1.2 * metre],
        [x - 0.08 * metre, y - 1.2 * metre],
      ]),
    palette.ink,
    0.025 * metre,
    { 'stroke-dasharray': '9 2 14 3 6 2', opacity: 0.5 },
  )
}
