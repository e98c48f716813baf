import type { Hex } from './colour.ts'
import { at, n } from './path.ts'
import { along, between, direction, heading, leftOf, type Line } from './point.ts'

/**
 * A wide, even-stroked grotesque of our own, so that a rasteriser without fonts draws the same word.
 * Each glyph: width, then strokes (20 wide, butt ends) and solid parts, on a height of 100.
 */
type Glyph = readonly [width: number, strokes: string, solids?: string]

const glyphs: Record<string, Glyph> = {
  A: [122, '', 'M0 100L45 0H77L122 100H98L89 78H33L24 100ZM41 59H81L61 13Z'],
  B: [
    106,
    'M10 10H70C88 10 92 18 92 29S86 48 70 48H10M68 48H74C92 48 96 60 96 69S90 90 74 90H10M10 0V100',
  ],
  C: [112, 'M108 33C102 18 86 10 62 10H56C28 10 10 24 10 50S28 90 56 90H62C86 90 102 82 108 67'],
  D: [116, 'M10 0V100M10 10H58C90 10 106 24 106 50S90 90 58 90H10'],
  E: [98, 'M10 0V100M10 10H96M10 50H90M10 90H98'],
  F: [94, 'M10 0V100M10 10H94M10 52H86'],
  G: [
    116,
    'M110 32C104 18 86 10 62 10H56C28 10 10 24 10 50S28 90 56 90H62C88 90 106 76 106 52H62M106 50V100',
  ],
  H: [112, 'M10 0V100M102 0V100M10 50H102'],
  I: [20, 'M10 0V100'],
  J: [92, 'M82 0V62C82 82 68 90 46 90S10 82 10 60'],
  K: [112, 'M10 0V100', 'M20 50L78 0H108L56 45L112 100H81L40 59L20 76Z'],
  L: [90, 'M10 0V100M10 90H90'],
  M: [130, 'M10 0V100M120 0V100', 'M0 0H26L65 66L104 0H130L75 92H55Z'],
  N: [116, 'M10 0V100M106 0V100', 'M0 0H26L116 100H90Z'],
  O: [120, 'M62 10H58C28 10 10 24 10 50S28 90 58 90H62C92 90 110 76 110 50S92 10 62 10Z'],
  P: [102, 'M10 0V100M10 10H66C86 10 92 20 92 36S86 62 66 62H10'],
  Q: [
    120,
    'M62 10H58C28 10 10 24 10 50S28 90 58 90H62C92 90 110 76 110 50S92 10 62 10Z',
    'M66 58H94L122 100H94Z',
  ],
  R: [110, 'M10 0V100M10 10H70C90 10 96 20 96 34S90 58 70 58H10', 'M52 56H80L110 100H82Z'],
  S: [
    106,
    'M100 28C94 14 78 10 58 10H48C24 10 12 16 12 30S26 48 50 49L58 50C82 52 96 56 96 70S82 90 58 90H48C26 90 10 84 5 70',
  ],
  T: [104, 'M0 10H104M52 0V100'],
  U: [112, 'M10 0V56C10 80 26 90 54 90H58C86 90 102 80 102 56V0'],
  V: [120, '', 'M0 0H26L60 78L94 0H120L76 100H44Z'],
  W: [166, '', 'M0 0H24L46 74L70 0H96L120 74L142 0H166L134 100H106L83 30L60 100H32Z'],
  X: [116, '', 'M2 0H32L58 34L84 0H114L73 49L116 100H86L58 65L30 100H0L43 49Z'],
  Y: [114, '', 'M0 0H28L57 42L86 0H114L67 64V100H47V64Z'],
  Z: [108, 'M4 10H104M2 90H108', 'M76 10H106L32 90H2Z'],
  '0': [108, 'M56 10H52C24 10 10 24 10 50S24 90 52 90H56C84 90 98 76 98 50S84 10 56 10Z'],
  '1': [52, 'M40 0V100M40 10L0 24'],
  '2': [102, 'M10 34C10 16 26 10 50 10S92 16 92 32S80 50 50 60S10 76 10 90H100'],
  '3': [
    102,
    'M8 26C12 14 28 10 50 10S90 16 90 29S76 48 56 48H40H58C80 48 92 56 92 70S76 90 50 90S10 84 8 70',
  ],
  '4': [108, 'M78 100V10L10 68H108'],
  '5': [102, 'M94 10H22L16 52C26 44 38 42 52 42C78 42 92 50 92 66S76 90 50 90S12 86 8 74'],
  '6': [
    104,
    'M92 24C86 14 74 10 56 10C24 10 10 28 10 56C10 80 28 90 52 90S94 82 94 66S80 44 54 44S12 52 10 66',
  ],
  '7': [98, 'M0 10H84L40 100'],
  '8': [
    104,
    'M52 48C28 48 14 42 14 29S28 10 52 10S90 16 90 29S76 48 52 48C26 48 10 56 10 69S26 90 52 90S94 82 94 69S78 48 52 48Z',
  ],
  '9': [
    104,
    'M12 76C18 86 30 90 48 90C80 90 94 72 94 44C94 20 76 10 52 10S10 18 10 34S24 56 50 56S92 48 94 34',
  ],
  '-': [60, 'M4 54H56'],
  '&': [
    112,
    'M108 98L34 34C24 24 30 10 50 10S74 28 58 38L30 50C6 62 10 90 44 90C72 90 90 70 92 50',
  ],
  ' ': [44, ''],
}

