import { newId } from '#/platform/config/ids.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import { type RequestedItem, type RequestedLine, toCartLines } from '#/cart/lines/to-cart-lines.ts'
import { readFramedBikes } from './framed-bikes.store.server.ts'
import type { ItemCatalogue } from './sellable-item.ts'

/**
 * The lines that some items ask for, or why one cannot be. Frames are read only where something is to be put
 * on one: most of what is asked for is as shown.
 */
export async function resolveItems(
  ctx: Ctx,
  items: readonly RequestedItem[],
  goods: ItemCatalogue,
): Promise<RequestedLine[]> {
  const chosenFor = items.filter(({ selectedOptions }) => selectedOptions.length > 0)
  const ids = chosenFor.flatMap(({ sku }) => goods.get(sku)?.productId ?? [])
  const frames = ids.length > 0 ? await readFramedBikes(ctx.db, ids) : new Map()
  return toCartLines(items, { goods, frames, newUid })
}

/** Sixteen hex digits: unique within a cart, and nothing outside it. */
const newUid = () => newId().slice(0, 16)
