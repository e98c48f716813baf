import type { AdditionKind, AdditionReason, HeldLine } from './additions.ts'
import type { ShownPrice } from '#/product/page/shown-price.ts'

/** A suggested item as the review page shows it. */
export type AdditionView = {
  /** The SKU of the variant that one tap adds. */
  sku: string
  productId: number
  name: string
  subtitle: string | null
  /** Size and colour of that variant. */
  variant: string
  to: string
  image: string
  price: ShownPrice | null
  /** The cart line that already has it. */
  held: HeldLine | null
  /** The size has to be chosen on the product's own page. */
  needsSize: boolean
}

export type AdditionGroupView = {
  kind: AdditionKind
  reason: AdditionReason
  items: AdditionView[]
}
