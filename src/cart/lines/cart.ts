import type { Money } from '#/money/money.ts'

/**
 * An option of a build: a part and its section of the configurator. It has no quantity: a part replaces
 * exactly one, and a quantity set by a visitor would multiply what a cheaper part takes off the price.
 */
export type ChosenOption = { sectionId: number; sku: string }

/** Text that the shopper entered, such as a name on the top tube. */
export type EnteredOption = { uid: string; value: string }

export type CartLine = {
  uid: string
  sku: string
  quantity: number
  options: readonly ChosenOption[]
  entered: readonly EnteredOption[]
  /** A bike's paint is sold as a separate item, but is added, counted and removed with the bike. */
  colour: { uid: string; sku: string } | null
  /** The price of one piece when the shopper last saw it, so that a changed price is reported. */
  lastSeenPrice?: Money
}

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

export const limits = {
  lines: 100,
  itemsPerCall: 20,
  quantity: 99,
  bikeQuantity: 10,
} as const

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
