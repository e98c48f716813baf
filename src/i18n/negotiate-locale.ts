import { isLocale, type Locale, locales } from './locale.ts'

export type LocaleClues = {
  /** What the visitor chose, or was given, before. */
  cookie?: string | null
  acceptLanguage?: string | null
  /** The language of the site the host belongs to. */
  site: Locale
}

/** Cookie, then the browser's languages, then the host (spec §4): an English browser on the German host reads English. */
export function negotiateLocale({ cookie, acceptLanguage, site }: LocaleClues): Locale {
  if (isLocale(cookie)) return cookie
  return localeOfBrowser(acceptLanguage ?? '') ?? site
}

// Browsers send a few hundred different values; the bound is for those who invent them.
const rememberedAtMost = 512
const remembered = new Map<string, Locale | null>()

function localeOfBrowser(acceptLanguage: string): Locale | null {
  const known = remembered.get(acceptLanguage)
  if (known !== undefined) return known
  if (remembered.size >= rememberedAtMost) remembered.clear()
  const found = matchLocale(languagesOf(acceptLanguage))
  remembered.set(acceptLanguage, found)
  return found
}

/** The header's languages, most wanted first; `q=0` means "anything but this". */
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

/** The best of our locales for a list like `navigator.languages`; null when we speak none of them. */
export function matchLocale(languages: readonly string[]): Locale | null {
  const wanted = languages.map((language) => language.toLowerCase())
  const [best] = locales
    .map((locale) => ({ locale, score: score(locale, wanted) }))
    .filter((candidate) => candidate.score > 0)
    .toSorted((a, b) => b.score - a.score || b.locale.length - a.locale.length)
  return best?.locale ?? null
}

/** An exact match at place i of n counts 1 − i/n; the language alone (de-AT for de) a hair less. */
function score(locale: Locale, wanted: readonly string[]): number {
  const at = (place: number, full: number) => (place < 0 ? 0 : full - place / wanted.length)
  const exact = wanted.indexOf(locale)
  const language = wanted.findIndex((tag) => tag.split('-')[0] === locale)
  return Math.max(at(exact, 1), at(language, 0.999))
}

function weightOf(parameters: readonly string[]): number {
  const q = parameters.find((parameter) => /^q\s*=/i.test(parameter))
  if (q === undefined) return 1
  const weight = Number(q.slice(q.indexOf('=') + 1))
  return weight >= 0 && weight <= 1 ? weight : 0
}
