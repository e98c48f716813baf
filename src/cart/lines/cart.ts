import type { Money } from '#/money/money.ts'

/**
 * An option of a build: which part, in which section of the configurator. It carries no quantity: a part takes
 * the place of exactly one, and a number that a visitor may set would multiply what a cheaper part takes off.
 */
export type ChosenOption = { sectionId: number; sku: string }

/** What the shopper wrote himself, such as a name on the top tube. */
export type EnteredOption = { uid: string; value: string }

export type CartLine = {
  uid: string
  sku: string
  quantity: number
  options: readonly ChosenOption[]
  entered: readonly EnteredOption[]
  /** A bike's paint is sold as an item of its own, but comes, counts and goes with the bike. */
  colour: { uid: string; sku: string } | null
  /** What a piece cost when the shopper last changed or saw his cart, so that another price is told. */
  told?: Money
}

export type Cart = {
  id: string
  site: string
  /** Null for a guest's. */
  customerId: number | null
  isActive: boolean
  mergedInto: string | null
  /** Rises with each change. */
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
 * What makes two lines the same: everything that was chosen, never the SKU alone, or two builds of
 * one bike would become one line.
 */
export const lineKey = ({
  sku,
  options,
  entered,
  colour,
}: Omit<CartLine, 'uid' | 'quantity' | 'told'>) =>
  JSON.stringify([
    sku,
    options.map((option) => `${option.sectionId}/${option.sku}`).toSorted(),
    entered.map(({ uid, value }) => `${uid}=${value}`).toSorted(),
    colour?.sku ?? null,
  ])

/** How many pieces there are; a bike and its paint are one. */
export const totalQuantity = (lines: readonly Pick<CartLine, 'quantity'>[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** Pieces of every SKU that the lines need, parts of builds among them. */
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
