import type { Locale } from '#/i18n/locale.ts'

/**
 * A normalised word without its ending. Light on purpose: in a catalogue of names and nouns a wrong match
 * (`universe`, `universal`) costs more than a missed one.
 */
export const stem = (word: string, locale: Locale): string =>
  /\d/.test(word) ? word : stems[locale](word)

const stems: Record<Locale, (word: string) => string> = { en: englishStem, de: germanStem }

function englishStem(word: string): string {
  const single = englishSingular(word)
  if (single.length < 4) return single
  const bare = single.replace(/(?<=[a-z]{4})(?:ing|ed|er)$/, '')
  if (bare !== single && /[aeiouy]/.test(bare)) return bare.replace(/([bdfgmnprt])\1$/, '$1')
  return single.replace(/e$/, '')
}

function englishSingular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:ch|sh|ss|x|z)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}

/** Endings of case and number, longest first; `plain` has already removed the umlaut. */
function germanStem(word: string): string {
  if (word.length < 4) return word
  const bare = word.replace(/(?<=.{3})(?:ern|nen|em|en|er|es)$/, '')
  if (bare !== word) return bare
  return word.replace(/(?<=.{3})e$/, '').replace(/(?<=.{2}[bdfghklmnrt])s$/, '')
}
