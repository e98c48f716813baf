import { type CartLine, type CartNotice, lineKey, limits } from '#/cart/lines/cart.ts'
import { type ItemCatalogue, limitOf } from '#/cart/items/sellable-item.ts'
import { isAvailable, type Stock } from '#/cart/items/stock.ts'

/** The customer's lines with the guest's poured in: the same item and build add up, the rest follow. */
export function mergeLines(customer: readonly CartLine[], guest: readonly CartLine[]): CartLine[] {
  const merged = new Map(customer.map((line) => [lineKey(line), line]))
  for (const line of guest) {
    const held = merged.get(lineKey(line))
    merged.set(lineKey(line), held ? { ...held, quantity: held.quantity + line.quantity } : line)
  }
  return [...merged.values()]
}

type Capped = { lines: CartLine[]; notices: CartNotice[] }

/** What a merge gathered beyond what we have or allow is taken back, but never from what the customer had. */
export function capMerged(
  merged: readonly CartLine[],
  customer: readonly CartLine[],
  { goods, stock }: { goods: ItemCatalogue; stock: Stock },
): Capped {
  const own = new Map(customer.map((line) => [lineKey(line), line.quantity]))
  const kept: CartLine[] = []
  const notices: CartNotice[] = []
  for (const [place, line] of merged.entries()) {
    const floor = own.get(lineKey(line)) ?? 0
    const reserved = merged.slice(place + 1).flatMap((later) => {
      const held = own.get(lineKey(later))
      return held === undefined ? [] : [{ ...later, quantity: held }]
    })
    const room = kept.length < limits.lines ? limitOf(goods.get(line.sku)) : floor
    let quantity = Math.max(floor, Math.min(line.quantity, room))
    const others = [...kept, ...reserved]
    const fits = (pieces: number) =>
      isAvailable({ ...line, quantity: pieces }, others, { goods, stock })
    while (quantity > floor && !fits(quantity)) quantity -= 1
    if (quantity < line.quantity) notices.push({ code: 'QTY_CAPPED', uid: line.uid })
    if (quantity > 0) kept.push({ ...line, quantity })
  }
  return { lines: kept, notices }
}
