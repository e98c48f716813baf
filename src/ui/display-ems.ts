/** Widths of the display face's letters in ems, as the font has them, kerning taken into account. */
const letterWidths = [
  [/[MWmw]/, 1.05],
  [/[A-ZÄÖÜ]/, 0.87],
  [/[ijl.,\s]/, 0.27],
  [/[frt]/, 0.41],
] as const
const anyOther = 0.68

/** How many ems a line runs in the display face: enough to fill a line by it and never to overrun it. */
export const displayEms = (line: string): number =>
  [...line].reduce((sum, letter) => sum + widthOf(letter), 0)

const widthOf = (letter: string): number =>
  letterWidths.find(([letters]) => letters.test(letter))?.[1] ?? anyOther
