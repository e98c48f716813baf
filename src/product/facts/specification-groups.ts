import {
  type Specification,
  type SpecificationGroup,
  specificationGroups,
  specificationRowKeys,
  specificationRows,
} from '#/catalogue/model/specification.ts'
import type { Locale } from '#/i18n/locale.ts'
import { keepFigures } from '#/i18n/numbers/keep-units.ts'
import { keysOf } from '#/platform/types/typed-keys.ts'

export type SpecGroup = { key: string; name: string; rows: SpecLine[] }
export type SpecLine = { key: string; name: string; value: string }

/** The specification in its groups; empty groups are left out. */
export function specGroups(specification: Specification, locale: Locale): SpecGroup[] {
  return keysOf(specificationGroups).flatMap((key) => {
    const rows = specLines(specification, locale, (group) => group === key)
    return rows.length > 0 ? [{ key, name: specificationGroups[key][locale], rows }] : []
  })
}

/** Rows in the order in which cyclists read them. */
export const specLines = (
  specification: Specification,
  locale: Locale,
  isIncluded: (group: SpecificationGroup) => boolean = () => true,
): SpecLine[] =>
  specificationRowKeys.flatMap((key) => {
    const { group, label } = specificationRows[key]
    const value = specification[key]?.[locale]
    return value && isIncluded(group)
      ? [{ key, name: label[locale], value: keepFigures(value) }]
      : []
  })
