import type { AdditionKind, HeldLine } from './additions.ts'
import type { ShownPrice } from '#/product/page/shown-price.ts'

/** A thing beside a bike, as the review offers it. */
export type AdditionView = {
  /** Of the variant that one tap adds. */
  sku: string
  productId: number
  name: string
  subtitle: string | null
  /** Size and colour of that variant. */
  variant: string
  to: string
  image: string
  price: ShownPrice | null
  /** The line of the cart that holds it already. */
  held: HeldLine | null
  /** Only its own page can tell which size. */
  needsSize: boolean
}

export type AdditionGroupView = {
  kind: AdditionKind
  /** All of them are approved for the country's roads. */
  isApproved: boolean
  tyreWidth: number | null
  items: AdditionView[]
}
