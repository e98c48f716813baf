import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { OrderCard } from '#/checkout/order-card.tsx'
import { dayInWords } from '#/lister/dispatch-day.ts'
import { formatMoney } from '#/money/format-money.ts'
import { Icon } from '#/ui/icon.tsx'
import { TextLink } from '#/ui/text-link.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import type { OrderPageView } from './order-page-view.ts'
import { OrderTimeline } from './order-timeline.tsx'

type OrderDetailsProps = {
  view: OrderPageView
  /** What can be done with it. */
  children?: ReactNode
}

/** How an order is going, and the order itself. */
export function OrderDetails({ view, children }: OrderDetailsProps) {
  const t = useTranslations('account.ordersPage')
  const withdrawal = useTranslations('withdrawal')
  const { locale } = useVisitor()
  const { order, orderedOn, progress, canWithdraw, withdrawals } = view
  const isComing = order.state === 'processing' && order.dispatchDate
  return (
    <div className="grid items-start gap-x-12 gap-y-10 xl:grid-cols-[1fr_26rem]">
      <div className="grid gap-8">
        <p className="figures text-stone-700">
          {t('orderedOn', { date: orderedOn })}
          {isComing && ` · ${t('leaves', { date: dayInWords(isComing, locale) })}`}
        </p>
        <OrderTimeline progress={progress} />
        <Parcels shipments={view.shipments} />
        <Refunds refunds={view.refunds} />
        {withdrawals.map(({ reference, on }) => (
          <p key={reference} className="text-stone-700">
            {t('withdrawn', { reference, date: on })}
          </p>
        ))}
        <div data-print="hidden" className="flex flex-wrap items-center gap-x-8 gap-y-3">
          {children}
          {canWithdraw && (
            <TextLink kind="arrow" to={`/withdrawal/?order=${order.number}`}>
              {withdrawal('title')}
            </TextLink>
          )}
        </div>
      </div>
      <OrderCard order={order} />
    </div>
  )
}

function Parcels({ shipments }: Pick<OrderPageView, 'shipments'>) {
  const t = useTranslations('account.ordersPage')
  const tracked = shipments.filter(({ tracking }) => tracking !== null)
  return tracked.map(({ number, carrier, tracking, url }) => (
    <section
      key={number}
      aria-label={t('parcel')}
      className="flex flex-wrap items-center gap-x-6 gap-y-2 rounded-sm bg-signal-wash p-5"
    >
      <p className="flex items-center gap-3">
        <Icon name="truck" />
        {t('tracking', { carrier, number: tracking ?? '' })}
      </p>
      {url && (
        <TextLink kind="arrow" to={url} target="_blank">
          {t('track')}
        </TextLink>
      )}
    </section>
  ))
}

function Refunds({ refunds }: Pick<OrderPageView, 'refunds'>) {
  const t = useTranslations('account.ordersPage')
  const { country } = useVisitor()
  if (refunds.length === 0) return null
  return (
    <section>
      <h2 className="label">{t('refunds')}</h2>
      <ul className="figures mt-1 text-stone-700">
        {refunds.map(({ number, amount }) => (
          <li key={number}>
            {t('refund', {
              number,
              amount: formatMoney(amount, country.locale, { decimals: 'always' }),
            })}
          </li>
        ))}
      </ul>
    </section>
  )
}
