import { mix } from '#/drawings/scenery/palette.ts'
import type { Noise } from '#/drawings/scenery/random.ts'
import { flow, round, type Sheet, type Spot } from '#/drawings/scenery/sheet.ts'
import { inAir } from './foliage.ts'

/** A fold of farmland: its crest, its foot, and how far away it lies. */
export type Fold = { crest: (x: number) => number; foot: number; away: number }

export function rollingFold(
  sheet: Sheet,
  {
    level,
    rise,
    waves,
    foot,
    away,
  }: { level: number; rise: number; waves: number; foot: number; away: number },
): Fold {
  const noise: Noise = sheet.noise(2, 0.35)
  const start = sheet.random.between(0, 60)
  return {
    crest: (x) => level - rise * (0.5 + 0.5 * noise(start + (x / sheet.width) * waves)),
    foot,
    away,
  }
}

const crestLine = ({ width }: Sheet, { crest }: Fold): string =>
  flow(
    Array.from({ length: 19 }, (_, i): Spot => {
      const x = (i / 18) * (width + 80) - 40
      return [x, crest(x)]
    }),
  )

/** Fields of different crops side by side, each with its rows, and hedges between them. */
export function printFields(
  sheet: Sheet,
  fold: Fold,
  { crops, hedge, size }: { crops: readonly string[]; hedge: string; size: number },
): void {
  const { width, random, palette, unit } = sheet
  const { crest, foot, away } = fold
  const shape = `${crestLine(sheet, fold)}V${round(foot)}H-40Z`
  const clip = sheet.define((id) => `<clipPath id="${id}"><path d="${shape}"/></clipPath>`)
  const base = inAir(sheet, crops[0] ?? '#8f9a5c', away)
  sheet.fill(
    shape,
    sheet.fade(crest(width / 2) - 20, foot, base, mix(base, palette.air, 0.18 + away * 0.3)),
  )
  sheet.print(`<g clip-path="url(#${clip})">`)
  const hedges: string[] = []
  const rows: string[] = []
  let x = -width * random.between(0.02, 0.2)
  let crop = Math.floor(random.next() * crops.length)
  while (x < width * 1.05) {
    const wide = width * size * random.between(0.6, 1.5)
    const skew = random.between(-0.5, 0.7) * (foot - crest(x)) * 1.4
    const corner = (px: number, t: number): Spot => [
      px + skew * t * t,
      crest(px) - 4 + (foot + 4 - crest(px)) * t,
    ]
    const side = (px: number) => [0, 0.33, 0.66, 1].map((t) => corner(px, t))
    const outline = `${flow(side(x))}L${flow(side(x + wide).toReversed()).slice(1)}Z`
    sheet.fill(outline, inAir(sheet, crops[crop % crops.length] ?? '#a0a060', away), {
      opacity: 0.92,
    })
    hedges.push(flow(side(x)))
    if (random.chance(0.75))
      for (let row = 1; row < 7; row++) rows.push(flow(side(x + (wide * row) / 7)))
    if (random.chance(0.6)) {
      const t = random.between(0.3, 0.65)
      hedges.push(flow([0, 0.33, 0.66, 1].map((s) => corner(x + wide * s, t))))
    }
    crop += 1 + Math.floor(random.next() * (crops.length - 1))
    x += wide
  }
  sheet.stroke(rows.join(''), palette.ink, 1.1 * unit, { opacity: 0.12 })
  hedgerow(sheet, hedges.join(''), hedge, away)
  sheet.print('</g>')
  hedgerow(sheet, crestLine(sheet, fold), hedge, Math.min(0.9, away + 0.1))
}

/** A hedge from afar: a bumpy line with a lit upper edge. */
function hedgerow(sheet: Sheet, d: string, colour: string, away: number): void {
  const { unit } = sheet
  const thick = (6.5 - 4.6 * away) * unit
  const bumps = `${round(thick * 0.3)} ${round(thick * 1.05)} ${round(thick * 0.8)} ${round(thick * 0.9)}`
  sheet.stroke(d, inAir(sheet, colour, away), thick * 0.6)
  sheet.stroke(d, inAir(sheet, colour, away), thick, {
    'stroke-linecap': 'round',
    'stroke-dasharray': bumps,
  })
}
