import { isPaintSection } from '#/catalogue/paint/custom-paint.ts'
import type { Localised } from '#/catalogue/model/localised.ts'
import {
  type Specification,
  type SpecificationRow,
  specificationGroups,
  specificationRowKeys,
  specificationRows,
} from '#/catalogue/model/specification.ts'
import { localDecimals } from '#/i18n/numbers/local-decimals.ts'
import type { Locale } from '#/i18n/locale.ts'

/** A part that the shopper chose, from the cart. */
export type ChosenPart = {
  /** The key of its section. */
  section: string
  sectionName: Localised
  name: Localised
  size: string | null
  /** The bike's own part. */
  isStock: boolean
  /** Added where the bike as shown has none: "not included" is not a part to replace. */
  isExtra: boolean
}

type Bar = { hasStem: boolean }

/**
 * A stem that changes with the handlebar: none where the new bar has an integrated one, and the bike's own
 * where the old bar had one.
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
  /** The part that the bike as shown has; null where it has none. */
  was: string | null
}
export type BuildGroup = { key: string; name: string; rows: BuildRow[] }

/** The specification's row for a wheelset is called `wheels`. */
const rowNames: Readonly<Record<string, SpecificationRow>> = { wheelset: 'wheels' }

const isRow = (key: string): key is SpecificationRow => Object.hasOwn(specificationRows, key)

/** The row that a part of this section is shown in; null where the specification has none. */
export const rowOf = (section: string): SpecificationRow | null =>
  rowNames[section] ?? (isRow(section) ? section : null)

const paintName: Localised = { en: 'Paint', de: 'Lackierung' }

/** The bike as configured: its specification with the chosen parts in place of its own. */
export function reviewBuild(
  specification: Specification,
  chosen: readonly ChosenPart[],
  locale: Locale,
): BuildGroup[] {
  const changed = chosen.filter(({ isStock }) => !isStock)
  const paint = changed.filter(({ section }) => isPaintSection(section))
  const others = changed.filter(({ section }) => !isPaintSection(section))
  const inRows = new Map(others.flatMap((part) => [[rowOf(part.section), part] as const]))
  const beside = others.filter(({ section }) => rowOf(section) === null)
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
  size === null ? name[locale] : `${name[locale]}, ${localDecimals(size, locale)}`
