import type { SubmitEvent } from 'react'
import { useParams } from 'react-router'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { loadPage } from '#/navigation/pages.ts'
import { Button } from '#/ui/button.tsx'
import { showToast } from '#/ui/show-toast.ts'
import { addBike } from './add-bike.ts'
import { basePathIn, reviewAddress } from './base-path.ts'
import { useAdding } from './use-adding.ts'

type AddBikeButtonProps = {
  /** The bike in its size and colour; null while no size is chosen. */
  sku: string | null
  onSizeMissing: () => void
}

/** Puts a bike in the cart and goes on to its review, which takes the form where scripts are off. */
export function AddBikeButton({ sku, onSizeMissing }: AddBikeButtonProps) {
  const t = useTranslations()
  const params = useParams()
  const { isAdding, add, goOn } = useAdding()

  async function press() {
    if (sku === null) return onSizeMissing()
    fetchReview()
    const next = await addBike(params, () => add('add-bike', [{ sku, quantity: 1 }]))
    if ('problem' in next) showToast(next.problem, 'failed')
    else await goOn(next.to)
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isAdding) void press()
  }

  return (
    <form method="post" action={reviewAddress(basePathIn(params) ?? '', null)} onSubmit={submit}>
      <Button
        type="submit"
        name="bike"
        value={sku ?? ''}
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
  loadPage('product/review').catch(() => null)
}
