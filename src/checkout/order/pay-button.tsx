import { amountFormatter } from '#/cart/ui/cart-totals.tsx'
import type { Locale } from '#/i18n/locale.ts'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { SubmitButton } from '#/ui/form/submit-button.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import { ByDelivery } from '#/checkout/page/by-delivery.tsx'
import type { OpenCheckout } from '#/checkout/page/checkout-view.contract.ts'

type PayButtonProps = { checkout: Pick<OpenCheckout, 'cart' | 'collected'> }

/** The German button may contain only its words (§ 312j BGB). */
const isWithAmount: Record<Locale, boolean> = { en: true, de: false }

/** The order button. The page has two, in one form that is sent once, and shows the one for the width of the window. */
export function PayButton({ checkout: { cart, collected } }: PayButtonProps) {
  const t = useTranslations('checkout')
  const { country, locale } = useVisitor()
  const labelFor = (prices: OpenCheckout['cart']['prices']) =>
    isWithAmount[locale]
      ? `${t('order')} ${amountFormatter(country.locale)(prices.grand_total)}`
      : t('order')
  return (
    <SubmitButton className="min-h-14 w-full text-lg">
      {collected ? (
        <ByDelivery home={labelFor(cart.prices)} store={labelFor(collected.prices)} />
      ) : (
        labelFor(cart.prices)
      )}
    </SubmitButton>
  )
}
