import { inLight, mix } from '#/drawings/scenery/palette.ts'
import { printRidge } from '#/drawings/scenery/print-ridge.ts'
import { layRidges, type Ridge } from '#/drawings/scenery/ridges.ts'
import { flow, round, type Sheet, type Spot } from '#/drawings/scenery/sheet.ts'
import { printMist } from '#/drawings/scenery/weather.ts'
import { inAir, printPines } from './foliage.ts'
import { printMeadow, type View } from './meadow.ts'

/** The Cairngorms: a granite plateau with tors, a loch below it, heather and old pines. */
export const printHighlands = { behind, before }

function behind(sheet: Sheet, { horizon, sun, lane }: View): void {
  const { width, height, unit, random } = sheet
  const ridges = layRidges(sheet, horizon)
  for (const [index, ridge] of ridges.entries()) {
    printRidge(sheet, ridge, sun)
    if (index === 1 || index === 2) corries(sheet, ridge)
    if (index === 2) tors(sheet, ridge)
    if (index < ridges.length - 1) printMist(sheet, ridge.foot - height * 0.02, 0.35)
  }
  const shore = horizon + height * 0.075
  loch(sheet, horizon, shore)
  forestEdge(sheet, horizon + 3 * unit)
  printMeadow(sheet, lane, shore)
  heather(sheet, shore + 8 * unit, (x) => lane.at(x) - 0.24 * lane.metre)
  boulders(sheet, shore + 20 * unit, lane.at(width / 2) - 0.3 * lane.metre)
  const stand = (x: number, share: number, size: number) =>
    [
      x * width,
      shore + (lane.at(x * width) - 0.25 * lane.metre - shore) * share,
      size * height,
    ] as const
  printPines(sheet, [stand(0.3, 0.1, 0.2), stand(0.34, 0.14, 0.24), stand(0.86, 0.12, 0.22)], 0.3)
  const left = random.between(0.05, 0.12)
  printPines(sheet, [stand(left, 0.7, 0.56), stand(left + 0.08, 0.5, 0.44)], 0.06)
  printPines(sheet, [stand(0.95, 0.8, 0.62)], 0.04)
}

function before(sheet: Sheet, { lane }: View): void {
  heather(sheet, lane.at(0) + 0.34 * lane.metre, () => sheet.height + 10)
}

/** Corries: the edge of the plateau broken into dark, ribbed hollows. */
function corries(sheet: Sheet, ridge: Ridge): void {
  const { random, width, palette, unit } = sheet
  const [hollows, ribs]: [string[], string[]] = [[], []]
  for (let i = 0; i < 5; i++) {
    const x = width * (0.2 + i * 0.19 + random.between(-0.05, 0.05))
    const top = ridge.heightAt(x)
    const drop = ridge.foot - top
    if (drop < 30 * unit) continue
    const wide = drop * random.between(0.5, 0.8)
    const rim = Array.from({ length: 7 }, (_, j): Spot => {
      const px = x + (j / 6 - 0.5) * wide
      return [px, ridge.heightAt(px) + drop * 0.03]
    })
    hollows.push(
      `${flow(rim)}L${round(x + wide * 0.36)} ${round(top + drop * 0.5)}L${round(x + wide * 0.1)} ${round(top + drop * 0.72)}L${round(x - wide * 0.3)} ${round(top + drop * 0.46)}Z`,
    )
    for (let rib = 0; rib < 7; rib++) {
      const px = x + (rib / 6 - 0.5) * wide * 0.9
      ribs.push(
        `M${round(px)} ${round(ridge.heightAt(px) + drop * 0.03)}l${round((x - px) * 0.3)} ${round(drop * random.between(0.2, 0.42))}`,
      )
    }
  }
  sheet.fill(hollows.join(''), mix(ridge.colour, palette.ink, 0.5), { opacity: 0.34 })
  sheet.stroke(ribs.join(''), palette.light, 1.5 * unit, { opacity: 0.16 })
}

/** Stacks of granite on the skyline, split by frost into rounded blocks. */
function tors(sheet: Sheet, ridge: Ridge): void {
  const { random, width, unit, palette } = sheet
  const colour = mix(ridge.colour, palette.ink, 0.16)
  const [blocks, lights]: [string[], string[]] = [[], []]
  for (const share of [0.44, 0.56, 0.78]) {
    const cx = width * (share + random.between(-0.03, 0.03))
    const base = ridge.heightAt(cx) + 4 * unit
    for (let stack = 0; stack < 3; stack++) {
      let level = base
      const sx = cx + (stack - 1) * 22 * unit
      for (let i = 0; i < 2 + Math.floor(random.next() * 3); i++) {
        const [wide, tall] = [
          random.between(16, 30) * unit * (1 - i * 0.14),
          random.between(5, 11) * unit,
        ]
        const x = sx + random.between(-4, 4) * unit
        blocks.push(slab([x, level], wide, tall))
        lights.push(`M${round(x - wide * 0.4)} ${round(level - tall)}h${round(wide * 0.7)}`)
        level -= tall * 0.92
      }
    }
  }
  sheet.fill(blocks.join(''), colour)
  sheet.stroke(lights.join(''), palette.light, 1.3 * unit, {
    opacity: 0.45,
    'stroke-linecap': 'round',
  })
}

