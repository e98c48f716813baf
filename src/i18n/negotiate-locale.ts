import { isLocale, type Locale, locales } from './locale.ts'

export type LocaleClues = {
  /** The visitor's earlier choice, or the language chosen for them earlier. */
  cookie?: string | null
  acceptLanguage?: string | null
  /** The language of the site the host belongs to. */
  site: Locale
}

/** Cookie first, then the browser's languages, then the host; see docs/behaviour.md#site-and-language. */
export function negotiateLocale({ cookie, acceptLanguage, site }: LocaleClues): Locale {
  if (isLocale(cookie)) return cookie
  return matchLocale(languagesOf(acceptLanguage ?? '')) ?? site
}

/** The header's languages, most preferred first; `q=0` excludes a language. */
export function languagesOf(acceptLanguage: string): string[] {
  return acceptLanguage
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim())
      return { tag, weight: weightOf(parameters) }
    })
    .filter(({ tag, weight }) => tag !== '' && tag !== '*' && weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)
}

/** The best of our locales for a list like `navigator.languages`; null when none matches. */
export function matchLocale(languages: readonly string[]): Locale | null {
  const preferred = languages.map((language) => language.toLowerCase())
  const [best] = locales
    .map((locale) => ({ locale, score: score(locale, preferred) }))
    .filter((candidate) => candidate.score > 0)
    .toSorted((a, b) => b.score - a.score || b.locale.length - a.locale.length)
  return best?.locale ?? null
}

/** An exact match at position i of n scores 1 − i/n; the language alone (de-AT for de) scores slightly less. */
function score(locale: Locale, preferred: readonly string[]): number {
  const at = (position: number, full: number) =>
    position < 0 ? 0 : full - position / preferred.length
  const exact = preferred.indexOf(locale)
  const language = preferred.findIndex((tag) => tag.split('-')[0] === locale)
  return Math.max(at(exact, 1), at(language, 0.999))
}

function weightOf(parameters: readonly string[]): number {
  const q = parameters.find((parameter) => /^q\s*=/i.test(parameter))
  if (q === undefined) return 1
  const weight = Number(q.slice(q.indexOf('=') + 1))
  return weight >= 0 && weight <= 1 ? weight : 0
}
