import { isPaintSection } from '#/catalogue/model/custom-paint.ts'
import type { Localised } from '#/catalogue/model/localised.ts'
import {
  type Specification,
  type SpecificationRow,
  specificationGroups,
  specificationRowKeys,
  specificationRows,
} from '#/catalogue/model/specification.ts'
import type { Locale } from '#/i18n/locale.ts'

/** A part the shopper chose, as the cart holds it. */
export type ChosenPart = {
  /** Key of its section. */
  section: string
  sectionName: Localised
  name: Localised
  size: string | null
  /** The one the bike has anyway. */
  isStock: boolean
  /** Where the bike as shown has nothing: "not included" is no part to be replaced. */
  isExtra: boolean
}

type Bar = { hasStem: boolean }

/**
 * The stem that nobody chose and that changes all the same: none where the new bar brings its own, and the
 * bike's own where the old one did.
 */
export function impliedStem(own: Bar, chosen: Bar, stem: Localised): ChosenPart | null {
  if (own.hasStem === chosen.hasStem) return null
  const sectionName = specificationRows.stem.label
  const name = chosen.hasStem ? inBar : stem
  return { section: 'stem', sectionName, name, size: null, isStock: false, isExtra: false }
}

const inBar: Localised = { en: 'One piece with the bar', de: 'Eine Einheit mit dem Lenker' }

export type BuildRow = {
  key: string
  name: string
  value: string
  isChanged: boolean
  /** What the bike as shown has here; null where it has nothing. */
  was: string | null
}
export type BuildGroup = { key: string; name: string; rows: BuildRow[] }

/** The specification calls wheels what the configurator calls a wheelset. */
const rowNames: Readonly<Record<string, SpecificationRow>> = { wheelset: 'wheels' }

const isRow = (key: string): key is SpecificationRow => Object.hasOwn(specificationRows, key)

const rowOf = ({ section }: ChosenPart): SpecificationRow | null =>
  rowNames[section] ?? (isRow(section) ? section : null)

const paintName: Localised = { en: 'Paint', de: 'Lackierung' }

/** The whole bike as it will be built: its specification with the chosen parts in place of its own. */
export function reviewBuild(
  specification: Specification,
  chosen: readonly ChosenPart[],
  locale: Locale,
): BuildGroup[] {
  const changed = chosen.filter(({ isStock }) => !isStock)
  const paint = changed.filter(({ section }) => isPaintSection(section))
  const others = changed.filter(({ section }) => !isPaintSection(section))
  const inRows = new Map(others.flatMap((part) => [[rowOf(part), part] as const]))
  const beside = others.filter((part) => rowOf(part) === null)
  const rowsIn = (group: string) =>
    specificationRowKeys
      .filter((key) => specificationRows[key].group === group)
      .flatMap((key) => rowFor(key, specification, inRows.get(key), locale))
  const groups = Object.entries(specificationGroups).map(([key, name]) => ({
    key,
    name: name[locale],
    rows: [
      ...rowsIn(key),
      ...(key === 'equipment' ? beside.map((part) => newRow(part, locale)) : []),
    ],
  }))
  return [
    {
      key: 'paint',
      name: paintName[locale],
      rows: paint.map((part) => newRow(part, locale)),
    },
    ...groups,
  ].filter(({ rows }) => rows.length > 0)
}

function rowFor(
  key: SpecificationRow,
  specification: Specification,
  part: ChosenPart | undefined,
  locale: Locale,
): BuildRow[] {
  const own = specification[key]?.[locale] ?? null
  const name = specificationRows[key].label[locale]
  if (part) {
    const was = part.isExtra ? null : own
    return [{ key, name, value: partName(part, locale), isChanged: true, was }]
  }
  return own === null ? [] : [{ key, name, value: own, isChanged: false, was: null }]
}

const newRow = (part: ChosenPart, locale: Locale): BuildRow => ({
  key: part.section,
  name: part.sectionName[locale],
  value: partName(part, locale),
  isChanged: true,
  was: null,
})

const partName = ({ name, size }: ChosenPart, locale: Locale) =>
  size === null ? name[locale] : `${name[locale]}, ${size}`
