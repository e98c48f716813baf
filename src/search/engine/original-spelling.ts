import { plain } from '#/search/language/words.ts'

const written = /[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*/gu

/** A normalised word as the shopper wrote it, with capitals, umlauts and hyphens. */
export function originalSpelling(query: string, word: string): string {
  const words = (query.match(written) ?? []).flatMap((each) => [each, ...each.split('-')])
  return words.find((each) => plain(each).replaceAll('-', '') === word) ?? word
}
