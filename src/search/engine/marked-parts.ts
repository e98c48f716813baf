import { folded, plain } from '#/search/language/words.ts'

/** A part of a suggestion that starts at a character: typed by the shopper, or added to it. */
export type MarkedPart = { text: string; isTyped: boolean; at: number }

/** Separates the typed part of a suggestion from the added one, which is emphasised. */
export function markedParts(text: string, typed: string): MarkedPart[] {
  const begun = plain(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const parts: MarkedPart[] = []
  let at = 0
  const add = (piece: string, isTyped: boolean) => {
    const last = parts.at(-1)
    if (piece === '') return
    if (last?.isTyped === isTyped) last.text += piece
    else parts.push({ text: piece, isTyped, at })
    at += piece.length
  }
  for (const [piece] of text.matchAll(/[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu)) {
    const length = Math.max(0, ...begun.map((word) => typedLength(piece, word)))
    add(piece.slice(0, length), true)
    add(piece.slice(length), false)
  }
  return parts
}

/** The number of letters of a word that were typed, in any spelling of umlauts; 0 if it begins differently. */
function typedLength(word: string, begun: string): number {
  const key = folded(begun)
  for (let length = 1; length <= word.length; length += 1)
    if (folded(plain(word.slice(0, length))) === key) return length
  return 0
}
