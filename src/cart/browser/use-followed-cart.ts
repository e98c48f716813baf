import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { useCart } from './use-cart.ts'

/** Reloads the page's data when the cart changes in the drawer or in another tab. */
export function useFollowedCart(shownVersion: number): void {
  const { cart } = useCart()
  const { revalidate } = useRevalidator()
  const version = cart?.version ?? shownVersion
  useEffect(() => {
    if (version !== shownVersion) void revalidate()
  }, [version, shownVersion, revalidate])
}
