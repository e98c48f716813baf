import type { ReactNode } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { formatSum } from '#/money/format-money.ts'
import { classes } from '#/ui/classes.ts'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import type { WireCart } from '#/cart/lines/cart.contract.ts'
import { toMoney } from '#/cart/browser/shown-lines.client.ts'

type Amount = { value: number; currency: string }

/** Formats the amounts of a response for a country. */
export const amountFormatter = (locale: string) => (amount: Amount) =>
  formatSum(toMoney(amount), locale)

/** The breakdown of the total for the visitor's country, shown before they enter an address. */
export function CartTotals({
  prices,
  isPending,
}: Pick<WireCart, 'prices'> & { isPending: boolean }) {
  const t = useTranslations('cart')
  const { country, locale } = useVisitor()
  const format = amountFormatter(country.locale)
  const { default_shipping_rate: shipping } = prices
  return (
    <div className={classes('grid gap-2 text-sm transition-opacity', isPending && 'opacity-40')}>
      <dl className="grid gap-2">
        <Row name={t('subtotal')}>{format(prices.subtotal_including_tax)}</Row>
        {prices.discounts?.map(({ label, amount }) => (
          <Row key={label} name={label} isSaving>
            −{format(amount)}
          </Row>
        ))}
        {shipping && (
          <Row name={t('delivery', { country: country.name[locale] })}>
            {shipping.value === 0 ? t('deliveryFree') : format(shipping)}
          </Row>
        )}
      </dl>
    </div>
  )
}

type RowProps = { name: string; isSaving?: boolean; children: ReactNode }

function Row({ name, isSaving = false, children }: RowProps) {
  return (
    <div className={classes('flex items-baseline justify-between gap-4', isSaving && 'text-go')}>
      <dt>{name}</dt>
      <dd className="figures whitespace-nowrap">{children}</dd>
    </div>
  )
}
