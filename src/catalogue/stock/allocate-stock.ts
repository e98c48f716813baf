export type StockLevel = { sku: string; place: string; isWarehouse: boolean; quantity: number }

/** Pieces to take; with `canWait`, missing pieces can be reordered. */
export type StockRequest = { sku: string; pieces: number; canWait: boolean }

export type TakenPieces = { sku: string; place: string; quantity: number }
export type Shares = { taken: TakenPieces[]; short: string[] }

/**
 * Chooses where each piece comes from: the store first, because its customer collects soon, then the
 * warehouses. `short` lists the SKUs that are neither in stock nor reorderable.
 */
export function allocateStock(
  requests: readonly StockRequest[],
  levels: readonly StockLevel[],
): Shares {
  const taken: TakenPieces[] = []
  const short: string[] = []
  for (const { sku, pieces, canWait } of requests) {
    let missing = pieces
    for (const level of levels.filter((each) => each.sku === sku).toSorted(byStoreFirst)) {
      const quantity = Math.min(missing, level.quantity)
      if (quantity > 0) taken.push({ sku, place: level.place, quantity })
      missing -= quantity
    }
    if (missing > 0 && !canWait) short.push(sku)
  }
  return { taken, short }
}

const byStoreFirst = (a: StockLevel, b: StockLevel) => Number(a.isWarehouse) - Number(b.isWarehouse)
