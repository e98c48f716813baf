import { type CountryCode, findCountry } from '#/country/country.ts'
import { type Currency, minorDigits } from '#/money/currency.ts'
import { toMinorUnits } from '#/catalogue/import/import-values.ts'
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

/** A price as a row of `prices.csv` or the command line states it, in the currency's major units. */
type TypedPrice = {
  sku: string
  country?: string
  price: string
  /** Null ends a reduction; left out, the one there is goes on. */
  special?: string | null
  from?: string
  to?: string
}
type PriceFault = { field: 'price' | 'special' | 'from' | 'to'; reason: string }

/** The largest amount in minor units; what is more is a slip, and soon more than the database can count. */
const mostMinorUnits = 999_999_999

/** The row of the price table that a typed price means, or what is wrong with it. */
export function priceRowOf(typed: TypedPrice, currency: Currency): PriceRowOut | PriceFault {
  const { sku, country = '', special: typedSpecial, from = null, to = null } = typed
  for (const field of ['price', 'special'] as const) {
    const reason = amountFault(typed[field] ?? '', currency)
    if (reason) return { field, reason }
  }
  const dated = from === null ? 'to' : 'from'
  if (typeof typedSpecial !== 'string' && (from ?? to) !== null)
    return { field: dated, reason: 'is a day of a reduction, but no reduced price is given' }
  const digits = minorDigits[currency]
  const price = toMinorUnits(typed.price, digits)
  const special = typeof typedSpecial === 'string' ? toMinorUnits(typedSpecial, digits) : null
  const problem = special === null ? null : specialProblem(price, { price: special, from, to })
  if (problem) return { field: 'special', reason: problem }
  const row = { sku, country, currency, price, special, specialFrom: from, specialTo: to }
  return typedSpecial === undefined ? { ...row, keepsReduction: true } : row
}

function amountFault(typed: string, currency: Currency): string | null {
  const digits = minorDigits[currency]
  if ((typed.split('.')[1]?.length ?? 0) > digits) return `has more decimals than ${currency} knows`
  return toMinorUnits(typed, digits) > mostMinorUnits ? 'is more than the shop can charge' : null
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
