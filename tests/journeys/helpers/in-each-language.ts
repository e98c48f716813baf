import { test } from '@playwright/test'
import { type Language, languages, livesIn, reads } from './visit.ts'

/**
 * Declares the same journeys for a reader of each language, with the words that they look for. Where those
 * name a country, the reader is at home there.
 */
export function inEachLanguage<English extends object, German extends object>(
  words: { readonly en: English; readonly de: German },
  journeys: (w: English | German, language: Language) => void,
): void {
  for (const language of languages) {
    const w = words[language]

    test.describe(`in ${language}`, () => {
      test.beforeEach(async ({ context }) => {
        await reads(context, language)
        if ('country' in w && typeof w.country === 'string') await livesIn(context, w.country)
      })
      journeys(w, language)
    })
  }
}