const slab = ([x, y]: Spot, wide: number, tall: number): string =>
  `M${round(x - wide / 2)} ${round(y)}q${round(-wide * 0.06)} ${round(-tall * 0.9)} ${round(wide * 0.12)} ${round(-tall)}h${round(wide * 0.72)}q${round(wide * 0.2)} ${round(tall * 0.1)} ${round(wide * 0.16)} ${round(tall)}Z`

/** Still water that holds the sky and the foot of the hills. */
function loch(sheet: Sheet, from: number, to: number): void {
  const { width, palette, random, unit } = sheet
  const noise = sheet.noise(2)
  const rim = Array.from({ length: 9 }, (_, i): Spot => [
    (i / 8) * (width + 40) - 20,
    from + noise(i) * 2 * unit,
  ])
  sheet.fill(
    `${flow(rim)}V${round(to + 12 * unit)}H-20Z`,
    sheet.wash(from, to, [
      [0, mix(palette.land, palette.air, 0.4)],
      [0.34, mix(palette.sky, palette.horizon, 0.5)],
      [1, mix(palette.zenith, palette.sky, 0.5)],
    ]),
  )
  const ripples = Array.from({ length: 46 }, () => {
    const depth = random.next()
    return `M${Math.round(random.next() * width)} ${Math.round(from + 3 * unit + depth * (to - from))}h${Math.round((10 + 80 * depth) * unit * random.next())}`
  })
  sheet.stroke(ripples.join(''), palette.light, 1.3 * unit, {
    opacity: 0.5,
    'stroke-linecap': 'round',
  })
}

/** A dark line of pines on the far shore. */
function forestEdge(sheet: Sheet, y: number): void {
  const { width, random, unit } = sheet
  const spots: Spot[] = [[-20, y]]
  const grove = sheet.noise(3)
  for (let x = -20; x < width + 20; x += 9 * unit) {
    const tall = Math.max(2, 13 + grove((x / width) * 7) * 17) * unit
    spots.push([x, y - tall * random.between(0.6, 1)], [x + 4.5 * unit, y - tall * 0.5])
  }
  const d = spots.map(([x, sy], i) => `${i ? 'L' : 'M'}${Math.round(x)} ${Math.round(sy)}`).join('')
  sheet.fill(`${d}L${width + 20} ${Math.round(y)}Z`, inAir(sheet, '#2c3f34', 0.45))
}

/** Heather in flower: low cushions of purple among brown and green. */
export function heather(sheet: Sheet, from: number, to: (x: number) => number): void {
  const { random, width, unit, look } = sheet
  const colours = ['#5a4a34', '#6f3f63', '#94598a', '#b98ab0', '#5f6b3c'] as const
  for (const [index, colour] of colours.entries()) {
    const tufts = Array.from({ length: 32 }, () => {
      const x = random.next() * width
      const depth = random.next() ** 0.8
      const y = from + depth * (to(x) - from)
      const wide = (5 + 20 * depth) * unit * random.between(0.5, 1.2)
      return `M${Math.round(x)} ${Math.round(y)}q${Math.round(wide * 0.1)} ${-Math.round(wide * 0.42)} ${Math.round(wide * 0.5)} ${-Math.round(wide * 0.4)}t${Math.round(wide * 0.5)} ${Math.round(wide * 0.4)}`
    })
    sheet.fill(tufts.join(''), inLight(look, colour), { opacity: index > 1 ? 0.85 : 0.7 })
  }
}

function boulders(sheet: Sheet, from: number, to: number): void {
  const { random, width, unit, look } = sheet
  const [bodies, tops]: [string[], string[]] = [[], []]
  for (let i = 0; i < 12; i++) {
    const depth = random.next()
    const [x, y] = [random.next() * width, from + depth * (to - from)]
    const wide = (14 + 44 * depth) * unit * random.between(0.5, 1)
    bodies.push(slab([x, y], wide, wide * 0.45))
    tops.push(`M${round(x - wide * 0.36)} ${round(y - wide * 0.43)}h${round(wide * 0.62)}`)
  }
  sheet.fill(bodies.join(''), inLight(look, '#948c86'))
  sheet.stroke(tops.join(''), inLight(look, '#d8cfc6'), 2.2 * unit, {
    'stroke-linecap': 'round',
    opacity: 0.8,
  })
}
