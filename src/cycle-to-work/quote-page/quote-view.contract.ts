import type { OpenCheckout } from '#/checkout/page/checkout-view.contract.ts'
import type { MostUnpaid } from '#/orders/unpaid/unpaid-limit.ts'

export type QuotePageView =
  | (Pick<
      OpenCheckout,
      'attempt' | 'cart' | 'collected' | 'problem' | 'proposed' | 'notReturnable'
    > & {
      kind: 'open'
      hasCoupon: boolean
      /** The most that a quote may hold, if this is more. */
      exceeds: MostUnpaid | null
      /** The names of items that some schemes do not cover. */
      notEverywhere: readonly string[]
      /** The URL of the configurator with this build; null for a cart. */
      changeUrl: string | null
    })
  | { kind: 'empty' }
  /** The URL describes no build that is offered. */
  | { kind: 'no-build' }
  /** The scheme does not exist where the visitor is. */
  | { kind: 'not-offered' }
