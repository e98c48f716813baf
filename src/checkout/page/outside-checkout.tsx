import { summaryLines } from '#/cart/browser/shown-lines.client.ts'
import { checkoutPath } from '#/cart/items/base-path.ts'
import { OrderLines } from '#/checkout/order/order-lines.tsx'
import { OrderSums } from '#/checkout/order/order-sums.tsx'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { formatSum } from '#/money/format-money.ts'
import { Button } from '#/ui/form/button.tsx'
import { Notice } from '#/ui/overlay/notice.tsx'
import { useMessageText } from '#/ui/use-message-text.ts'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import type { OutsideCheckout as View } from './checkout-view.contract.ts'

/** The cart of a shopper who pays in the retailer's own checkout on another host; its form needs no script. */
export function OutsideCheckout({ checkout: { cart, problem, pictures } }: { checkout: View }) {
  const t = useTranslations('cart')
  const text = useMessageText()
  const { country } = useVisitor()
  return (
    <div className="shell grid max-w-2xl gap-6 py-8 lg:py-14">
      <h1 className="display text-4xl">{t('title')}</h1>
      {problem && (
        <Notice kind="failed">
          {text({ key: `refusals.${problem.code}`, values: { name: problem.name } })}
        </Notice>
      )}
      <OrderLines
        lines={summaryLines(cart)}
        formatAmount={(amount) => formatSum(amount, country.locale)}
        dispatchDate={cart.dispatch_date}
        pictures={pictures}
        isEditable
      />
      <div className="border-t border-stone-300 pt-5">
        <OrderSums prices={cart.prices} isCollected={false} />
      </div>
      {!problem && (
        <form method="post" action={checkoutPath}>
          <Button type="submit" name="leave" value="1" className="w-full">
            {t('checkout')}
          </Button>
        </form>
      )}
    </div>
  )
}
