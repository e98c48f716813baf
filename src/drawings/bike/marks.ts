import { markOutlines } from './mark-outlines.ts'
import { n } from './path.ts'
import { wordmark } from './wordmark.ts'

/** The shop's own maker code; its letters and its emblem stand on the shop's own goods only. */
export const houseMaker = 'calder'
/** The name on bikes that stand for no product, such as those in a landscape. */
export const houseName = 'CALDER'

type Letters = {
  width: number
  whole: string
  each: readonly { middle: number; outline: string }[]
}

export type Mark = {
  /** The middle of the word. */
  x: number
  y: number
  /** The height of the capitals. */
  height: number
  colour: string
  /** Degrees, clockwise, about the middle. */
  turn?: number
  /** Degrees of shear, for a word on a surface that leans away. */
  lean?: number
  opacity?: number
  /** A word that would be longer is set smaller. */
  longest?: number
}

/** `DT Swiss` and `dt-swiss` name the same maker. */
const keyOf = (maker: string) => maker.toLowerCase().trim().replaceAll(/\s+/g, '-')

export const isHouse = (maker: string): boolean => keyOf(maker) === houseMaker

/** Whether the maker has letters of its own; any other name is set in the shop's plain capitals. */
export const hasOwnLetters = (maker: string): boolean => findLetters(maker) !== null

const cache = new Map<string, Letters>()

function findLetters(maker: string): Letters | null {
  const key = keyOf(maker)
  const cached = cache.get(key)
  if (cached) return cached
  const entry = Object.hasOwn(markOutlines, key) ? markOutlines[key] : undefined
  if (!entry) return null
  const [width, middles, packed] = entry
  const outlines = packed.split('|')
  const letters = {
    width,
    whole: outlines.join(''),
    each: outlines.map((outline, index) => ({ outline, middle: middles[index] ?? 0 })),
  }
  cache.set(key, letters)
  return letters
}

/** The length of the maker's word at a height of its capitals. */
export const markWidth = (maker: string, height: number): number => {
  const letters = findLetters(maker)
  return letters
    ? (letters.width * height) / 100
    : wordmark(maker, { height, colour: '#000000' }).width
}

/** A maker's name in the maker's own letters, centred on a point. */
export function drawMark(maker: string, mark: Mark): string {
  const { x, y, colour, turn = 0, lean = 0, opacity = 1, longest = Infinity } = mark
  const height = mark.height * Math.min(1, longest / markWidth(maker, mark.height))
  const letters = findLetters(maker)
  const place = `translate(${n(x)} ${n(y)})${turn ? `rotate(${n(turn)})` : ''}${lean ? `skewX(${n(lean)})` : ''}`
  const look = opacity < 1 ? ` opacity="${opacity}"` : ''
  if (letters)
    return `<path d="${letters.whole}" fill="${colour}"${look} transform="${place}scale(${scaleOf(height)})translate(${n(-letters.width / 2)} -50)"/>`
  const { width, markup } = wordmark(maker, { height, colour })
  return `<g${look} transform="${place}translate(${n(-width / 2)} ${n(-height / 2)})">${markup}</g>`
}

export type RoundMark = {
  cx: number
  cy: number
  radius: number
  height: number
  colour: string
  /** Degrees at which the word's middle stands; 0 is three o'clock. */
  middle: number
  /** The circle's width as seen, as a share of its height. */
  squeeze?: number
  opacity?: number
}

/** A maker's name around a rim or a tyre, its feet towards the centre. */
export function drawMarkAround(maker: string, mark: RoundMark): string {
  const { cx, cy, radius, height, colour, middle, squeeze = 1, opacity = 1 } = mark
  const letters = findLetters(maker) ?? plainLetters(maker)
  const drawn = letters.each.map((letter) => {
    const angle = middle + (((letter.middle - letters.width / 2) * height) / 100 / radius) * 57.296
    const turn = `rotate(${n(angle + 90)})translate(0 ${n(-radius)})scale(${scaleOf(height)})translate(${n(-letter.middle)} -50)`
    return letter.outline.startsWith('<')
      ? `<g transform="${turn}">${letter.outline.replaceAll('currentColor', colour)}</g>`
      : `<path d="${letter.outline}" transform="${turn}"/>`
  })
  const seen = squeeze === 1 ? '' : `scale(${scaleOf(squeeze * 100)} 1)`
  return `<g fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''} transform="translate(${n(cx)} ${n(cy)})${seen}">${drawn.join('')}</g>`
}

/** The letters of a name without a form of its own, as markup rather than as outlines. */
function plainLetters(name: string): Letters {
  let x = 0
  const each = [...name].map((letter) => {
    const { width, markup } = wordmark(letter, { height: 100, colour: '#000001' })
    const start = x
    x += width + 17
    return {
      middle: start + width / 2,
      outline: `<g transform="translate(${n(start)})">${markup.replaceAll('#000001', 'currentColor')}</g>`,
    }
  })
  return { width: Math.max(0, x - 17), whole: '', each }
}

const scaleOf = (height: number) => String(Math.round(height * 100) / 10000)