const gap = 17

/** The word as paths; its width in millimetres for the given height. Letters the alphabet lacks are left out. */
export function wordmark(word: string, { height, colour }: { height: number; colour: string }) {
  let x = 0
  let strokes = ''
  let solids = ''
  for (const letter of word.toUpperCase()) {
    const glyph = glyphs[letter]
    if (!glyph) continue
    const [width, line, solid] = glyph
    if (line) strokes += movedBy(line, x)
    if (solid) solids += movedBy(solid, x)
    x += width + gap
  }
  const width = (Math.max(x - gap, 0) * height) / 100
  const ink = [
    strokes && `<path d="${strokes}" fill="none" stroke="${colour}" stroke-width="20"/>`,
    solids && `<path d="${solids}" fill="${colour}"/>`,
  ].join('')
  return { width, markup: `<g transform="scale(${Math.round(height * 100) / 10000})">${ink}</g>` }
}

/** Glyphs are absolute paths of M, L, H, V, C, S, Z: moving one along the line moves its x values. */
function movedBy(path: string, x: number): string {
  return path.replaceAll(/([MLHVCSZ])([^MLHVCSZ]*)/g, (_, command: string, rest: string) => {
    if (command === 'V' || command === 'Z') return command + rest
    const numbers = rest
      .trim()
      .split(/[\s,]+/)
      .map(Number)
    const shift = command === 'H' ? () => x : (index: number) => (index % 2 ? 0 : x)
    return command + numbers.map((value, index) => Math.round(value + shift(index))).join(' ')
  })
}

export type Lettering = {
  /** The position of the word's middle along the tube: 0 is the tube's start and 1 its end. */
  share: number
  /** The distance from the tube's axis; positive values move the word towards the tube's upper side. */
  lift?: number
  height: number
  colour: Hex
}

/** A word along a tube, reading from the line's start to its end. */
export function lettering(word: string, [a, b]: Line, mark: Lettering): string {
  const { width, markup } = wordmark(word, mark)
  const middle = along(between(a, b, mark.share), leftOf(direction(a, b)), mark.lift ?? 0)
  return `<g transform="translate(${at(middle)})rotate(${n(heading(a, b))})translate(${n(-width / 2)} ${n(-mark.height / 2)})">${markup}</g>`
}
