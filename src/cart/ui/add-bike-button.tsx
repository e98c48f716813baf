import type { ReactNode, SubmitEvent } from 'react'
import { useParams } from 'react-router'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { loadPage } from '#/navigation/router/pages.ts'
import { Button } from '#/ui/form/button.tsx'
import { showToast } from '#/ui/overlay/show-toast.ts'
import { addBike } from '#/cart/lines/add-bike.ts'
import { basePathIn, reviewUrl } from '#/cart/items/base-path.ts'
import type { NewCartItem } from '#/cart/browser/cart-store.client.ts'
import { useAdding } from '#/cart/browser/use-adding.ts'

type AddBikeButtonProps = {
  /** The bike in its size and colour first, and its paint; null while no size is chosen. */
  items: readonly [NewCartItem, ...NewCartItem[]] | null
  onSizeMissing: () => void
  /** Fields that say the same to the review where scripts are off. */
  children?: ReactNode
}

/** Puts a bike in the cart and goes on to its review, which takes the form where scripts are off. */
export function AddBikeButton({ items, onSizeMissing, children }: AddBikeButtonProps) {
  const t = useTranslations()
  const params = useParams()
  const { isAdding, add, goOn } = useAdding()

  async function press() {
    if (items === null) return onSizeMissing()
    fetchReview()
    const next = await addBike(params, () => add('add-bike', items))
    if ('problem' in next) showToast(next.problem, 'failed')
    else await goOn(next.to)
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isAdding) void press()
  }

  return (
    <form method="post" action={reviewUrl(basePathIn(params) ?? '', null)} onSubmit={submit}>
      {children}
      <Button
        type="submit"
        name="bike"
        value={items?.[0].sku ?? ''}
        isLoading={isAdding}
        onPointerEnter={fetchReview}
        className="w-full"
      >
        {t('buttons.addToCart')}
      </Button>
    </form>
  )
}

/** The page's code comes ahead; what it shows is the shopper's own and is only there afterwards. */
function fetchReview() {
  // should it be lost, the navigation asks for it again
  loadPage('product/review/review').catch(() => null)
}
