type PricedItem = { name: string; kind: 'bike' | 'accessory' | 'part'; total: number }

/**
 * The extras to take out so that the rest costs `excess` less: the cheapest one that is enough, or else the
 * dearest ones together. Empty if even all of them are not enough or nothing would be left, so that the bike
 * itself has to change.
 */
export function extrasToRemove(items: readonly PricedItem[], excess: number): string[] {
  const extras = items.filter(({ kind }) => kind !== 'bike').toSorted((a, b) => b.total - a.total)
  if (items.length === extras.length && extras.length < 2) return []
  const enough = extras.findLast(({ total }) => total >= excess)
  if (enough) return [enough.name]
  let left = excess
  const taken: string[] = []
  for (const { name, total } of extras) {
    if (left <= 0) break
    taken.push(name)
    left -= total
  }
  return left <= 0 && taken.length < items.length ? taken : []
}
