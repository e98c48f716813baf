import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { loadPage } from '#/navigation/router/pages.ts'
import { Button } from '#/ui/form/button.tsx'
import { basePathIn, reviewUrl } from '#/cart/items/base-path.ts'
import type { NewCartItem } from '#/cart/browser/cart-store.client.ts'
import { useAddBike } from '#/cart/browser/use-add-bike.ts'

type AddBikeButtonProps = {
  /** The bike's slug, on a page that is not its own. */
  slug?: string
  /** The bike in its size and colour, then its paint; null while no size is chosen. */
  items: readonly [NewCartItem, ...NewCartItem[]] | null
  onSizeMissing: () => void
  /** Form fields that carry the same choice to the review page without JavaScript. */
  children?: ReactNode
}

/** Adds a bike to the cart and opens its review page, which also accepts the form without JavaScript. */
export function AddBikeButton({ slug, items, onSizeMissing, children }: AddBikeButtonProps) {
  const t = useTranslations()
  const route = useParams()
  const params = slug === undefined ? route : { bike: slug }
  const { isAdding, submit } = useAddBike(params, () => {
    if (items === null) onSizeMissing()
    else preloadReview()
    return items
  })

  return (
    <form method="post" action={reviewUrl(basePathIn(params) ?? '', null)} onSubmit={submit}>
      {children}
      <Button
        type="submit"
        name="bike"
        value={items?.[0].sku ?? ''}
        isLoading={isAdding}
        onPointerEnter={preloadReview}
        className="w-full"
      >
        {t(items === null ? 'product.chooseASize' : 'buttons.addToCart')}
      </Button>
    </form>
  )
}

/** Preloads the page's chunk only: its data exists once the bike is in the cart. */
function preloadReview() {
  // If this fails, the navigation loads the chunk again.
  loadPage('product/review/review').catch(() => null)
}
