import type { OpenCheckout } from '#/checkout/page/checkout-view.contract.ts'

export type QuotePageView =
  | (Pick<OpenCheckout, 'attempt' | 'cart' | 'collected' | 'problem' | 'proposed'> & {
      kind: 'open'
      hasCoupon: boolean
      /** Where a build is changed; null for a cart. */
      changeUrl: string | null
    })
  | { kind: 'empty' }
  /** The URL describes no build that is offered. */
  | { kind: 'no-build' }
  /** The scheme does not exist where the visitor is. */
  | { kind: 'not-offered' }
