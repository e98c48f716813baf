import {
  drawMark,
  drawMarkAround,
  hasOwnLetters,
  isHouse,
  type Mark,
} from '#/drawings/bike/marks.ts'
import { onCircle } from './outline.ts'
import type { Sketch } from './sketch.ts'

/** A wide grotesque drawn as strokes on a field 100 high, so that no machine needs a font. */
const glyphs: Record<string, readonly [width: number, strokes: string]> = {
  A: [112, 'M8 100 49 10H63L104 100M26 68H86'],
  B: [98, 'M10 48H62C92 48 92 10 62 10H10V90H66C98 90 98 48 66 48'],
  C: [108, 'M100 30C92 16 78 10 59 10C29 10 10 26 10 50S29 90 59 90C78 90 92 84 100 70'],
  D: [108, 'M10 10H52C82 10 98 26 98 50S82 90 52 90H10Z'],
  E: [92, 'M88 10H10V90H88M10 50H80'],
  F: [88, 'M86 10H10V100M10 52H78'],
  G: [110, 'M98 28C90 16 78 10 59 10C29 10 10 26 10 50S29 90 59 90C86 90 98 76 98 54H60'],
  H: [106, 'M10 0V100M96 0V100M10 50H96'],
  I: [20, 'M10 0V100'],
  J: [86, 'M76 0V60C76 80 64 90 43 90S10 80 10 64'],
  K: [100, 'M10 0V100M92 2 14 58M42 42 94 100'],
  L: [84, 'M10 0V90H82'],
  M: [124, 'M10 100V10H18L62 88 106 10H114V100'],
  N: [108, 'M10 100V10H20L88 90H98V0'],
  O: [116, 'M58 10C28 10 10 26 10 50S28 90 58 90S106 74 106 50S88 10 58 10Z'],
  P: [94, 'M10 100V10H60C92 10 92 58 60 58H10'],
  Q: [116, 'M58 10C28 10 10 26 10 50S28 90 58 90S106 74 106 50S88 10 58 10ZM66 62 104 100'],
  R: [100, 'M10 100V10H62C92 10 92 56 62 56H10M56 56 92 100'],
  S: [
    98,
    'M90 28C84 16 70 10 50 10C26 10 12 18 12 30C12 58 88 40 88 68C88 82 72 90 49 90C28 90 14 84 7 71',
  ],
  T: [98, 'M2 10H96M49 10V100'],
  U: [104, 'M10 0V56C10 78 26 90 52 90S94 78 94 56V0'],
  V: [110, 'M7 0 50 90H60L103 0'],
  W: [150, 'M6 0 38 90H46L72 12H78L104 90H112L144 0'],
  X: [104, 'M6 0 98 100M98 0 6 100'],
  Y: [104, 'M6 0 52 56 98 0M52 52V100'],
  Z: [94, 'M6 10H84V14L10 86V90H90'],
  0: [94, 'M47 10C24 10 10 24 10 50S24 90 47 90S84 76 84 50S70 10 47 10Z'],
  1: [56, 'M6 32 36 12H42V100'],
  2: [90, 'M12 34C12 18 26 10 44 10C64 10 78 19 78 34C78 52 14 70 12 90H84'],
  3: [90, 'M10 10H78L44 44C66 44 80 52 80 67S66 90 44 90C26 90 14 84 8 72'],
  4: [98, 'M92 72H10V66L62 8H70V100'],
  5: [90, 'M80 10H20L15 46C24 39 34 37 46 37C66 37 80 47 80 63S66 90 44 90C26 90 14 84 8 72'],
  6: [92, 'M70 6 22 44C6 60 14 90 46 90C68 90 82 78 82 64S68 40 48 40C34 40 22 48 16 56'],
  7: [88, 'M6 10H80V14L36 100'],
  8: [
    92,
    'M46 10C28 10 16 18 16 29S28 48 46 48S76 40 76 29S64 10 46 10ZM46 48C24 48 10 57 10 69S24 90 46 90S82 81 82 69S68 48 46 48Z',
  ],
  9: [92, 'M22 94 70 56C86 40 78 10 46 10C24 10 10 22 10 36S24 60 44 60C58 60 70 52 76 44'],
  '.': [20, 'M10 80V100'],
  '-': [60, 'M6 52H54'],
  '/': [60, 'M6 100 54 0'],
}

