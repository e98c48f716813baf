import { useTranslations } from '#/i18n/use-translations.tsx'
import { useDeliveryWords } from '#/cart/ui/use-delivery-words.ts'
import { openCart } from '#/cart/browser/open-cart.client.ts'
import { summaryLines } from '#/cart/browser/shown-lines.client.ts'
import { dayInWords } from '#/catalogue/calendar/day-in-words.ts'
import { formatSum } from '#/money/format-money.ts'
import { Icon } from '#/ui/icon.tsx'
import { useHasScripts } from '#/ui/use-has-scripts.ts'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import type { OpenCheckout } from '#/checkout/page/checkout-view.contract.ts'
import { OrderLines } from './order-lines.tsx'
import { OrderTerms } from './order-terms.tsx'
import { PayButton } from './pay-button.tsx'
import { SumsByDelivery } from './sums-by-delivery.tsx'

/**
 * The items and the total stand directly above the order button: nothing may come in between (§
 * 312j BGB).
 */
export function OrderSummary({ checkout }: { checkout: OpenCheckout }) {
  const t = useTranslations('checkout')
  const { country, locale } = useVisitor()
  const { cart, notReturnable } = checkout
  const hasScripts = useHasScripts()
  const deliveryInWords = useDeliveryWords()
  return (
    <section
      id="summary"
      aria-labelledby="summary-title"
      className="grid gap-6 rounded-sm bg-stone-100 p-5 sm:p-8"
    >
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="summary-title" className="title text-xl">
          {t('summary')}
        </h2>
        {hasScripts && (
          <button
            type="button"
            onClick={openCart}
            className="min-h-11 text-sm underline decoration-stone-400 hover:decoration-current"
          >
            {t('change')}
          </button>
        )}
      </div>
      <OrderLines
        lines={summaryLines(cart)}
        formatAmount={(amount) => formatSum(amount, country.locale)}
        dispatchDate={cart.dispatch_date}
        pictures={checkout.pictures}
        isEditable
      />
      <div className="border-t border-stone-300 pt-5">
        <SumsByDelivery order={checkout} />
      </div>
      {cart.dispatch_date && (
        <p className="flex items-start gap-2 text-sm group-has-[[value=store]:checked]/order:hidden">
          <Icon name="truck" size={20} className="shrink-0" />
          <span className="grid">
            <span>{t('dispatchedOn', { date: dayInWords(cart.dispatch_date, locale) })}</span>
            {cart.delivery_dates && <span>{deliveryInWords(cart.delivery_dates)}</span>}
          </span>
        </p>
      )}
      <OrderTerms notReturnable={notReturnable} />
      {/* A wide window has the button where the form ends. */}
      <div className="lg:hidden">
        <PayButton checkout={checkout} />
      </div>
    </section>
  )
}
