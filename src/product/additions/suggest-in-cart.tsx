import { lazy, Suspense } from 'react'
import { belowTotals } from '#/cart/ui/below-totals.client.ts'

/** Loaded with the first cart that is opened. */
const CartSuggestions = lazy(async () => ({
  default: (await import('./cart-suggestions.tsx')).CartSuggestions,
}))

/** Fills the place in the cart that is meant for suggestions. */
export const suggestInCart = () =>
  belowTotals.fill(() => (
    <Suspense>
      <CartSuggestions />
    </Suspense>
  ))
