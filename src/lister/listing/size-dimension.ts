/** The dimensions that sizes measure, in the order in which their groups are shown. */
export const sizeDimensions = ['size', 'shoe', 'tyre', 'width', 'volume', 'amount'] as const
export type SizeDimension = (typeof sizeDimensions)[number]

/** A size in its two parts: `M` and `55–59 cm`, or `700 × 25–32` and `42 mm`. */
export function sizeParts(label: string): { main: string; detail: string | null } {
  const [, main, bracketed, listed] = /^(.+?)(?: \((.+)\)|, (.+))$/u.exec(label) ?? []
  return { main: main ?? label, detail: bracketed ?? listed ?? null }
}

export function dimensionOf(label: string): SizeDimension {
  const { main } = sizeParts(label)
  if (/^EU\s\d/u.test(main)) return 'shoe'
  if (main.includes('×')) return 'tyre'
  if (/\d\s?mm$/u.test(main)) return 'width'
  if (/\d\s?m?l$/u.test(main)) return 'volume'
  if (/[$£€]/u.test(main)) return 'amount'
  return 'size'
}
