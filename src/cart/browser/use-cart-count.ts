import { useEffect, useState } from 'react'
import { watchCartCount } from './cart-count.client.ts'

/** The number of items shown on the cart's badge. */
export function useCartCount(): number {
  const [count, setCount] = useState(0)
  useEffect(() => watchCartCount(setCount), [])
  return count
}