const gap = 20

export const letteringWidth = (word: string, height: number): number =>
  ([...word.toUpperCase()].reduce((width, char) => width + (glyphs[char]?.[0] ?? 30) + gap, 0) -
    gap) *
  (height / 100)

type Lettering = Omit<Mark, 'longest'> & {
  /** The width of a stroke at a height of 100. */
  weight?: number
}

/** A word centred on a point; a maker's name in the maker's own letters. */
export function letter(sketch: Sketch, word: string, options: Lettering): void {
  if (hasOwnLetters(word)) {
    const longest = options.height * roomForName
    sketch.add(drawMark(word, { ...options, longest }))
    return
  }
  const { x, y, height, colour, turn = 0, lean = 0, opacity = 1, weight = 20 } = options
  let cursor = 0
  const strokes: string[] = []
  for (const char of word.toUpperCase()) {
    const [width, d] = glyphs[char] ?? [30, '']
    if (d) strokes.push(`<path d="${d}"${cursor ? ` transform="translate(${cursor})"` : ''}/>`)
    cursor += width + gap
  }
  const scale = (height / 100) * fitting(word)
  const place = `translate(${x.toFixed(1)} ${y.toFixed(1)})rotate(${turn})skewX(${lean})scale(${scale.toFixed(3)})translate(${-(cursor - gap) / 2} -50)`
  sketch.group(
    { transform: place, fill: 'none', stroke: colour, 'stroke-width': weight, opacity },
    () => sketch.add(strokes.join('')),
  )
}

/** The room that places keep for a name of six capitals, as a multiple of their height. */
const roomForName = 7.4

/** Places are measured for a name of six letters; a longer one is set smaller rather than running over. */
const fitting = (word: string) => (word.includes(' ') ? 1 : Math.min(1, 6.5 / word.length))

type RoundLettering = {
  cx: number
  cy: number
  radius: number
  /** Width of the circle as seen, as a share of its height. */
  lean?: number
  /** Degrees at which the word's middle stands. */
  middle: number
  height: number
  colour: string
}

/** A word around a rim, one letter at a time. */
export function letterAround(sketch: Sketch, word: string, options: RoundLettering): void {
  if (hasOwnLetters(word)) {
    sketch.add(drawMarkAround(word, { ...options, squeeze: options.lean ?? 1, opacity: 0.92 }))
    return
  }
  const { cx, cy, radius, lean = 1, middle, height, colour } = options
  const step = (height * 1.24 * 57.3) / radius
  for (const [index, char] of [...word].entries()) {
    const angle = middle + (index - (word.length - 1) / 2) * step
    const [x, y] = onCircle(0, 0, radius, angle)
    const turn = Math.round(angle + 90)
    letter(sketch, char, { x: cx + x * lean, y: cy + y, height, colour, turn, opacity: 0.92 })
  }
}

/**
 * The emblem of the house, two climbs and the road between them, where the goods are the house's own;
 * the goods of another maker carry that maker's name in its place.
 */
export function emblem(
  { sketch, brand }: { sketch: Sketch; brand: string },
  { x, y, height, colour, opacity = 1 }: Lettering,
): void {
  if (!isHouse(brand)) {
    const lower = height * 0.5
    sketch.add(drawMark(brand, { x, y, height: lower, colour, opacity, longest: height * 2 }))
    return
  }
  const scale = (height / 100).toFixed(3)
  sketch.add(
    `<path d="${houseEmblem}" fill="none" stroke="${colour}" stroke-width="17" opacity="${opacity}" transform="translate(${x} ${y})scale(${scale})translate(-55 -50)"/>`,
  )
}

export const houseEmblem =
  'M100 30C92 16 78 10 59 10C29 10 10 26 10 50S29 90 59 90C78 90 92 84 100 70M44 68 62 36 80 68'
