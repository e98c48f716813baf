import type { Locale } from './locale.ts'

/** A name within a sentence: English ones lose their capital, German nouns keep it. */
export const inSentence: Record<Locale, (name: string) => string> = {
  en: (name) => name.toLowerCase(),
  de: (name) => name,
}
