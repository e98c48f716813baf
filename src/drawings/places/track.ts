import { inLight, mix } from '#/drawings/scenery/palette.ts'
import { closedPath, flow, path, round, type Sheet, type Spot } from '#/drawings/scenery/sheet.ts'
import { spruce } from '#/drawings/scenery/trees.ts'
import { inAir } from './foliage.ts'
import { printMeadow, type View } from './meadow.ts'

/** A forest road: trunks behind trunks, light between them, ferns beside the track. */
export const printTrunks = { behind, before }

function behind(sheet: Sheet, view: View): void {
  const { width, height, palette, look } = sheet
  const { horizon, sun, lane } = view
  sheet.fill(
    `M0 0H${width}V${height}H0Z`,
    sheet.wash(0, horizon, [
      [0, mix(inLight(look, '#7d9468'), palette.air, 0.4), 0.75],
      [0.7, mix(inLight(look, '#c9d2a0'), palette.horizon, 0.5), 0.6],
      [1, palette.horizon, 0.2],
    ]),
  )
  farForest(sheet, horizon)
  printMeadow(sheet, lane, horizon - height * 0.02)
  for (const [count, away, thick] of [
    [22, 0.74, 0.006],
    [16, 0.52, 0.01],
    [12, 0.3, 0.016],
  ] as const)
    trunks(sheet, view, { count, away, thick, gap: 0 })
  shafts(sheet, sun.x, lane.at(width / 2))
  ferns(sheet, (x) => lane.at(x) - 0.24 * lane.metre, 0.12 * lane.metre, 42)
  trunks(sheet, view, { count: 7, away: 0.06, thick: 0.027, gap: lane.metre * 0.95 })
}

/** Two great trunks frame the picture. */
function before(sheet: Sheet, { lane }: View): void {
  ferns(sheet, () => sheet.height + 6, 0.26 * lane.metre, 24)
}

function farForest(sheet: Sheet, horizon: number): void {
  const { width, height, random } = sheet
  for (const [size, away] of [
    [0.3, 0.82],
    [0.44, 0.66],
  ] as const) {
    const trees: string[] = []
    for (let x = -20; x < width + 20; x += height * size * 0.22)
      trees.push(
        spruce(
          x + random.between(-8, 8),
          horizon + height * 0.02,
          height * size * random.between(0.7, 1.15),
          random.next,
        ),
      )
    sheet.fill(trees.join(''), inAir(sheet, '#4c6a48', away))
  }
}

type Rank = { count: number; away: number; thick: number; gap: number }

/** Straight stems from the ground out of the picture, with a few dead branches. */
function trunks(sheet: Sheet, { horizon, lane }: View, { count, away, thick, gap }: Rank): void {
  const { width, height, random, palette, look, unit } = sheet
  const [stems, lights, twigs]: [string[], string[], string[]] = [[], [], []]
  for (let i = 0; i < count; i++) {
    const x = ((i + random.between(0.1, 0.9)) / count) * width * 1.06 - width * 0.03
    if (gap && Math.abs(x - lane.x) < gap) continue
    const foot = horizon + (lane.at(x) - 0.24 * lane.metre - horizon) * (1 - away) ** 0.8
    const half = height * thick * random.between(0.7, 1.2)
    const lean = random.between(-0.02, 0.02) * height
    stems.push(
      closedPath([
        [x - half * 1.5, foot],
        [x - half, foot - half * 3],
        [x - half * 0.7 + lean, -10],
        [x + half * 0.7 + lean, -10],
        [x + half, foot - half * 3],
        [x + half * 1.5, foot],
      ]),
    )
    lights.push(
      path([
        [x + half * 0.55, foot - half * 3],
        [x + half * 0.4 + lean, -10],
      ]),
    )
    for (let twig = 0; twig < 2; twig++) {
      const y = foot * random.between(0.15, 0.7)
      const way = random.chance(0.5) ? 1 : -1
      twigs.push(
        `M${round(x)} ${round(y)}l${round(way * half * random.between(2, 5))} ${round(-half * random.between(0.2, 1.2))}`,
      )
    }
  }
  const bark = inAir(sheet, '#5f4a3a', away)
  sheet.fill(stems.join(''), bark)
  sheet.stroke(twigs.join(''), bark, (3 - away * 2) * unit)
  if (look.time !== 'night')
    sheet.stroke(lights.join(''), palette.light, height * thick * 0.5, {
      opacity: 0.3 * (1 - away),
    })
}

/** Light that falls between the stems. */
function shafts(sheet: Sheet, sunX: number, floor: number): void {
  const { random, width, palette, look } = sheet
  if (look.weather === 'rain' || look.time === 'night') return
  const beams = Array.from({ length: 7 }, () => {
    const top = sunX + random.between(-0.5, 0.35) * width
    const wide = random.between(0.02, 0.07) * width
    const shift = (top - sunX) * 0.6 - width * 0.06
    return path(
      [
        [top, -10],
        [top + wide, -10],
        [top + wide * 1.7 + shift, floor],
        [top + shift, floor],
      ] as Spot[],
      true,
      1,
    )
  })
  sheet.fill(
    beams.join(''),
    sheet.wash(0, floor, [
      [0, palette.sun, 0.34],
      [1, palette.sun, 0],
    ]),
  )
}

/** Fronds that bow to both sides. */
function ferns(sheet: Sheet, at: (x: number) => number, size: number, count: number): void {
  const { random, width, look, unit } = sheet
  const tones = ['#3f5a2f', '#58763a', '#86964c'] as const
  for (const tone of tones) {
    const fronds: string[] = []
    for (let i = 0; i < count / 3; i++) {
      const x = random.next() * width
      const y = at(x) + random.between(-0.2, 0.2) * size
      for (let leaf = 0; leaf < 5; leaf++) {
        const way = leaf / 4 - 0.5
        const long = size * random.between(0.6, 1.1)
        const tip: Spot = [x + way * 1.7 * long, y - long * (0.9 - Math.abs(way) * 1.1)]
        fronds.push(flow([[x, y], [x + way * long * 0.6, y - long * 0.7], tip], false, 1))
      }
    }
    sheet.stroke(fronds.join(''), inLight(look, tone), Math.max(2, size * 0.06), {
      'stroke-linecap': 'round',
      'stroke-dasharray': `${round(2.4 * unit)} ${round(1.2 * unit)}`,
    })
  }
}
