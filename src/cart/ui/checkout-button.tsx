import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { Button } from '#/ui/form/button.tsx'
import { Icon } from '#/ui/icon.tsx'
import { startCheckout } from '#/cart/browser/start-checkout.client.ts'
import type { WireCart } from '#/cart/lines/cart.contract.ts'
import { checkoutPath } from '#/cart/items/base-path.ts'
import { useCart } from '#/cart/browser/use-cart.ts'

/**
 * Requests the checkout URL and opens it; a problem is shown above the button. A line that cannot be ordered holds the
 * checkout back, and the sentence names the line and what to do.
 */
export function CheckoutButton() {
  const t = useTranslations('cart')
  const navigate = useNavigate()
  const { cart, pendingQuantities } = useCart()
  const held = cart ? heldLine(cart) : null
  const [isLeaving, setLeaving] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  useEndOnReturn(() => setLeaving(false))

  async function leave() {
    if (isLeaving) return
    setLeaving(true)
    setProblem(null)
    const start = await startCheckout()
    // Only our own checkout is opened without a full load.
    if ('to' in start && start.to !== checkoutPath) return window.location.assign(start.to)
    if ('to' in start) await navigate(start.to)
    else setProblem(start.problem ?? t('offline'))
    setLeaving(false)
  }

  const shown = held ? t('held', held) : problem
  return (
    <div className="grid gap-3">
      <div aria-live="polite" className="empty:hidden">
        {shown !== null && (
          <p className="flex items-start gap-2 text-sm text-stop">
            <Icon name="alert" size={18} className="mt-px shrink-0" />
            {shown}
          </p>
        )}
      </div>
      <Button
        isLoading={isLeaving}
        disabled={pendingQuantities.size > 0 || held !== null}
        onClick={() => void leave()}
        className="w-full"
      >
        {t('checkout')}
      </Button>
    </div>
  )
}

/** The first line that cannot be ordered as it is, and the way out of it; null if all can. */
function heldLine({ items }: WireCart): { name: string; do: 'edit' | 'fewer' | 'remove' } | null {
  const line = items.find(({ errors }) => errors !== null && errors.length > 0)
  if (!line) return null
  const isTooMany = line.errors?.[0]?.code === 'INSUFFICIENT_STOCK'
  const way = isTooMany ? 'fewer' : line.edit_url === null ? 'remove' : 'edit'
  return { name: line.product.name, do: way }
}

/** Going back from another site may restore this page as it was left, with its spinner running. */
function useEndOnReturn(end: () => void) {
  useEffect(() => {
    window.addEventListener('pageshow', end)
    return () => window.removeEventListener('pageshow', end)
  })
}
