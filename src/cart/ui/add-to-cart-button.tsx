import { useTranslations } from '#/i18n/use-translations.tsx'
import { Button } from '#/ui/form/button.tsx'
import { showToast } from '#/ui/overlay/show-toast.ts'
import type { NewCartItem } from '#/cart/browser/cart-store.client.ts'
import { loadCartMenu, openCart } from '#/cart/browser/open-cart.client.ts'
import { useAdding } from '#/cart/browser/use-adding.ts'

type AddToCartButtonProps = {
  items: readonly NewCartItem[]
  /** The review page to open instead of the cart. */
  forwardTo: string | null
}

/** Adds items to the cart and opens the cart, or returns the shopper to the review of their bike. */
export function AddToCartButton({ items, forwardTo }: AddToCartButtonProps) {
  const t = useTranslations()
  const { isAdding, add, goOn } = useAdding()

  async function addAndShow() {
    // A key that is held down repeats the click.
    if (isAdding) return
    // Loads the chunk while the server answers; if this fails, the drawer loads it again.
    if (forwardTo === null) loadCartMenu().catch(() => null)
    const outcome = await add('add-item', items)
    if ('problem' in outcome) showToast(outcome.problem, 'failed')
    else if (forwardTo === null) openCart()
    else await goOn(forwardTo)
  }

  return (
    <>
      <Button isLoading={isAdding} onClick={() => void addAndShow()} className="w-full">
        {t('buttons.addToCart')}
      </Button>
      <noscript>
        <p className="text-sm text-stone-700">{t('cart.needsScript')}</p>
      </noscript>
    </>
  )
}
