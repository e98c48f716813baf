import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { type NewCartItem, offline } from './cart-store.client.ts'
import { cartStore } from './use-cart.ts'

/** What became of it: in the cart, with the line of a bike, or why not. */
type Outcome = { bikeUid: string | null } | { problem: string }

/**
 * Puts something in the cart; `isAdding` until the shop has answered, and until the page is there that
 * one goes on to, so that nobody adds twice.
 */
export function useAdding() {
  const t = useTranslations('cart')
  const navigate = useNavigate()
  const [isAdding, setAdding] = useState(false)

  async function add(
    call: 'add-item' | 'add-bike',
    items: readonly NewCartItem[],
  ): Promise<Outcome> {
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
