import { useNavigate, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { loadPage } from '#/navigation/pages.ts'
import { Button } from '#/ui/button.tsx'
import { showToast } from '#/ui/show-toast.ts'
import { addBike } from './add-bike.ts'
import type { CartItemWish } from './cart-store.client.ts'
import { useAdding } from './use-adding.ts'

type AddBikeButtonProps = {
  /** The bike with its paint and parts, all of it or nothing; null while no size is chosen. */
  items: readonly CartItemWish[] | null
}

/** Puts a bike in the cart and goes on to its review. */
export function AddBikeButton({ items }: AddBikeButtonProps) {
  const t = useTranslations()
  const navigate = useNavigate()
  const params = useParams()
  const { isAdding, add } = useAdding()

  async function press() {
    if (!items) return showToast(t('cart.chooseSize'), 'failed')
    fetchReview()
    const next = await addBike(params, () => add('add-bike', items))
    if ('problem' in next) showToast(next.problem, 'failed')
    else await navigate(next.to)
  }

  return (
    <>
      <Button
        isLoading={isAdding}
        onPointerEnter={fetchReview}
        onClick={() => void press()}
        className="w-full"
      >
        {t('buttons.addToCart')}
      </Button>
      <noscript>
        <p className="text-sm text-stone-700">{t('cart.needsScript')}</p>
      </noscript>
    </>
  )
}

/** The page's code comes ahead; what it shows is the shopper's own and is only there afterwards. */
function fetchReview() {
  // should it be lost, the navigation asks for it again
  loadPage('product/review').catch(() => null)
}
