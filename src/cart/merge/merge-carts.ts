import { type CartLine, type CartNotice, lineKey } from '#/cart/lines/cart.ts'
import { limits } from '#/cart/lines/limits.ts'
import { type ItemCatalogue, maxQuantityOf } from '#/cart/items/sellable-item.ts'
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
  { catalogue, stock }: { catalogue: ItemCatalogue; stock: Stock },
): Capped {
  const own = new Map(customer.map((line) => [lineKey(line), line.quantity]))
  const capped: CartLine[] = []
  const notices: CartNotice[] = []
  for (const [position, line] of merged.entries()) {
    const floor = own.get(lineKey(line)) ?? 0
    const reserved = merged.slice(position + 1).flatMap((later) => {
      const ownQuantity = own.get(lineKey(later))
      return ownQuantity === undefined ? [] : [{ ...later, quantity: ownQuantity }]
    })
    const room = capped.length < limits.lines ? maxQuantityOf(catalogue.get(line.sku)) : floor
    let quantity = Math.max(floor, Math.min(line.quantity, room))
    const others = [...capped, ...reserved]
    const fits = (pieces: number) =>
      isAvailable({ ...line, quantity: pieces }, others, { catalogue, stock })
    while (quantity > floor && !fits(quantity)) quantity -= 1
    if (quantity < line.quantity) notices.push({ code: 'QTY_CAPPED', uid: line.uid })
    if (quantity > 0) capped.push({ ...line, quantity })
  }
  return { lines: capped, notices }
}
