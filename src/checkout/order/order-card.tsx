import { useId } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { formatSum } from '#/money/format-money.ts'
import type { Money } from '#/money/money.ts'
import { certificateMethod } from '#/orders/order/payment.ts'
import { OrderLines } from './order-lines.tsx'
import type { OrderView } from './order-view.ts'
import { SumRow, TotalRow } from './sum-row.tsx'

/** An order on one card: lines, totals and addresses. */
export function OrderCard({ order }: { order: OrderView }) {
  const t = useTranslations()
  const titleId = useId()
  const format = (amount: Money) => formatSum(amount, order.moneyLocale)
  const { discounts, shipping, tax, store } = order
  const isBilledElsewhere = order.billingAddress.join() !== order.shippingAddress.join()
  return (
    <section aria-labelledby={titleId} className="grid gap-6 rounded-sm bg-stone-100 p-5 sm:p-8">
      <h2 id={titleId} className="title text-xl">
        {t('confirmation.order')}
      </h2>
      <OrderLines lines={order.lines} formatAmount={format} dispatchDate={order.dispatchDate} />
      <dl className="grid gap-2 border-t border-stone-300 pt-5 text-sm">
        <SumRow name={t('cart.subtotal')}>{format(order.subtotal)}</SumRow>
        {discounts.map(({ label, amount }) => (
          <SumRow key={label} name={label} className="text-go">
            −{format(amount)}
          </SumRow>
        ))}
        {shipping && (
          <SumRow name={store ? t('checkout.collection') : t('confirmation.delivery')}>
            {shipping.amount === 0 ? t('checkout.free') : format(shipping)}
          </SumRow>
        )}
        <TotalRow>{format(order.total)}</TotalRow>
        {tax.amount > 0 && (
          <SumRow name={t('cart.tax', { percent: order.taxPercent })} className="text-stone-600">
            {format(tax)}
          </SumRow>
        )}
        {order.payment === certificateMethod && (
          <SumRow name={t('confirmation.paidBy')} className="text-stone-600">
            {t('orders.payment.certificate')}
          </SumRow>
        )}
      </dl>
      <div className="grid gap-6 border-t border-stone-300 pt-5 text-sm sm:grid-cols-2">
        <Lines title={store ? t('confirmation.collection') : t('checkout.address')}>
          {store ? [store, ...order.storeAddress] : order.shippingAddress}
        </Lines>
        {order.storeHours.length > 0 && (
          <Lines title={t('confirmation.hours')}>{order.storeHours}</Lines>
        )}
        {(isBilledElsewhere || store) && (
          <Lines title={t('checkout.billing')}>{order.billingAddress}</Lines>
        )}
      </div>
    </section>
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
