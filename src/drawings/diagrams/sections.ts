import type { DiagramLanguage } from './diagram.ts'
import { colours, figure, page, r, stroke, words } from './page.ts'

/** A rim cut across, its bead seats at y; widths in millimetres. */
function rim(
  x: number,
  y: number,
  { inside, depth, scale }: { inside: number; depth: number; scale: number },
): string {
  const half = (inside / 2) * scale
  const wall = 3.2 * scale
  // The walls of the rim stand six millimetres above the seats of the tyre.
  const [outer, foot] = [half + wall, (depth - 6) * scale]
  const d = `M${r(x - outer)} ${r(y - 6 * scale)}V${r(y + foot * 0.4)}C${r(x - outer * 0.9)} ${r(y + foot * 0.8)} ${r(x - outer * 0.45)} ${r(y + foot)} ${r(x)} ${r(y + foot)}S${r(x + outer * 0.9)} ${r(y + foot * 0.8)} ${r(x + outer)} ${r(y + foot * 0.4)}V${r(y - 6 * scale)}H${r(x + half)}V${r(y)}C${r(x + half * 0.5)} ${r(y)} ${r(x + half * 0.5)} ${r(y + 4 * scale)} ${r(x)} ${r(y + 4 * scale)}S${r(x - half * 0.5)} ${r(y)} ${r(x - half)} ${r(y)}V${r(y - 6 * scale)}Z`
  const roof = y + 7 * scale
  const cavity = `M${r(x - half * 0.92)} ${r(roof - 3 * scale)}Q${r(x)} ${r(roof + 2 * scale)} ${r(x + half * 0.92)} ${r(roof - 3 * scale)}V${r(y + foot * 0.42)}C${r(x + half * 0.8)} ${r(y + foot * 0.74)} ${r(x + half * 0.4)} ${r(y + foot - 3.5 * scale)} ${r(x)} ${r(y + foot - 3.5 * scale)}S${r(x - half * 0.8)} ${r(y + foot * 0.74)} ${r(x - half * 0.92)} ${r(y + foot * 0.42)}Z`
  return `<path d="${d}" fill="${colours.metal}" stroke="${colours.ink}" stroke-width="1.6"/><path d="${cavity}" fill="${colours.ground}" stroke="${colours.ink}" stroke-width="1"/>`
}

/** A tyre on it: round, a little wider than the rim, with a tread on top. */
function tyre(x: number, y: number, { width, scale }: { width: number; scale: number }): string {
  const radius = (width / 2) * scale
  const middle = y - radius * 0.8
  const start = Math.PI * 0.79
  const at = (turn: number, out: number) =>
    `${r(x + Math.sin(turn) * out)} ${r(middle - Math.cos(turn) * out)}`
  const thick = 2.2 * scale
  const shell = `M${at(-start, radius)}A${r(radius)} ${r(radius)} 0 1 1 ${at(start, radius)}L${at(start, radius - thick)}A${r(radius - thick)} ${r(radius - thick)} 0 1 0 ${at(-start, radius - thick)}Z`
  const tread = Array.from({ length: 9 }, (_, i) => {
    const turn = (i / 8 - 0.5) * 1.7
    return `M${at(turn - 0.05, radius - 1)}L${at(turn - 0.05, radius + 2.6 * scale)}L${at(turn + 0.05, radius + 2.6 * scale)}L${at(turn + 0.05, radius - 1)}Z`
  }).join('')
  return `<path d="${shell}${tread}" fill="${colours.rubber}"/>`
}

const measure = (x: number, y: number, half: number): string =>
  stroke(
    `M${r(x - half)} ${y}H${r(x + half)}M${r(x - half)} ${y - 8}v16M${r(x + half)} ${y - 8}v16`,
    colours.signal,
    2.5,
  )

const tyres = [
  { width: 40, inside: 23, bar: [2.2, 2.4] },
  { width: 45, inside: 24, bar: [1.9, 2.1] },
  { width: 50, inside: 25, bar: null },
] as const

/** Three gravel tyres on their rims, with the pressure a rider of 75 kg begins with. */
export function drawTyreSections(language: DiagramLanguage): string {
  const scale = 4
  const unit = { en: 'bar front / rear, 75 kg', de: 'bar vorn / hinten, 75 kg' }[language]
  const columns = tyres.map(({ width, inside, bar }, index) => {
    const x = 145 + index * 255
    const y = 300
    return [
      rim(x, y, { inside, depth: 24, scale }),
      tyre(x, y, { width, scale }),
      measure(x, 84, (width / 2) * scale),
      words(`${width} mm`, [x, 64], { size: 30, weight: 600, anchor: 'middle' }),
      words(bar?.map((value) => figure(value, language, 1)).join(' / ') ?? '650b', [x, 452], {
        size: 30,
        weight: 600,
        anchor: 'middle',
        colour: colours.signal,
      }),
    ].join('')
  })
  return page(
    [
      ...columns,
      words(unit, [400, 486], { size: 21, anchor: 'middle', colour: colours.grey }),
    ].join(''),
  )
}

const rims = [
  { name: 'A25', depth: 25, inside: 21 },
  { name: 'C35', depth: 35, inside: 21 },
  { name: 'C50', depth: 50, inside: 23 },
  { name: 'GC40', depth: 40, inside: 25 },
] as const

/** The shop's own rims, cut across: how deep, and how wide inside. */
export function drawRimSections(language: DiagramLanguage): string {
  const scale = 5
  const inner = { en: 'inside', de: 'innen' }[language]
  const columns = rims.map(({ name, depth, inside }, index) => {
    const x = 118 + index * 188
    const y = 160
    return [
      rim(x, y, { inside, depth, scale }),
      words(name, [x, 52], { size: 30, weight: 600, anchor: 'middle' }),
      measure(x, 112, (inside / 2) * scale),
      words(`${inside} mm ${inner}`, [x, 98], { size: 19, anchor: 'middle', colour: colours.grey }),
      stroke(
        `M${r(x - 84)} ${y - 30}V${r(y + (depth - 6) * scale)}M${r(x - 91)} ${y - 30}h14M${r(x - 91)} ${r(y + (depth - 6) * scale)}h14`,
        colours.signal,
        2.5,
      ),
      words(`${depth} mm`, [x, r(y + (depth - 6) * scale + 40)], {
        size: 26,
        weight: 600,
        anchor: 'middle',
        colour: colours.signal,
      }),
    ].join('')
  })
  return page(columns.join(''))
}
