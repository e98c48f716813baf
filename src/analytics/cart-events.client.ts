import type { CartChange } from '#/cart/browser/cart-store.client.ts'
import { type ShownLine, shownLines, toMoney } from '#/cart/browser/shown-lines.client.ts'
import { isColourSku } from '#/cart/items/sellable-item.ts'
import type { WireCart } from '#/cart/lines/cart.contract.ts'
import { money } from '#/money/money.ts'
import { aboutCart, aboutItems, type CountedPiece, type ShopEvent } from './events.ts'

/**
 * Pieces of a line. A bike and its paint are one item, as in the cart; its price is that of one piece. The pieces have
 * their share of what a coupon takes off the line.
 */
function toPiece(cart: WireCart, line: ShownLine, quantity = line.quantity): CountedPiece {
  const item = cart.items.find(({ uid }) => uid === line.uid)
  const { amount, currency } = line.total
  const off = item?.prices.discounts?.[0]
  const discount = off ? toMoney(off.amount).amount : 0
  return {
    id: item?.product.parent_sku ?? line.sku,
    sku: line.sku,
    name: line.name,
    price: money(Math.round(amount / line.quantity), currency),
    variant: [...line.choices, ...(line.paint === null ? [] : [line.paint])].join(', '),
    quantity,
    ...(off && { discount: money(Math.round((discount * quantity) / line.quantity), currency) }),
  }
}

export const cartPieces = (cart: WireCart): CountedPiece[] =>
  shownLines(cart).map((line) => toPiece(cart, line))

/** The quantity of an event is the change, not the quantity of the line. */
export function cartChangeEvents(change: CartChange): ShopEvent[] {
  if (change.kind === 'added') return aboutCart('added', addedPieces(change))
  const { uid, before, after } = change
  const [earlier, later] = [lineIn(before, uid), lineIn(after, uid)]
  if (change.kind === 'replaced') {
    if (!earlier || !later || buildIn(before, uid) === buildIn(after, uid)) return []
    // If the cart already had a line of the new build, the two are one now, of which only these pieces are new.
    const { quantity } = earlier
    return [
      ...aboutCart('removed', [toPiece(before, earlier)]),
      ...aboutCart('added', [toPiece(after, later, quantity)]),
    ]
  }
  const difference = (later?.quantity ?? 0) - (earlier?.quantity ?? 0)
  if (later && difference > 0) return aboutCart('added', [toPiece(after, later, difference)])
  // Pieces leave with the price and the discount that they had.
  if (earlier && difference < 0)
    return aboutCart('removed', [toPiece(before, earlier, -difference)])
  return []
}

const lineIn = (cart: WireCart, uid: string) => shownLines(cart).find((line) => line.uid === uid)

/** The bike of a line with its parts and its paint, whatever it costs today. */
const buildIn = ({ items }: WireCart, uid: string): string =>
  JSON.stringify(
    items
      .filter((item) => item.uid === uid || item.associated_uid === uid)
      .map(({ product, bundle_options: options = [] }) => [
        product.sku,
        ...options.flatMap(({ values }) => values.map(({ sku }) => sku)),
      ]),
  )

function addedPieces({ items, bikeUid, cart }: Extract<CartChange, { kind: 'added' }>) {
  const lines = shownLines(cart)
  const requested = items.filter(({ sku }) => !isColourSku(sku))
  return requested.flatMap(({ sku, quantity }, index) => {
    const isBike = index === 0 && bikeUid !== null
    const line = lines.findLast((each) => (isBike ? each.uid === bikeUid : each.sku === sku))
    return line ? [toPiece(cart, line, quantity)] : []
  })
}

export const cartShown = (cart: WireCart): ShopEvent[] => aboutItems('view_cart', cartPieces(cart))
