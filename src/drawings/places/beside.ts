import { inLight, mix } from '#/drawings/scenery/palette.ts'
import { flow, path, round, type Sheet, type Spot } from '#/drawings/scenery/sheet.ts'
import { spruce } from '#/drawings/scenery/trees.ts'
import { inAir, printBareTree, printBushes, printCrowns } from './foliage.ts'
import type { Lane } from './lane.ts'

/** Draws what stands on the far side of a road, in the landscapes that are also seen along it. */
export function printBeside(sheet: Sheet, lane: Lane): void {
  const { look, width, height } = sheet
  const on = (x: number): Spot => [x * width, lane.at(x * width) - 0.24 * lane.metre]
  if (look.place === 'fells') {
    printBareTree(sheet, on(0.1), height * 0.34, 0.16)
    dryStoneWall(sheet, lane)
  }
  if (look.place === 'moor') {
    printBushes(sheet, [0.04, 0.09, 0.3, 0.36, 0.84, 0.95].map(on), {
      colour: '#6b5a3e',
      away: 0.08,
      size: 0.16 * lane.metre,
    })
    snowPoles(sheet, lane)
  }
  if (look.place === 'forest' || look.place === 'alps') spruces(sheet, lane)
  if (look.place === 'gravel-plain')
    printBushes(sheet, [0.03, 0.12, 0.31, 0.4, 0.9, 0.97].map(on), {
      colour: '#8f8a55',
      away: 0.1,
      size: 0.2 * lane.metre,
    })
  if (look.place === 'coast') fence(sheet, lane)
  if (look.place === 'city') park(sheet, lane)
}

/** Stones laid dry, with a row set on edge along the top. */
function dryStoneWall(sheet: Sheet, lane: Lane): void {
  const { width, random, look, palette, unit } = sheet
  const noise = sheet.noise(3)
  const foot = (x: number) => lane.at(x) - 0.22 * lane.metre
  const tall = 0.36 * lane.metre
  const rim = (up: number) =>
    Array.from({ length: 17 }, (_, i): Spot => {
      const x = (i / 16) * (width + 60) - 30
      return [x, foot(x) - up * tall * (1 + 0.06 * noise(i * 0.8))]
    })
  const stone = inLight(look, '#8e8a80')
  sheet.fill(
    `${flow(rim(1))}L${flow(rim(0).toReversed()).slice(1)}Z`,
    sheet.fade(
      foot(width / 2) - tall,
      foot(width / 2),
      mix(stone, palette.light, 0.16),
      mix(stone, palette.ink, 0.36),
    ),
  )
  const [joints, copes]: [string[], string[]] = [[], []]
  for (let course = 1; course < 5; course++)
    for (let x = -20; x < width + 20; x += random.between(24, 60) * unit) {
      const y = foot(x) - (course / 5) * tall
      joints.push(
        `M${Math.round(x)} ${Math.round(y)}h${Math.round(random.between(12, 34) * unit)}v${Math.round((tall / 5) * 0.7)}`,
      )
    }
  for (let x = -10; x < width + 10; x += random.between(9, 20) * unit)
    copes.push(
      `M${Math.round(x)} ${Math.round(foot(x) - tall * 0.96)}l${Math.round(random.between(-2, 3) * unit)} ${-Math.round(tall * random.between(0.06, 0.16))}`,
    )
  sheet.stroke(joints.join(''), palette.ink, 1.3 * unit, { opacity: 0.28 })
  sheet.stroke(copes.join(''), mix(stone, palette.ink, 0.12), 9 * unit, {
    'stroke-linecap': 'round',
  })
  sheet.stroke(copes.join(''), palette.light, 2 * unit, {
    opacity: 0.3,
    transform: `translate(${round(2 * unit)} ${round(-unit)})`,
  })
}

/** Poles that show the road in winter. */
function snowPoles(sheet: Sheet, lane: Lane): void {
  const { width, look } = sheet
  const [white, red]: [string[], string[]] = [[], []]
  for (let x = width * 0.08; x < width; x += 1.5 * lane.metre) {
    const y = lane.at(x) - 0.2 * lane.metre
    white.push(`M${round(x)} ${round(y)}v${round(-0.9 * lane.metre)}`)
    red.push(`M${round(x)} ${round(y - 0.6 * lane.metre)}v${round(-0.14 * lane.metre)}`)
  }
  sheet.stroke(white.join(''), inLight(look, '#efece4'), 0.035 * lane.metre)
  sheet.stroke(red.join(''), inLight(look, '#b3362b'), 0.036 * lane.metre)
}

function spruces(sheet: Sheet, lane: Lane): void {
  const { width, height, random } = sheet
  for (const [spots, size, away] of [
    [[0.2, 0.27, 0.33, 0.42, 0.8, 0.88], 0.26, 0.3],
    [[0.02, 0.07, 0.13, 0.93, 0.98], 0.52, 0.08],
  ] as const) {
    const trees = spots.map((share) => {
      const x = width * (share + random.between(-0.015, 0.015))
      return spruce(
        x,
        lane.at(x) - (0.22 + away * 0.5) * lane.metre,
        height * size * random.between(0.75, 1.15),
        random.next,
      )
    })
    sheet.fill(trees.join(''), inAir(sheet, '#2c4534', away))
  }
}

/** Trees and grass along a town's ring road. */
function park(sheet: Sheet, lane: Lane): void {
  const { width, random, look, palette } = sheet
  const edge = Array.from({ length: 9 }, (_, i): Spot => {
    const x = (i / 8) * (width + 60) - 30
    return [x, lane.at(x) - 0.52 * lane.metre]
  })
  sheet.fill(
    `${flow(edge)}V${sheet.height}H-30Z`,
    sheet.fade(
      lane.at(lane.x) - 0.5 * lane.metre,
      lane.at(lane.x),
      mix(inLight(look, '#7d9058'), palette.air, 0.25),
      inLight(look, '#6b7d48'),
    ),
  )
  const row = (count: number, size: number, up: number) =>
    Array.from({ length: count }, (_, i) => {
      const x = ((i + random.between(0.2, 0.8)) / count) * width
      return [
        x,
        lane.at(x) - up * lane.metre,
        size * lane.metre * random.between(0.8, 1.2),
      ] as const
    })
  printCrowns(sheet, row(8, 0.9, 0.46), { colour: '#76864a', away: 0.26 })
  printCrowns(sheet, row(3, 1.15, 0.3), { colour: '#8a8f45', away: 0.06 })
}

/** Posts and two wires between the road and the cliff. */
function fence(sheet: Sheet, lane: Lane): void {
  const { width, palette, unit } = sheet
  const [posts, tops]: [string[], Spot[]] = [[], []]
  for (let x = -10; x < width + 40; x += 0.55 * lane.metre) {
    const y = lane.at(x) - 0.22 * lane.metre
    posts.push(`M${round(x)} ${round(y)}v${round(-0.4 * lane.metre)}`)
    tops.push([x, y - 0.35 * lane.metre])
  }
  sheet.stroke(posts.join(''), mix(palette.ink, palette.air, 0.25), 0.03 * lane.metre)
  sheet.stroke(path(tops), mix(palette.ink, palette.air, 0.35), 1.2 * unit)
}
