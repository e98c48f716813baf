import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { Button } from '#/ui/form/button.tsx'
import { Icon } from '#/ui/icon.tsx'
import { startCheckout } from '#/cart/browser/start-checkout.client.ts'
import { checkoutPath } from '#/cart/items/base-path.ts'
import { useCart } from '#/cart/browser/use-cart.ts'

/** Requests the checkout URL and opens it; a problem is shown above the button. */
export function CheckoutButton() {
  const t = useTranslations('cart')
  const navigate = useNavigate()
  const { pendingQuantities } = useCart()
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

  return (
    <div className="grid gap-3">
      <div aria-live="polite" className="empty:hidden">
        {problem !== null && (
          <p className="flex items-start gap-2 text-sm text-stop">
            <Icon name="alert" size={18} className="mt-px shrink-0" />
            {problem}
          </p>
        )}
      </div>
      <Button
        isLoading={isLeaving}
        disabled={pendingQuantities.size > 0}
        onClick={() => void leave()}
        className="w-full"
      >
        {t('checkout')}
      </Button>
    </div>
  )
}

/** Going back from another site may restore this page as it was left, with its spinner running. */
function useEndOnReturn(end: () => void) {
  useEffect(() => {
    window.addEventListener('pageshow', end)
    return () => window.removeEventListener('pageshow', end)
  })
}
