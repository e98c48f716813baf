import type { CatalogueEntry } from '#/catalogue/model/catalogue-entry.ts'

/** Beyond this many changes, a full rebuild is faster. */
const maxChanges = 200

/**
 * Entries in which only stock, lead time or prices have changed, as after an order or a new price; null
 * when anything else has changed. Unchanged entries are expected to be the same objects.
 */
export function newOffers(
  before: readonly CatalogueEntry[],
  after: readonly CatalogueEntry[],
): CatalogueEntry[] | null {
  if (before === after) return []
  if (before.length !== after.length) return null
  const changed: CatalogueEntry[] = []
  for (const [index, entry] of after.entries()) {
    const old = before[index]
    if (old === entry) continue
    if (!old || changed.length === maxChanges || !isOtherwiseSame(old, entry)) return null
    changed.push(entry)
  }
  return changed
}

const isOtherwiseSame = (a: CatalogueEntry, b: CatalogueEntry) =>
  isSame(withoutOfferValues(a), withoutOfferValues(b))

const withoutOfferValues = ({ offers, ...rest }: CatalogueEntry) => ({
  ...rest,
  offers: offers.map(({ stock: _stock, prices: _prices, leadTimeDays: _days, ...own }) => own),
})

/** Deep equality that ignores the order of fields. */
function isSame(a: unknown, b: unknown): boolean {
  if (!isObject(a) || !isObject(b)) return Object.is(a, b)
  const names = Object.keys(a)
  return names.length === Object.keys(b).length && names.every((name) => isSame(a[name], b[name]))
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
