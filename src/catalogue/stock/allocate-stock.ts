import * as v from 'valibot'

export type StockLevel = { sku: string; place: string; isWarehouse: boolean; quantity: number }

/** Pieces to take: at most `fromStore` of them from the store; with `canWait`, missing ones can be reordered. */
export type StockRequest = { sku: string; pieces: number; fromStore: number; canWait: boolean }

export const takenPieces = v.object({ sku: v.string(), place: v.string(), quantity: v.number() })
export type TakenPieces = v.InferOutput<typeof takenPieces>
export type Shares = { taken: TakenPieces[]; short: string[]; waiting: string[] }

/**
 * Chooses where each piece comes from: the store first, because its customer collects soon, then the
 * warehouses. `waiting` lists the SKUs of which pieces have to be reordered, `short` those that cannot be.
 */
export function allocateStock(
  requests: readonly StockRequest[],
  levels: readonly StockLevel[],
): Shares {
  const taken: TakenPieces[] = []
  const short: string[] = []
  const waiting: string[] = []
  for (const { sku, pieces, fromStore, canWait } of requests) {
    let missing = pieces
    for (const level of levels.filter((each) => each.sku === sku).toSorted(byStoreFirst)) {
      const usable = level.isWarehouse ? level.quantity : Math.min(level.quantity, fromStore)
      const quantity = Math.min(missing, usable)
      if (quantity > 0) taken.push({ sku, place: level.place, quantity })
      missing -= quantity
    }
    if (missing > 0) (canWait ? waiting : short).push(sku)
  }
  return { taken, short, waiting }
}

const byStoreFirst = (a: StockLevel, b: StockLevel) => Number(a.isWarehouse) - Number(b.isWarehouse)
