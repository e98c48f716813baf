import { type ReactNode, type SubmitEvent, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import type { NewCartItem } from '#/cart/browser/cart-store.client.ts'
import { basePathIn, checkoutPath, reviewUrl } from '#/cart/items/base-path.ts'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { Button } from '#/ui/form/button.tsx'
import { showToast } from '#/ui/overlay/show-toast.ts'
import { returnsToCheckout } from './edited-line.ts'

type UpdateBikeButtonProps = {
  /** The line of the cart. */
  uid: string
  /** The bike in its size and colour, then its paint; null while no size is chosen. */
  items: readonly [NewCartItem, ...NewCartItem[]] | null
  onSizeMissing: () => void
  /** The line is no longer in the cart. */
  onGone: () => void
  /** Form fields that carry the same choice to the review page without JavaScript. */
  children?: ReactNode
}

/**
 * Gives a bike in the cart another build, and returns to the checkout if the shopper came from there, otherwise to the
 * bike's review, which also accepts the form.
 */
export function UpdateBikeButton(props: UpdateBikeButtonProps) {
  const { uid, items, onSizeMissing, onGone, children } = props
  const t = useTranslations()
  const params = useParams()
  const navigate = useNavigate()
  const [isSending, setSending] = useState(false)
  const review = basePathIn(params) ?? ''
  const isFromCheckout = returnsToCheckout(new URLSearchParams(useLocation().search))

  async function update(): Promise<void> {
    if (items === null) return onSizeMissing()
    setSending(true)
    // Few shoppers change a bike in their cart, so the call is loaded when it is needed.
    const outcome = await import('./replace-in-cart.client.ts').then(
      ({ replaceInCart }) => replaceInCart(uid, items),
      () => 'offline' as const,
    )
    if (outcome === 'done') await navigate(isFromCheckout ? checkoutPath : reviewUrl(review, uid))
    else if (outcome === 'gone') onGone()
    else showToast(outcome === 'offline' ? t('cart.offline') : outcome.problem, 'failed')
    setSending(false)
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isSending) void update()
  }

  return (
    <form method="post" action={reviewUrl(review, null)} onSubmit={submit}>
      {children}
      <input type="hidden" name="line" value={uid} />
      {isFromCheckout && <input type="hidden" name="return" value="checkout" />}
      <Button
        type="submit"
        name="bike"
        value={items?.[0].sku ?? ''}
        isLoading={isSending}
        className="w-full"
      >
        {t('buttons.updateCart')}
      </Button>
    </form>
  )
}
