import type { ReactNode, SubmitEvent } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { Button } from '#/ui/form/button.tsx'
import { showToast } from '#/ui/overlay/show-toast.ts'
import type { NewCartItem } from '#/cart/browser/cart-store.client.ts'
import { loadCartMenu, openCart } from '#/cart/browser/open-cart.client.ts'
import { useAdding } from '#/cart/browser/use-adding.ts'
import { checkoutPath } from '#/cart/items/base-path.ts'

type AddToCartButtonProps = {
  item: NewCartItem
  /** The review page to open instead of the cart. */
  forwardTo: string | null
  /** The field for the quantity. */
  children?: ReactNode
}

/**
 * Adds an item to the cart and opens the cart, or returns the shopper to the review of their bike. Until the
 * page's script runs, the button sends a form to the checkout, which shows the item.
 */
export function AddToCartButton({ item, forwardTo, children }: AddToCartButtonProps) {
  const t = useTranslations('buttons')
  const { isAdding, add, goOn } = useAdding()

  async function addAndShow() {
    // A key that is held down repeats the click.
    if (isAdding) return
    // Loads the chunk while the server answers; if this fails, the drawer loads it again.
    if (forwardTo === null) loadCartMenu().catch(() => null)
    const outcome = await add('add-item', [item])
    if ('problem' in outcome) showToast(outcome.problem, 'failed')
    else if (forwardTo === null) openCart()
    else await goOn(forwardTo)
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    void addAndShow()
  }

  return (
    <form method="post" action={checkoutPath} onSubmit={submit} className="flex flex-wrap gap-3">
      {children}
      <Button
        type="submit"
        name="add"
        value={item.sku}
        isLoading={isAdding}
        className="min-w-40 flex-1"
      >
        {t('addToCart')}
      </Button>
    </form>
  )
}
