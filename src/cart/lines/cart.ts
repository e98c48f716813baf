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

export type CartNotice = {
  code: 'COUPON_REMOVED' | 'PRICE_CHANGED' | 'QTY_CAPPED' | 'ITEM_UNAVAILABLE'
  uid?: string
}

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
    entered.map(({ uid, value }) => `${uid}=${value}`).toSorted(),
    colour?.sku ?? null,
  ])

/** The number of items; a bike and its paint count as one. */
export const totalQuantity = (lines: readonly Pick<CartLine, 'quantity'>[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** The pieces of each SKU that the lines need, including the parts of builds. */
export function piecesNeeded(lines: readonly CartLine[]): Map<string, number> {
  const pieces = new Map<string, number>()
  const need = (sku: string, quantity: number) => pieces.set(sku, (pieces.get(sku) ?? 0) + quantity)
  for (const line of lines) {
    need(line.sku, line.quantity)
    for (const option of line.options) need(option.sku, line.quantity)
    if (line.colour) need(line.colour.sku, line.quantity)
  }
  return pieces
}
