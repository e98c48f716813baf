import type { CartChange } from '#/cart/browser/cart-store.client.ts'
import { type ShownLine, shownLines, toMoney } from '#/cart/browser/shown-lines.client.ts'
import { isColourSku } from '#/cart/items/sellable-item.ts'
import type { WireCart } from '#/cart/lines/cart.contract.ts'
import { money } from '#/money/money.ts'
import { aboutCart, aboutItems, type CountedPiece, type ShopEvent } from './events.ts'

/** A bike and its paint are one item, as in the cart; its price is that of one piece. */
const toPiece = (line: ShownLine, quantity = line.quantity): CountedPiece => ({
  id: line.sku,
  name: line.name,
  price: money(Math.round(line.total.amount / line.quantity), line.total.currency),
  variant: [...line.choices, ...(line.paint === null ? [] : [line.paint])].join(', '),
  quantity,
})

/** The lines of the cart; each states what a coupon takes off it. */
export const cartPieces = (cart: WireCart): CountedPiece[] =>
  shownLines(cart).map((line) => {
    const discount = cart.items.find(({ uid }) => uid === line.uid)?.prices.discounts?.[0]
    return { ...toPiece(line), ...(discount && { discount: toMoney(discount.amount) }) }
  })

/** The quantity of an event is the change, not the quantity of the line. */
export function cartChangeEvents(change: CartChange): ShopEvent[] {
  if (change.kind === 'added') return aboutCart('added', addedPieces(change))
  const { uid, before, after } = change
  const lineIn = (cart: WireCart) => shownLines(cart).find((line) => line.uid === uid)
  const [earlier, later] = [lineIn(before), lineIn(after)]
  const difference = (later?.quantity ?? 0) - (earlier?.quantity ?? 0)
  const line = later ?? earlier
  if (!line || difference === 0) return []
  return aboutCart(difference > 0 ? 'added' : 'removed', [toPiece(line, Math.abs(difference))])
}

function addedPieces({ items, bikeUid, cart }: Extract<CartChange, { kind: 'added' }>) {
  const lines = shownLines(cart)
  const requested = items.filter(({ sku }) => !isColourSku(sku))
  return requested.flatMap(({ sku, quantity }, index) => {
    const isBike = index === 0 && bikeUid !== null
    const line = lines.findLast((each) => (isBike ? each.uid === bikeUid : each.sku === sku))
    return line ? [toPiece(line, quantity)] : []
  })
}

export const cartShown = (cart: WireCart): ShopEvent[] => aboutItems('view_cart', cartPieces(cart))
