import { type CartLine, type CartNotice, countPieces, lineKey } from '#/cart/lines/cart.ts'
import { limits } from '#/cart/lines/limits.ts'
import { type ItemLimits, maxQuantityOf } from '#/cart/items/sellable-item.ts'
import { isAvailable, type Stock } from '#/cart/items/stock.ts'

/** Adds the guest's lines to the customer's: quantities of equal lines add up, other lines follow. */
export function mergeLines(customer: readonly CartLine[], guest: readonly CartLine[]): CartLine[] {
  const merged = new Map(customer.map((line) => [lineKey(line), line]))
  for (const line of guest) {
    const existing = merged.get(lineKey(line))
    merged.set(
      lineKey(line),
      existing ? { ...existing, quantity: existing.quantity + line.quantity } : line,
    )
  }
  return [...merged.values()]
}

type Capped = { lines: CartLine[]; notices: CartNotice[] }

/** Caps merged quantities at stock and limits, but never below what the customer's own cart had. */
export function capMerged(
  merged: readonly CartLine[],
  customer: readonly CartLine[],
  { catalogue, stock }: { catalogue: ItemLimits; stock: Stock },
): Capped {
  const own = new Map(customer.map((line) => [lineKey(line), line.quantity]))
  const floors = merged.map((line) => own.get(lineKey(line)) ?? 0)
  const capped: CartLine[] = []
  const notices: CartNotice[] = []
  // The customer's own pieces are reserved before the first of the guest's.
  const needed = new Map<string, number>()
  for (const [position, line] of merged.entries()) countPieces(needed, line, floors[position] ?? 0)
  for (const [position, line] of merged.entries()) {
    const floor = floors[position] ?? 0
    const room = capped.length < limits.lines ? maxQuantityOf(catalogue.get(line.sku)) : floor
    let quantity = Math.max(floor, Math.min(line.quantity, room))
    countPieces(needed, line, quantity - floor)
    while (quantity > floor && !isAvailable(line, needed, { catalogue, stock })) {
      countPieces(needed, line, -1)
      quantity -= 1
    }
    const gone = room > 0 ? 'ITEM_UNAVAILABLE' : 'CART_FULL'
    if (quantity < line.quantity)
      notices.push({
        code: quantity === 0 ? gone : 'QTY_CAPPED',
        uid: line.uid,
        sku: line.sku,
      })
    if (quantity > 0) capped.push({ ...line, quantity })
  }
  return { lines: capped, notices }
}
