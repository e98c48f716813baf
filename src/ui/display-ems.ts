/** Widths of the display face's letters in ems, measured from the font and rounded up. */
const letterWidths = [
  [/[MWmw]/, 1.07],
  [/[A-ZÄÖÜ]/, 0.88],
  [/[ijl.,\s]/, 0.28],
  [/[frt]/, 0.42],
] as const
const anyOther = 0.7

/** How many ems a line runs in the display face: enough to fill a line by it and never to overrun it. */
export const displayEms = (line: string): number =>
  [...line].reduce((sum, letter) => sum + widthOf(letter), 0)

const widthOf = (letter: string): number =>
  letterWidths.find(([letters]) => letters.test(letter))?.[1] ?? anyOther
