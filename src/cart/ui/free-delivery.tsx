import { useTranslations } from '#/i18n/use-translations.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import type { WireCart } from '#/cart/lines/cart.contract.ts'
import { amountFormatter } from './cart-totals.tsx'

/**
 * The amount missing for free delivery, in words and as a bar; renders nothing once it is free, or where it
 * never is.
 */
export function FreeDelivery({ prices }: Pick<WireCart, 'prices'>) {
  const t = useTranslations('cart')
  const { country } = useVisitor()
  const { until_free_shipping: missing, free_shipping_progress: progress } = prices
  if (!missing || progress === null) return null
  return (
    <div className="grid gap-2 text-sm">
      <p className="label">{t('untilFree', { price: amountFormatter(country.locale)(missing) })}</p>
      <div aria-hidden="true" className="h-1 overflow-clip rounded-full bg-stone-200">
        <div className="h-full bg-go" style={{ width: `${progress * 100}%` }} />
      </div>
    </div>
  )
}
