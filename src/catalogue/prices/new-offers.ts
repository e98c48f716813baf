import type { CatalogueEntry } from '#/catalogue/model/catalogue-entry.ts'

/** More are taken in quicker by making everything anew. */
const mostAtOnce = 200

/**
 * The entries in which nothing is new but what can be had and what it costs, which is what an order or a
 * price changes; null when anything else has changed. What is unchanged is the very same object.
 */
export function newOffers(
  before: readonly CatalogueEntry[],
  after: readonly CatalogueEntry[],
): CatalogueEntry[] | null {
  if (before === after) return []
  if (before.length !== after.length) return null
  const changed: CatalogueEntry[] = []
  for (const [place, entry] of after.entries()) {
    const old = before[place]
    if (old === entry) continue
    if (!old || changed.length === mostAtOnce || !isOtherwiseSame(old, entry)) return null
    changed.push(entry)
  }
  return changed
}

const isOtherwiseSame = (a: CatalogueEntry, b: CatalogueEntry) =>
  isSame(besidesOffers(a), besidesOffers(b))

const besidesOffers = ({ offers, ...rest }: CatalogueEntry) => ({
  ...rest,
  offers: offers.map(({ stock: _stock, prices: _prices, leadTimeDays: _days, ...own }) => own),
})

/** Whether two values say the same, in whatever order a record names its fields. */
function isSame(a: unknown, b: unknown): boolean {
  if (!isObject(a) || !isObject(b)) return Object.is(a, b)
  const names = Object.keys(a)
  return names.length === Object.keys(b).length && names.every((name) => isSame(a[name], b[name]))
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
