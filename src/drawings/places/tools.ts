import { inLight, mix } from '#/drawings/scenery/palette.ts'
import { rectangle, round, type Sheet } from '#/drawings/scenery/sheet.ts'

/** Lines of a tool that hangs from the point 0 0: path, width, and what it is made of. */
type Stroke = readonly [d: string, width: number, material: 'steel' | 'wood' | 'grip' | 'dark']
type Tool = { wide: number; strokes: readonly Stroke[] }

const spanner: Tool = {
  wide: 34,
  strokes: [
    ['M0 22V92', 9, 'steel'],
    ['M-10 4a12 12 0 1 0 20 0', 8, 'steel'],
    ['M-9 103a9 9 0 1 0 18 0a9 9 0 1 0 -18 0', 7, 'steel'],
  ],
}
const hammer: Tool = {
  wide: 56,
  strokes: [
    ['M0 12V112', 9, 'wood'],
    ['M-20 8H22', 19, 'dark'],
    ['M-24 8h6', 22, 'steel'],
  ],
}
const file: Tool = {
  wide: 24,
  strokes: [
    ['M0 30V116', 8, 'steel'],
    ['M0 0V26', 13, 'wood'],
  ],
}
const screwdriver: Tool = {
  wide: 26,
  strokes: [
    ['M0 40V112', 5, 'steel'],
    ['M0 4V38', 15, 'grip'],
  ],
}
const hexKey: Tool = { wide: 30, strokes: [['M14 4H6Q0 4 0 12V84', 6, 'dark']] }
const pliers: Tool = {
  wide: 44,
  strokes: [
    ['M-5 42L-3 6M5 42L3 6', 9, 'steel'],
    ['M-4 44C-18 60 -16 90 -13 112M4 44C18 60 16 90 13 112', 9, 'grip'],
  ],
}
const hacksaw: Tool = {
  wide: 118,
  strokes: [
    ['M-50 34V10H46V34', 6, 'dark'],
    ['M-50 34H46', 4, 'steel'],
    ['M50 12Q66 26 52 48', 11, 'grip'],
  ],
}
const calliper: Tool = {
  wide: 46,
  strokes: [
    ['M8 0V112', 7, 'steel'],
    ['M8 6H-18V20M8 44H-18V30', 6, 'steel'],
    ['M2 44H14', 14, 'dark'],
  ],
}
const chainring: Tool = {
  wide: 82,
  strokes: [
    ['M-32 36a32 32 0 1 0 64 0a32 32 0 1 0 -64 0', 9, 'dark'],
    ['M-37 36a37 37 0 1 0 74 0a37 37 0 1 0 -74 0', 4, 'steel'],
    ['M0 8V16M-24 52L-17 47M24 52L17 47M-28 26l8 3M28 26l-8 3', 6, 'dark'],
  ],
}
const whip: Tool = {
  wide: 34,
  strokes: [
    ['M0 0V96', 8, 'dark'],
    ['M0 96Q4 116 -10 118T-22 96', 6, 'steel'],
  ],
}

const rows: readonly (readonly Tool[])[] = [
  [spanner, spanner, spanner, hammer, calliper, chainring, file],
  [hexKey, hexKey, hexKey, hexKey, hacksaw, pliers, whip],
  [screwdriver, screwdriver, file, file, pliers, spanner, chainring],
]

/** Tools on a board, each in its place with its outline behind it. */
export function printTools(
  sheet: Sheet,
  { x, y, wide, tall }: { x: number; y: number; wide: number; tall: number },
): void {
  const { look, palette } = sheet
  const ply = inLight(look, '#c39b6b')
  sheet.fill(rectangle(x + 5, y + 7, wide, tall), '#0f1216', { opacity: 0.18 })
  sheet.fill(
    rectangle(x, y, wide, tall),
    sheet.fade(y, y + tall, mix(ply, '#ffffff', 0.14), mix(ply, palette.ink, 0.12)),
  )
  const materials = {
    steel: inLight(look, '#b9bfc4'),
    wood: inLight(look, '#7a4b2a'),
    grip: inLight(look, '#b3362b'),
    dark: inLight(look, '#2b3036'),
  }
  const count = tall > wide * 0.9 ? 3 : 2
  const scale = (tall / count / 150) * 1
  for (const [index, row] of rows.slice(0, count).entries()) {
    const space = row.reduce((sum, tool) => sum + tool.wide + 16, 0) * scale
    const stretch = Math.min(1.3, (wide * 0.94) / space)
    let left = x + (wide - space * stretch) / 2
    for (const tool of row) {
      const room = (tool.wide + 16) * scale * stretch
      const size = scale * Math.min(1, stretch)
      const at = `translate(${round(left + room / 2)} ${round(y + (tall / count) * (index + 0.12))})scale(${Math.round(size * 100) / 100})`
      const draw = (more: (stroke: Stroke) => string, shift = '') =>
        tool.strokes
          .map(
            (stroke) =>
              `<path d="${stroke[0]}"${shift} stroke-width="${stroke[1]}" stroke="${more(stroke)}"/>`,
          )
          .join('')
      sheet.print(
        `<g transform="${at}" fill="none" stroke-linecap="round"><g opacity=".22" transform="translate(4 6)">${draw(() => '#0f1216')}</g>${draw(([, , material]) => materials[material])}</g>`,
      )
      left += room
    }
  }
}
