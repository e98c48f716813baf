import type { WireCart } from '#/cart/lines/cart.contract.ts'

/** An empty cart as the browser gets it; tests state its version and whatever else matters. */
export const aWireCart = (version: number, pieces = version): WireCart => ({
  id: 'a',
  version,
  items: [],
  total_quantity: pieces,
  applied_coupons: null,
  dispatch_date: null,
  prices: {
    subtotal_including_tax: { value: 0, currency: 'GBP' },
    subtotal_excluding_tax: { value: 0, currency: 'GBP' },
    grand_total: { value: 0, currency: 'GBP' },
    default_shipping_rate: null,
    discounts: null,
    applied_taxes: [],
    until_free_shipping: null,
    free_shipping_progress: null,
  },
  notices: [],
})
