import { useEffect, useState } from 'react'
import { watchCartCount } from './cart-count.client.ts'

/** How many pieces the badge shows. */
export function useCartCount(): number {
  const [count, setCount] = useState(0)
  useEffect(() => watchCartCount(setCount), [])
  return count
}
