import type { CatalogueEntry } from '#/catalogue/model/catalogue-entry.ts'
import { type Category, isListedIn } from '#/catalogue/model/category.ts'
import { type Locale, locales } from '#/i18n/locale.ts'
import type { FieldWeight } from '#/search/engine/text-index.ts'
import { keysOf } from '#/platform/types/typed-keys.ts'

/** A product's texts, strongest first. Name and category say what it is. */
export const fieldWeights = {
  name: { weight: 10, usualLength: 4 },
  category: { weight: 9, usualLength: 4 },
  subtitle: { weight: 4, usualLength: 6 },
  keywords: { weight: 4, usualLength: 6 },
  /** Slugs are English and name the kind of product. */
  slug: { weight: 3, usualLength: 4 },
  facts: { weight: 3, usualLength: 8 },
  options: { weight: 1.5, usualLength: 12 },
  summary: { weight: 0.5, usualLength: 24 },
  /** Many shoppers mix the languages of the trade. */
  otherLanguages: { weight: 0.8, usualLength: 8 },
} satisfies Record<string, FieldWeight>

export type SearchField = keyof typeof fieldWeights
export const searchFields = keysOf(fieldWeights)

/** Names of attribute values in one language. */
export type ValueNames = (attribute: string, value: string) => string | null

type NamedValue = { attribute: string; value: string; name: Record<Locale, string> }

export function valueNames(values: readonly NamedValue[]): (locale: Locale) => ValueNames {
  const names = new Map(values.map(({ attribute, value, name }) => [`${attribute} ${value}`, name]))
  return (locale) => (attribute, value) => names.get(`${attribute} ${value}`)?.[locale] ?? null
}

export type SearchSource = {
  entries: readonly CatalogueEntry[]
  categories: readonly Category[]
  valueName: (locale: Locale) => ValueNames
  now: Date
}

const bikeWord = { en: 'bike', de: 'Fahrrad' } as const
const electricWord = { en: 'e-bike electric', de: 'E-Bike elektrisch' } as const

/** The texts of one product, by field. */
export function searchTexts(
  entry: CatalogueEntry,
  locale: Locale,
  { categories, valueName, now }: Omit<SearchSource, 'entries'>,
): Record<SearchField, string> {
  const named = valueName(locale)
  const isBike = entry.kind !== 'accessory'
  const crumbs = entry.breadcrumbs.map(({ name }) => name[locale])
  const categoryWords = isBike
    ? [...crumbs, named('discipline', entry.discipline ?? ''), bikeWord[locale]]
    : [crumbs.at(-1), named('filterCategory', entry.filterCategory ?? '')]
  const rules = categories.filter((category) => category.rule && isListedIn(category, entry, now))
  return {
    name: entry.name[locale],
    category: textOf(categoryWords),
    subtitle: entry.subtitle?.[locale] ?? '',
    keywords: entry.keywords[locale].join(' '),
    slug: locale === 'en' ? slugWords(entry) : '',
    facts: textOf([
      entry.maker.name,
      ...(isBike ? [] : crumbs.slice(0, -1)),
      named('material', entry.material ?? ''),
      named('collection', entry.collection ?? ''),
      named('family', entry.family ?? ''),
      named('shifting', entry.shifting ?? ''),
      entry.condition === 'new' ? null : named('condition', entry.condition),
      entry.isElectric ? electricWord[locale] : null,
      ...rules.map(({ name }) => name[locale]),
    ]),
    options: textOf([
      ...entry.colours.flatMap(({ name, families }) => [
        name[locale],
        ...families.map((family) => named('colour', family)),
      ]),
      ...entry.sizes.map(({ name }) => name),
    ]),
    summary: entry.summary[locale],
    otherLanguages: textOf([
      ...locales
        .filter((each) => each !== locale)
        .flatMap((other) => [
          entry.name[other],
          entry.breadcrumbs.at(-1)?.name[other],
          entry.subtitle?.[other],
        ]),
      locale === 'en' ? null : slugWords(entry),
    ]),
  }
}

const slugWords = ({ slug }: CatalogueEntry) => slug.replaceAll('-', ' ')

/** Each text once: a category with the same name as its parent adds nothing. */
const textOf = (texts: readonly (string | null | undefined)[]): string =>
  [...new Set(texts.filter((text): text is string => Boolean(text)))].join(' ')
