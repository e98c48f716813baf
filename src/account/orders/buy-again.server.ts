import type { RequestedItem } from '#/cart/lines/to-cart-lines.ts'
import { addItems, type Outcome } from '#/cart/lines/cart.server.ts'
import { retryWithNewCart } from '#/cart/api/retry-with-new-cart.server.ts'
import type { ItemCatalogue } from '#/cart/items/sellable-item.ts'
import { loadItems } from '#/cart/items/sellable-items.server.ts'
import { optionUid } from '#/cart/lines/option-uid.ts'
import type { OrderLine } from '#/orders/order/order.ts'
import type { Ctx } from '#/visitor/context.ts'

type Again = { cart: Outcome['cart']; added: number }

/** Puts an order in the cart once more, at today's prices: whatever of it is still sold. */
export async function buyAgain(ctx: Ctx, lines: readonly OrderLine[]): Promise<Again> {
  const goods = await loadItems(ctx)
  const asked = lines.flatMap((line) => itemsOf(line, goods) ?? [])
  const wanted = asked.filter(({ associatedRef }) => associatedRef === null).length
  if (wanted === 0) return { cart: null, added: 0 }
  const { cart, problems } = await retryWithNewCart(ctx, (open) => addItems(open, asked))
  const failed = new Set(
    problems.map(({ index }) => asked[index]?.ref ?? asked[index]?.associatedRef),
  )
  return { cart, added: wanted - failed.size }
}

/**
 * The items that make up a line; null where a part is gone, or where the buyer's own words were
 * written on it, which nobody but he can want again.
 */
function itemsOf(line: OrderLine, goods: ItemCatalogue): RequestedItem[] | null {
  if (line.entered.length > 0) return null
  const options = line.options.map(({ sku }) => {
    const section = goods.get(sku)?.section
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
