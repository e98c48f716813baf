import { isLocale, type Locale } from './locale.ts'

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

/** The first language of a list like `navigator.languages` that we speak, in any region; null when there is none. */
export const matchLocale = (languages: readonly string[]): Locale | null =>
  languages.map((language) => language.toLowerCase().split('-')[0]).find(isLocale) ?? null

function weightOf(parameters: readonly string[]): number {
  const q = parameters.find((parameter) => /^q\s*=/i.test(parameter))
  if (q === undefined) return 1
  const weight = Number(q.slice(q.indexOf('=') + 1))
  return weight >= 0 && weight <= 1 ? weight : 0
}
