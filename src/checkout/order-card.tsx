import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import { formatMoney } from '#/money/format-money.ts'
import type { Money } from '#/money/money.ts'
import { classes } from '#/ui/classes.ts'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import type { OrderView } from './order-view.ts'
import { OrderedLines } from './ordered-lines.tsx'

/** An order on one card: what, how much, where to. */
export function OrderCard({ order }: { order: OrderView }) {
  const t = useTranslations()
  const { country } = useVisitor()
  const titleId = useId()
  const say = sayOrder(order, country.locale)
  const { discounts, shipping, duty, tax, store } = order
  const isBilledElsewhere = order.billingAddress.join() !== order.shippingAddress.join()
  return (
    <section aria-labelledby={titleId} className="grid gap-6 rounded-sm bg-stone-100 p-5 sm:p-8">
      <h2 id={titleId} className="title text-xl">
        {t('confirmation.order')}
      </h2>
      <OrderedLines lines={order.lines} say={say} dispatchDate={order.dispatchDate} />
      <dl className="grid gap-2 border-t border-stone-300 pt-5 text-sm">
        <Row name={t('cart.subtotal')}>{say(order.subtotal)}</Row>
        {discounts.map(({ label, amount }) => (
          <Row key={label} name={label} className="text-go">
            −{say(amount)}
          </Row>
        ))}
        {shipping && (
          <Row name={store ? t('checkout.collection') : t('confirmation.delivery')}>
            {shipping.amount === 0 ? t('checkout.free') : say(shipping)}
          </Row>
        )}
        {duty && <Row name={t('cart.duty')}>{say(duty)}</Row>}
        <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-stone-300 pt-4">
          <dt className="title text-lg">{t('cart.total')}</dt>
          <dd className="title figures text-2xl">{say(order.total)}</dd>
        </div>
        {tax.amount > 0 && (
          <Row name={t('cart.tax', { percent: order.taxPercent })} className="text-stone-600">
            {say(tax)}
          </Row>
        )}
      </dl>
      <div className="grid gap-6 border-t border-stone-300 pt-5 text-sm sm:grid-cols-2">
        <Lines title={store ? t('confirmation.collection') : t('checkout.address')}>
          {store ? [store] : order.shippingAddress}
        </Lines>
        {(isBilledElsewhere || store) && (
          <Lines title={t('checkout.billing')}>{order.billingAddress}</Lines>
        )}
      </div>
    </section>
  )
}

/** A column of amounts has decimals in all of its rows or in none. */
function sayOrder({ lines, total, tax, subtotal, shipping, duty }: OrderView, locale: string) {
  const amounts = [total, subtotal, shipping, duty, ...lines.map((line) => line.total)]
  const areWhole = amounts.every((amount) => !amount || amount.amount % 100 === 0)
  const format = areWhole ? {} : { decimals: 'always' as const }
  return (amount: Money) => formatMoney(amount, locale, amount === tax ? {} : format)
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

function Lines({ title, children }: { title: string; children: readonly string[] }) {
  return (
    <div>
      <h3 className="label">{title}</h3>
      <address className="mt-1 grid text-stone-700 not-italic">
        {children.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </div>
  )
}
