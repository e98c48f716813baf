/** Letter widths of the display face in ems, from the font's tables and with kerning. */
const letterWidths = [
  [/[MWmw]/, 1.05],
  [/[A-ZÄÖÜ]/, 0.87],
  [/[ijl.,\s]/, 0.27],
  [/[frt]/, 0.41],
] as const
const otherWidth = 0.68

/** An upper estimate of a line's width in ems: a title sized by it fills its line and never overflows. */
export const displayEms = (line: string): number =>
  [...line].reduce((sum, letter) => sum + widthOf(letter), 0)

const widthOf = (letter: string): number =>
  letterWidths.find(([letters]) => letters.test(letter))?.[1] ?? otherWidth

/**
 * The same for the widest word of a title, or the widest words that no-break spaces hold together: a title of that
 * size breaks none of them on a phone.
 */
export const widestWord = (title: string): number => Math.max(...title.split(' ').map(displayEms))
