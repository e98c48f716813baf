import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#/ui/button.tsx'
import { showToast } from '#/ui/show-toast.ts'
import { type CartItemWish, offline } from './cart-store.client.ts'
import { loadCartMenu, openCart } from './open-cart.client.ts'
import { cartStore } from './use-cart.ts'

type AddToCartButtonProps = {
  /** What goes in: a variant, or a bike with its paint and parts; null while nothing is chosen. */
  items: readonly CartItemWish[] | null
  /** A bike goes in whole or not at all. */
  isBike?: boolean
  /** Why nothing can be added yet, beside a button that says so when pressed. */
  hint?: string
}

/** Puts something in the cart and shows the cart; the button waits, so nobody presses it twice for one. */
export function AddToCartButton({ items, isBike = false, hint }: AddToCartButtonProps) {
  const t = useTranslations()
  const [isAdding, setAdding] = useState(false)

  async function add() {
    if (!items) {
      if (hint) showToast(hint, 'failed')
      return
    }
    setAdding(true)
    // on its way while the shop answers; should it be lost, the drawer asks for it again
    loadCartMenu().catch(() => null)
    const isAdded = await cartStore.add(isBike ? 'add-bike' : 'add-item', items)
    setAdding(false)
    const { error } = cartStore.state()
    if (isAdded) openCart()
    else showToast(error === null || error === offline ? t('cart.offline') : error, 'failed')
  }

  return (
    <>
      <Button isLoading={isAdding} onClick={() => void add()} className="w-full">
        {t('buttons.addToCart')}
      </Button>
      <noscript>
        <p className="text-sm text-stone-700">{t('cart.needsScript')}</p>
      </noscript>
    </>
  )
}
