import {
  type Specification,
  type SpecificationGroup,
  specificationGroups,
  specificationRowKeys,
  specificationRows,
} from '#/catalogue/model/specification.ts'
import type { Locale } from '#/i18n/locale.ts'

export type SpecGroup = { key: string; name: string; rows: SpecLine[] }
export type SpecLine = { key: string; name: string; value: string }

/** The specification in its groups; a group nobody filled in is left out. */
export function specGroups(specification: Specification, locale: Locale): SpecGroup[] {
  return (Object.keys(specificationGroups) as SpecificationGroup[]).flatMap((key) => {
    const rows = specLines(specification, locale, (group) => group === key)
    return rows.length > 0 ? [{ key, name: specificationGroups[key][locale], rows }] : []
  })
}

/** Rows in the order a cyclist reads them. */
export const specLines = (
  specification: Specification,
  locale: Locale,
  isWanted: (group: SpecificationGroup) => boolean = () => true,
): SpecLine[] =>
  specificationRowKeys.flatMap((key) => {
    const { group, label } = specificationRows[key]
    const value = specification[key]?.[locale]
    return value && isWanted(group)
      ? [{ key, name: label[locale], value: wholeMeasures(value) }]
      : []
  })

/** A measure is read at one glance: no line ends before its unit or at its ×. */
const wholeMeasures = (text: string): string =>
  text.replaceAll(/(?<=[\d½]) (?=(?:mm|cm|g|kg|Wh|Nm|inch|Zoll)\b|× )|(?<=\d ×) (?=\d)/g, '\u{A0}')
