import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from '#/i18n/use-translations.tsx'
import type { AddOutcome } from '#/cart/lines/add-bike.ts'
import { type NewCartItem, offline } from './cart-store.client.ts'
import { cartStore } from './use-cart.ts'

/**
 * Adds items to the cart. `isAdding` is true until the server has answered, and while the next page
 * loads, so that nobody adds twice.
 */
export function useAdding() {
  const t = useTranslations('cart')
  const navigate = useNavigate()
  const [isAdding, setAdding] = useState(false)

  async function add(
    call: 'add-item' | 'add-bike',
    items: readonly NewCartItem[],
  ): Promise<AddOutcome> {
    setAdding(true)
    const added = await cartStore.add(call, items)
    setAdding(false)
    const { error } = cartStore.state()
    return added ?? { problem: error === null || error === offline ? t('offline') : error }
  }

  async function goOn(to: string): Promise<void> {
    setAdding(true)
    await navigate(to)
    setAdding(false)
  }

  return { isAdding, add, goOn }
}
