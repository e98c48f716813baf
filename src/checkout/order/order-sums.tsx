import { useTranslations } from '#/i18n/use-translations.tsx'
import type { WireCart } from '#/cart/lines/cart.contract.ts'
import { amountFormatter } from '#/cart/ui/cart-totals.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import { SumRow, TotalRow } from './sum-row.tsx'

type OrderSumsProps = {
  prices: WireCart['prices']
  isCollected: boolean
  /** The store of a collection, where the page knows which one is selected. */
  storeName?: string | null
}

/** The rows that make up the total, including the tax in it. */
export function OrderSums({ prices, isCollected, storeName }: OrderSumsProps) {
  const t = useTranslations()
  const { country, locale } = useVisitor()
  const formatAmount = amountFormatter(country.locale)
  const { default_shipping_rate: shipping, applied_taxes: taxes } = prices
  const collectionLabel = storeName
    ? t('checkout.collectionIn', { store: storeName })
    : t('checkout.collection')
  const deliveryLabel = isCollected
    ? collectionLabel
    : t('cart.delivery', { country: country.name[locale] })
  return (
    <dl className="grid gap-2 text-sm">
      <SumRow name={t('cart.subtotal')}>{formatAmount(prices.subtotal_including_tax)}</SumRow>
      {prices.discounts?.map(({ label, amount }) => (
        <SumRow key={label} name={label} className="text-go">
          −{formatAmount(amount)}
        </SumRow>
      ))}
      {shipping && (
        <SumRow name={deliveryLabel}>
          {shipping.value === 0 ? t('checkout.free') : formatAmount(shipping)}
        </SumRow>
      )}
      <TotalRow>{formatAmount(prices.grand_total)}</TotalRow>
      {taxes.map(({ label, amount }) => (
        <SumRow key={label} name={label} className="text-stone-600">
          {formatAmount(amount)}
        </SumRow>
      ))}
    </dl>
  )
}
