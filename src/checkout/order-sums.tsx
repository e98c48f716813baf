import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { WireCart } from '#/cart/cart.contract.ts'
import { classes } from '#/ui/classes.ts'
import { useVisitor } from '#/visitor/visitor-provider.tsx'

type Amount = { value: number; currency: string }

type OrderSumsProps = {
  prices: WireCart['prices']
  say: (amount: Amount) => string
  isCollected: boolean
}

/** How the total comes about, down to the tax in it. */
export function OrderSums({ prices, say, isCollected }: OrderSumsProps) {
  const t = useTranslations()
  const { country, locale } = useVisitor()
  const { default_shipping_rate: shipping, import_duty: duty, applied_taxes: taxes } = prices
  const way = isCollected
    ? t('checkout.collection')
    : t('cart.delivery', { country: country.name[locale] })
  return (
    <dl className="grid gap-2 text-sm">
      <Row name={t('cart.subtotal')}>{say(prices.subtotal_including_tax)}</Row>
      {prices.discounts?.map(({ label, amount }) => (
        <Row key={label} name={label} className="text-go">
          −{say(amount)}
        </Row>
      ))}
      {shipping && (
        <Row name={way}>{shipping.value === 0 ? t('checkout.free') : say(shipping)}</Row>
      )}
      {duty && <Row name={t('cart.duty')}>{say(duty)}</Row>}
      <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-stone-300 pt-4">
        <dt className="title text-lg">{t('cart.total')}</dt>
        <dd className="title figures text-2xl">{say(prices.grand_total)}</dd>
      </div>
      {taxes.map(({ label, amount }) => (
        <Row key={label} name={label} className="text-stone-600">
          {say(amount)}
        </Row>
      ))}
    </dl>
  )
}

type RowProps = { name: string; className?: string; children: ReactNode }

function Row({ name, className, children }: RowProps) {
  return (
    <div className={classes('flex items-baseline justify-between gap-4', className)}>
      <dt>{name}</dt>
      <dd className="figures whitespace-nowrap">{children}</dd>
    </div>
  )
}
