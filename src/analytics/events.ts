import { type Money, money, multiply, subtract, sum, toWire } from '#/money/money.ts'

/** One piece of something, at the price that the page shows. */
export type Piece = {
  /** The SKU of the product, which all its sizes and colours share. */
  id: string
  /** The SKU of the size and colour; left out until they are chosen. */
  sku?: string | null
  name: string
  price: Money
  brand?: string | null
  category?: string | null
  /** Colour and size. */
  variant?: string | null
}

export type CountedPiece = Piece & {
  quantity: number
  /** The discount of a coupon on all of them together. */
  discount?: Money
}

/** An item as Google Analytics 4 names it. Amounts are in pounds or euros, because the format requires it. */
export type Item = {
  item_id: string
  item_name: string
  item_brand?: string
  item_category?: string
  item_variant?: string
  /** The SKU that is bought. The format has no field for it, and `item_variant` is words. */
  item_sku?: string
  /** The price of one piece after the coupon; `discount` is what the coupon took off. */
  price: number
  discount?: number
  quantity: number
  index?: number
}

type Valued = { currency: string; value: number; items: Item[] }
type Listed = { item_list_id: string; item_list_name: string; currency?: string; items: Item[] }
type Ordered = Valued & { transaction_id: string; tax: number; shipping: number; coupon?: string }
/** A product as the older "enhanced e-commerce" names it, on which many tag managers still depend. */
type OlderProduct = {
  id: string
  name: string
  brand?: string
  category?: string
  variant?: string
  sku?: string
  /** The price of one piece after a coupon: this form has no field for a discount. */
  price: number
  quantity: number
}
type OlderProducts = { products: OlderProduct[] }

type ValuedEvent = 'view_item' | 'add_to_cart' | 'remove_from_cart' | 'view_cart' | 'begin_checkout'

export type ShopEvent =
  | { event: 'view_item_list' | 'select_item'; ecommerce: Listed }
  | { event: ValuedEvent; ecommerce: Valued }
  | { event: 'purchase'; ecommerce: Ordered }
  | { event: 'addToCart'; ecommerce: { currencyCode: string; add: OlderProducts } }
  | { event: 'removeFromCart'; ecommerce: { currencyCode: string; remove: OlderProducts } }
  | { event: 'search'; search_term: string; results: number }
  | { event: 'configure'; item_id: string; section: string; option: string }

/** The discount of a coupon on one piece; in a line of several it may be a fraction of a penny, which is rounded. */
const unitDiscount = ({ price, quantity, discount }: CountedPiece): Money =>
  money(Math.round((discount?.amount ?? 0) / quantity), price.currency)

/** A field without a text is left out, as the format asks. */
const toItem = (piece: CountedPiece): Item => ({
  item_id: piece.id,
  item_name: piece.name,
  ...(piece.brand && { item_brand: piece.brand }),
  ...(piece.category && { item_category: piece.category }),
  ...(piece.variant && { item_variant: piece.variant }),
  ...(piece.sku && { item_sku: piece.sku }),
  price: toWire(subtract(piece.price, unitDiscount(piece))).value,
  ...(piece.discount?.amount && { discount: toWire(unitDiscount(piece)).value }),
  quantity: piece.quantity,
})

const toOlderProduct = (piece: CountedPiece): OlderProduct => ({
  id: piece.id,
  name: piece.name,
  ...(piece.brand && { brand: piece.brand }),
  ...(piece.category && { category: piece.category }),
  ...(piece.variant && { variant: piece.variant }),
  ...(piece.sku && { sku: piece.sku }),
  price: toWire(subtract(piece.price, unitDiscount(piece))).value,
  quantity: piece.quantity,
})

/** The sum is made in pence and not from the rounded items, so that it is the one that the cart shows. */
function valued([first, ...others]: readonly [CountedPiece, ...CountedPiece[]]): Valued {
  const pieces = [first, ...others]
  const { currency } = first.price
  const value = sum(
    pieces.map(({ price, quantity, discount }) => {
      const whole = multiply(price, quantity)
      return discount ? subtract(whole, discount) : whole
    }),
    currency,
  )
  return { currency, value: toWire(value).value, items: pieces.map(toItem) }
}

/** Nothing is sent about no items: the format requires a currency. */
export function aboutItems(event: ValuedEvent, pieces: readonly CountedPiece[]): ShopEvent[] {
  const [first, ...others] = pieces
  return first ? [{ event, ecommerce: valued([first, ...others]) }] : []
}

/** Sent under both names, because tag managers are triggered by the name of the event. */
export function aboutCart(
  change: 'added' | 'removed',
  pieces: readonly CountedPiece[],
): ShopEvent[] {
  const [first] = pieces
  if (!first) return []
  const { currency: currencyCode } = first.price
  const products = pieces.map(toOlderProduct)
  return change === 'added'
    ? [
        ...aboutItems('add_to_cart', pieces),
        { event: 'addToCart', ecommerce: { currencyCode, add: { products } } },
      ]
    : [
        ...aboutItems('remove_from_cart', pieces),
        { event: 'removeFromCart', ecommerce: { currencyCode, remove: { products } } },
      ]
}

/** The id is the same in every language, the name is the one that the visitor reads. */
export type ItemList = { id: string; name: string; pieces: readonly Piece[] }

const inList = (list: ItemList, piece: Piece): Item => ({
  ...toItem({ ...piece, quantity: 1 }),
  index: list.pieces.indexOf(piece),
})

const listed = (list: ItemList, pieces: readonly Piece[]): Listed => ({
  item_list_id: list.id,
  item_list_name: list.name,
  ...(pieces[0] && { currency: pieces[0].price.currency }),
  items: pieces.map((piece) => inList(list, piece)),
})

export const listShown = (list: ItemList): ShopEvent[] =>
  list.pieces.length > 0 ? [{ event: 'view_item_list', ecommerce: listed(list, list.pieces) }] : []

/**
 * `id` is the item that the visitor opened. It is looked for in the lists of the page before, and counts for the first
 * one that has it; nothing is sent if none has.
 */
export function chosenFrom(lists: readonly ItemList[], id: string): ShopEvent[] {
  for (const list of lists) {
    const piece = list.pieces.find((each) => each.id === id)
    if (piece) return [{ event: 'select_item', ecommerce: listed(list, [piece]) }]
  }
  return []
}

export type PlacedOrder = {
  number: string
  tax: Money
  shipping: Money | null
  coupon: string | null
  pieces: readonly CountedPiece[]
}

export function orderPlaced({ number, tax, shipping, coupon, pieces }: PlacedOrder): ShopEvent[] {
  const [first, ...others] = pieces
  if (!first) return []
  return [
    {
      event: 'purchase',
      ecommerce: {
        transaction_id: number,
        ...valued([first, ...others]),
        tax: toWire(tax).value,
        shipping: shipping ? toWire(shipping).value : 0,
        ...(coupon && { coupon }),
      },
    },
  ]
}
