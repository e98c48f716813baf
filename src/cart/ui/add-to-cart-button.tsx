import { useTranslations } from '#/i18n/use-translations.tsx'
import { Button } from '#/ui/form/button.tsx'
import { showToast } from '#/ui/overlay/show-toast.ts'
import type { NewCartItem } from '#/cart/browser/cart-store.client.ts'
import { loadCartMenu, openCart } from '#/cart/browser/open-cart.client.ts'
import { useAdding } from '#/cart/browser/use-adding.ts'

type AddToCartButtonProps = {
  items: readonly NewCartItem[]
  /** The review page to go on to instead of showing the cart. */
  forwardTo: string | null
}

/** Puts something in the cart and shows the cart, or takes the shopper back to the bike it is for. */
export function AddToCartButton({ items, forwardTo }: AddToCartButtonProps) {
  const t = useTranslations()
  const { isAdding, add, goOn } = useAdding()

  async function press() {
    // a key that is held down presses again and again
    if (isAdding) return
    // on its way while the shop answers; should it be lost, the drawer asks for it again
    if (forwardTo === null) loadCartMenu().catch(() => null)
    const outcome = await add('add-item', items)
    if ('problem' in outcome) showToast(outcome.problem, 'failed')
    else if (forwardTo === null) openCart()
    else await goOn(forwardTo)
  }

  return (
    <>
      <Button isLoading={isAdding} onClick={() => void press()} className="w-full">
        {t('buttons.addToCart')}
      </Button>
      <noscript>
        <p className="text-sm text-stone-700">{t('cart.needsScript')}</p>
      </noscript>
    </>
  )
}
