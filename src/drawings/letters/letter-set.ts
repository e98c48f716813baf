type Letter = { advance: number; outline: string }

export type LetterSet = {
  letters: ReadonlyMap<string, Letter>
  /** Space added between two letters; most pairs need none. */
  kerning: Readonly<Record<string, number>>
}

/**
 * The letters of the shop's typeface at one weight. Each is written as the letter, its advance and its outline, in
 * thousandths of the type size, with relative commands from the left end of the baseline. They were traced once from
 * Archivo (SIL Open Font License), because a picture cannot use the fonts of the page that shows it.
 */
export const letterSet = (traced: readonly string[], kerning: LetterSet['kerning']): LetterSet => ({
  letters: new Map(traced.map(parsed)),
  kerning,
})

function parsed(traced: string): [string, Letter] {
  const [, char = '', advance = '', outline = ''] = /^(.)(\d+)(.*)$/u.exec(traced) ?? []
  return [char, { advance: Number(advance), outline }]
}
