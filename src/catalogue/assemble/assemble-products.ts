import { type CountryCode, findCountry } from '#/country/country.ts'
import type { PriceRowOut } from './catalogue-rows.ts'
import type { Notes } from '#/catalogue/import/import-draft.ts'
import type { JsonPath } from '#/catalogue/import/json-lines.ts'

type SpecialRecord = { price: number; from?: string; to?: string }

/** A row of the price table with a base price. */
export const basePrice = (sku: string, price: number, special?: SpecialRecord): PriceRowOut => ({
  sku,
  country: '',
  currency: 'GBP',
  price,
  special: special?.price ?? null,
  specialFrom: special?.from ?? null,
  specialTo: special?.to ?? null,
})

type Reduced = { price: number; from?: string | null; to?: string | null }

/** A reduction that does not lower the price, or that ends before it begins, is a mistake; null when there is none. */
export function specialProblem(price: number, special: Reduced): string | null {
  if (special.price >= price) return 'must be below the list price'
  return special.from && special.to && special.to < special.from
    ? `ends on ${special.to}, before it begins on ${special.from}`
    : null
}

export function checkSpecial(
  notes: Notes,
  path: JsonPath,
  price: number,
  special: Reduced | undefined,
): void {
  const problem = special ? specialProblem(price, special) : null
  if (problem) notes.error(path, problem)
}

type Common = {
  maker?: string
  goesWith?: readonly string[]
  notSoldTo?: readonly string[]
  soldOnlyTo?: readonly string[]
}

/** Notes the references that any product may have. */
export function referToCommon(notes: Notes, record: Common, at: JsonPath): void {
  if (record.maker !== undefined) notes.refer('maker', record.maker, [...at, 'maker'])
  for (const [index, sku] of (record.goesWith ?? []).entries())
    notes.refer('product', sku, [...at, 'goesWith', index])
  checkCountries(notes, record.notSoldTo, [...at, 'notSoldTo'])
  checkCountries(notes, record.soldOnlyTo, [...at, 'soldOnlyTo'])
}

function checkCountries(notes: Notes, codes: readonly string[] | undefined, at: JsonPath): void {
  for (const [index, code] of (codes ?? []).entries()) {
    if (!isSoldTo(code))
      notes.error([...at, index], `names "${code}", a country this shop does not sell to`)
  }
}

export const isSoldTo = (code: string): code is CountryCode => findCountry(code)?.code === code
