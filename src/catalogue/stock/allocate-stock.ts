type StockLevel = { sku: string; place: string; isWarehouse: boolean; quantity: number }

/** Pieces of something that are wanted; what we can order again may also be waited for. */
export type StockRequest = { sku: string; pieces: number; canWait: boolean }

export type TakenPieces = { sku: string; place: string; quantity: number }
export type Shares = { taken: TakenPieces[]; short: string[] }

/**
 * From which shelf each piece comes: a store's first, since whoever comes there wants it soon, then
 * the warehouses'. Short is what is neither there nor to be had again.
 */
export function allocateStock(
  wishes: readonly StockRequest[],
  shelves: readonly StockLevel[],
): Shares {
  const taken: TakenPieces[] = []
  const short: string[] = []
  for (const { sku, pieces, canWait } of wishes) {
    let missing = pieces
    for (const shelf of shelves.filter((each) => each.sku === sku).toSorted(byStoreFirst)) {
      const quantity = Math.min(missing, shelf.quantity)
      if (quantity > 0) taken.push({ sku, place: shelf.place, quantity })
      missing -= quantity
    }
    if (missing > 0 && !canWait) short.push(sku)
  }
  return { taken, short }
}

const byStoreFirst = (a: StockLevel, b: StockLevel) => Number(a.isWarehouse) - Number(b.isWarehouse)
