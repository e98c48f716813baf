import * as v from 'valibot'
import { storedMoney } from '#/money/stored-money.ts'

/**
 * An option of a build: a part and its section of the configurator. It has no quantity: a part replaces
 * exactly one, and a quantity set by a visitor would multiply what a cheaper part takes off the price.
 */
const chosenOption = v.object({ sectionId: v.number(), sku: v.string() })
export type ChosenOption = v.InferOutput<typeof chosenOption>

/** Text that the shopper entered, such as a name on the top tube. */
const enteredOption = v.object({ uid: v.string(), value: v.string() })
export type EnteredOption = v.InferOutput<typeof enteredOption>

export const cartLineSchema = v.object({
  uid: v.string(),
  sku: v.string(),
  quantity: v.number(),
  options: v.pipe(v.array(chosenOption), v.readonly()),
  entered: v.pipe(v.array(enteredOption), v.readonly()),
  /** A bike's paint is sold as a separate item, but is added, counted and removed with the bike. */
  colour: v.nullable(v.object({ uid: v.string(), sku: v.string() })),
  /** The price of one piece when the shopper last saw it, so that a changed price is reported. */
  lastSeenPrice: v.exactOptional(storedMoney),
})
export type CartLine = v.InferOutput<typeof cartLineSchema>

/** The law allows no withdrawal from what was made to the buyer's own wishes. */
export const isReturnable = ({ colour, entered }: Pick<CartLine, 'colour' | 'entered'>): boolean =>
  colour === null && entered.length === 0

export type Cart = {
  id: string
  site: string
  /** Null for a guest's cart. */
  customerId: number | null
  isActive: boolean
  mergedInto: string | null
  /** Increases with each change. */
  version: number
  lines: readonly CartLine[]
  couponCode: string | null
  /** Changes that the shopper did not make and no answer has reported. */
  notices: readonly CartNotice[]
  updatedAt: Date
}

export type CartRefusal =
  | 'cart-not-found'
  | 'cart-not-active'
  | 'cart-other-site'
  | 'cart-forbidden'
  | 'cart-busy'
  | 'cart-no-items'
  | 'cart-no-items-to-reprice'
  | 'item-not-in-cart'
  | 'coupon-invalid'
  | 'coupon-already-applied'

export const cartNoticeSchema = v.object({
  code: v.picklist([
    'COUPON_REMOVED',
    'PRICE_CHANGED',
    'QTY_CAPPED',
    'ITEM_UNAVAILABLE',
    'CART_FULL',
  ]),
  /** The line and its item; the line may be gone by now. */
  uid: v.exactOptional(v.string()),
  sku: v.exactOptional(v.string()),
})
export type CartNotice = v.InferOutput<typeof cartNoticeSchema>

/**
 * Lines with the same key are merged. The key holds everything that was chosen, because by SKU alone two
 * builds of one bike would become one line; see docs/behaviour.md#cart-line-identity.
 */
export const lineKey = ({
  sku,
  options,
  entered,
  colour,
}: Omit<CartLine, 'uid' | 'quantity' | 'lastSeenPrice'>) =>
  JSON.stringify([
    sku,
    options.map((option) => `${option.sectionId}/${option.sku}`).toSorted(),
    // As pairs: joined by any sign, `a=b` with `c` and `a` with `b=c` would be one text.
    entered.map(({ uid, value }) => JSON.stringify([uid, value])).toSorted(),
    colour?.sku ?? null,
  ])

/** The number of items; a bike and its paint count as one. */
export const totalQuantity = (lines: readonly Pick<CartLine, 'quantity'>[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** Pieces by SKU that lines need together. */
export type PiecesNeeded = ReadonlyMap<string, number>

/** The pieces of each SKU that the lines need, including the parts of builds. */
export function piecesNeeded(lines: readonly CartLine[]): Map<string, number> {
  const pieces = new Map<string, number>()
  for (const line of lines) countPieces(pieces, line, line.quantity)
  return pieces
}

/** Adds what so many of a line need, or takes it away; counting a large cart anew for each line is slow. */
export function countPieces(
  pieces: Map<string, number>,
  { sku, options, colour }: Pick<CartLine, 'sku' | 'options' | 'colour'>,
  quantity: number,
): void {
  const count = (each: string) => pieces.set(each, (pieces.get(each) ?? 0) + quantity)
  count(sku)
  for (const option of options) count(option.sku)
  if (colour) count(colour.sku)
}

/** The pieces of the line's own SKUs if so many more of it are needed; the quantity may be any number yet. */
export function piecesWithMore(needed: PiecesNeeded, line: CartLine, more: number): PiecesNeeded {
  const own = new Map<string, number>()
  countPieces(own, line, more)
  for (const [sku, pieces] of own) own.set(sku, pieces + (needed.get(sku) ?? 0))
  return own
}
