import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { useCart } from './use-cart.ts'

/** When the cart is changed, in the drawer or in another tab, the page is loaded anew with its sums. */
export function useFollowedCart(shownVersion: number): void {
  const { cart } = useCart()
  const { revalidate } = useRevalidator()
  const version = cart?.version ?? shownVersion
  useEffect(() => {
    if (version !== shownVersion) void revalidate()
  }, [version, shownVersion, revalidate])
}
