import type { AskedItem } from '#/cart/asked-lines.ts'
import { addItems, type Outcome } from '#/cart/cart.server.ts'
import type { CartRefusal } from '#/cart/cart.ts'
import type { Goods } from '#/cart/good.ts'
import { loadGoods } from '#/cart/goods.server.ts'
import { optionUid } from '#/cart/option-uid.ts'
import type { OrderLine } from '#/orders/order.ts'
import { isRefusal } from '#/platform/refusal.ts'
import type { Ctx } from '#/visitor/context.ts'

type Again = { cart: Outcome['cart']; added: number }

/** Puts an order in the cart once more, at today's prices: whatever of it is still sold. */
export async function buyAgain(ctx: Ctx, lines: readonly OrderLine[]): Promise<Again> {
  const goods = await loadGoods(ctx)
  const asked = lines.flatMap((line) => itemsOf(line, goods) ?? [])
  const wanted = asked.filter(({ associatedRef }) => associatedRef === null).length
  if (wanted === 0) return { cart: null, added: 0 }
  const { cart, problems } = await addToOpenCart(ctx, asked)
  const failed = new Set(
    problems.map(({ index }) => asked[index]?.ref ?? asked[index]?.associatedRef),
  )
  return { cart, added: wanted - failed.size }
}

const goneCarts: readonly string[] = [
  'cart-not-found',
  'cart-not-active',
  'cart-other-site',
  'cart-forbidden',
] satisfies CartRefusal[]

/** A cart that was ordered meanwhile, on another device perhaps, is closed: his next takes its place. */
async function addToOpenCart(ctx: Ctx, items: readonly AskedItem[]): Promise<Outcome> {
  try {
    return await addItems(ctx, items)
  } catch (problem) {
    if (!isRefusal(problem) || !goneCarts.includes(problem.code)) throw problem
    return addItems(withoutCookies(ctx), items)
  }
}

/** What a visitor works out only when asked is no part of a copy, so it is named. */
function withoutCookies(ctx: Ctx): Ctx {
  const { address, userAgent, isStoreNetwork } = ctx.visitor
  const visitor = { ...ctx.visitor, address, userAgent, isStoreNetwork, cookieHeader: '' }
  return { ...ctx, visitor }
}

/**
 * The items that make up a line; null where a part is gone, or where the buyer's own words were
 * written on it, which nobody but he can want again.
 */
function itemsOf(line: OrderLine, goods: Goods): AskedItem[] | null {
  if (line.entered.length > 0) return null
  const options = line.options.map(({ sku, quantity }) => {
    const section = goods.get(sku)?.section
    return section ? optionUid({ sectionId: section.id, sku, quantity }) : null
  })
  const selectedOptions = options.filter((option) => option !== null)
  if (selectedOptions.length < options.length) return null
  const plain = { quantity: line.quantity, entered: [] }
  const item = { ...plain, sku: line.sku, selectedOptions, ref: line.uid, associatedRef: null }
  if (!line.paint) return [item]
  const paint = { ...plain, sku: line.paint.sku, selectedOptions: [], ref: null }
  return [item, { ...paint, associatedRef: line.uid }]
}
