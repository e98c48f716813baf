import { type BrowserContext, test } from './journey.ts'
import { type Language, languages, livesIn, reads } from './visit.ts'

type InBoth<English, German> = { readonly en: English; readonly de: German }
type Journeys<Words> = (w: Words, language: Language) => void
type AtHome = { readonly country: string }

/** Declares the same journeys for a reader of each language, with the words that they look for. */
export function inEachLanguage<English extends object, German extends object>(
  words: InBoth<English, German>,
  journeys: Journeys<English | German>,
): void {
  declareInBoth(words, journeys)
}

/** The same for a reader who has chosen the country that stands with the words. */
export function atHomeInEachLanguage<English extends AtHome, German extends AtHome>(
  words: InBoth<English, German>,
  journeys: Journeys<English | German>,
): void {
  declareInBoth(words, journeys, (context, { country }) => livesIn(context, country))
}

function declareInBoth<English extends object, German extends object>(
  words: InBoth<English, German>,
  journeys: Journeys<English | German>,
  prepare?: (context: BrowserContext, w: English | German) => Promise<void>,
): void {
  for (const language of languages) {
    const w = words[language]

    test.describe(`in ${language}`, () => {
      test.beforeEach(async ({ context }) => {
        await reads(context, language)
        await prepare?.(context, w)
      })
      journeys(w, language)
    })
  }
}
