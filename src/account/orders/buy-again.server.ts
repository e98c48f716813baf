import type { RequestedItem } from '#/cart/lines/to-cart-lines.ts'
import { addItems } from '#/cart/lines/cart.server.ts'
import type { Outcome } from '#/cart/api/change-cart.server.ts'
import { retryWithNewCart } from '#/cart/api/retry-with-new-cart.server.ts'
import type { ItemCatalogue } from '#/cart/items/sellable-item.ts'
import { loadItems } from '#/cart/items/sellable-items.server.ts'
import { optionUid } from '#/cart/lines/option-uid.ts'
import type { OrderLine } from '#/orders/order/order.ts'
import type { SessionCtx } from '#/visitor/context.ts'

type Reordered = { cart: Outcome['cart']; added: number }

/** Adds an order's lines to the cart at today's prices, as far as they are still sold. */
export async function buyAgain(ctx: SessionCtx, lines: readonly OrderLine[]): Promise<Reordered> {
  const catalogue = await loadItems(ctx)
  const items = lines.flatMap((line) => itemsOf(line, catalogue) ?? [])
  const requested = items.filter(({ associatedRef }) => associatedRef === null).length
  if (requested === 0) return { cart: null, added: 0 }
  const { cart, problems } = await retryWithNewCart(ctx, (open) => addItems(open, items))
  const failed = new Set(
    problems.map(({ index }) => items[index]?.ref ?? items[index]?.associatedRef),
  )
  return { cart, added: requested - failed.size }
}

/**
 * The items that make up a line; null if a part is no longer sold, or if the line carries the
 * buyer's own text.
 */
function itemsOf(line: OrderLine, catalogue: ItemCatalogue): RequestedItem[] | null {
  if (line.entered.length > 0) return null
  const options = line.options.map(({ sku }) => {
    const section = catalogue.get(sku)?.section
    return section ? optionUid({ sectionId: section.id, sku }) : null
  })
  const selectedOptions = options.filter((option) => option !== null)
  if (selectedOptions.length < options.length) return null
  const plain = { quantity: line.quantity, entered: [] }
  const item = { ...plain, sku: line.sku, selectedOptions, ref: line.uid, associatedRef: null }
  if (!line.paint) return [item]
  const paint = { ...plain, sku: line.paint.sku, selectedOptions: [], ref: null }
  return [item, { ...paint, associatedRef: line.uid }]
}
