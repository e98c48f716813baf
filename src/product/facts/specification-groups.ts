import type { Localised } from '#/catalogue/model/localised.ts'
import type { Bike } from '#/catalogue/model/bike.ts'
import {
  type Specification,
  type SpecificationGroup,
  specificationGroups,
  specificationRowKeys,
  specificationRows,
} from '#/catalogue/model/specification.ts'
import { type BuiltFrom, weightLimitWords } from '#/configurator/fit/build-limits.ts'
import { type Country, frontBrakeLever } from '#/country/country.ts'
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

/** The lever of each brake. The workshop builds a bike for the country it is sent to. */
export const brakeLeverWords = (country: Pick<Country, 'code'>): Localised =>
  frontBrakeLever(country) === 'right'
    ? {
        en: 'Front brake on the right, rear on the left',
        de: 'Vorderradbremse rechts, hintere links',
      }
    : {
        en: 'Front brake on the left, rear on the right',
        de: 'Vorderradbremse links, hintere rechts',
      }

/** With the rows that follow from the facts of a build and the country it is sent to. */
export function withDerivedRows(
  specification: Specification,
  build: BuiltFrom,
  country: Pick<Country, 'code'>,
): Specification {
  const maxWeight = weightLimitWords(build)
  return {
    ...specification,
    brakeLevers: brakeLeverWords(country),
    ...(maxWeight && { maxWeight }),
  }
}

/** Of a bike as sold, whose facts state the limit for all of its own parts. */
export const bikeSpecification = (
  { specification, facts }: Pick<Bike, 'specification' | 'facts'>,
  country: Pick<Country, 'code'>,
): Specification => withDerivedRows(specification, { frame: { facts }, parts: {} }, country)

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
