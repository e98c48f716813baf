import { newId } from '#/platform/config/ids.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import { requestProblems } from '#/cart/lines/build-problems.ts'
import { type RequestedItem, type RequestedLine, toCartLines } from '#/cart/lines/to-cart-lines.ts'
import { readFramedBikes } from './framed-bikes.store.server.ts'
import { type ItemCatalogue, isColourSku } from './sellable-item.ts'

/**
 * Turns requested items into cart lines or problems. Frames are read only for bikes that may have a choice of their
 * own, because most items have none.
 */
export async function resolveItems(
  ctx: Ctx,
  items: readonly RequestedItem[],
  catalogue: ItemCatalogue,
): Promise<RequestedLine[]> {
  const hasColour = items.some(({ sku }) => isColourSku(sku))
  const ids = items.flatMap(({ sku, selectedOptions }) => {
    const item = catalogue.get(sku)
    const isBuilt = selectedOptions.length > 0 || (hasColour && item?.kind === 'bike')
    return isBuilt && item ? [item.productId] : []
  })
  const frames = ids.length > 0 ? await readFramedBikes(ctx.db, ids) : new Map()
  return toCartLines(items, { catalogue, frames, newUid }).map((line) =>
    'misfits' in line ? { ...line, reasons: reasonsOf(line, items, catalogue) } : line,
  )
}

const reasonsOf = (...refused: Parameters<typeof requestProblems>) =>
  requestProblems(...refused).flatMap(({ misfit }) => misfit ?? [])

/** The id of a new line: sixteen hex digits, which are unique within a cart but mean nothing outside it. */
export const newUid = () => newId().slice(0, 16)
