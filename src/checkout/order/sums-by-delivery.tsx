import { ByDelivery } from '#/checkout/page/by-delivery.tsx'
import type { OpenCheckout } from '#/checkout/page/checkout-view.contract.ts'
import { OrderSums } from './order-sums.tsx'

type SumsByDeliveryProps = {
  order: Pick<OpenCheckout, 'cart' | 'collected'>
  /** The selected store, where the page knows it. */
  storeName?: string | null
}

/** The sums for home delivery or for a collection, whichever is selected in the form. */
export function SumsByDelivery({ order: { cart, collected }, storeName }: SumsByDeliveryProps) {
  const home = <OrderSums prices={cart.prices} isCollected={false} />
  if (!collected) return home
  const store = <OrderSums prices={collected.prices} isCollected storeName={storeName ?? null} />
  return <ByDelivery home={home} store={store} />
}
