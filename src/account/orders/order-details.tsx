import type { ReactNode } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { OrderCard } from '#/checkout/order/order-card.tsx'
import { OrderDocuments } from '#/checkout/order/order-documents.tsx'
import { useWithdrawalWords } from '#/checkout/withdrawal/use-withdrawal-words.ts'
import { dayInWords } from '#/catalogue/calendar/day-in-words.ts'
import { TextLink } from '#/ui/text-link.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import type { OrderPageView } from './order-page-view.ts'
import { OrderTimeline } from '#/checkout/order/order-timeline.tsx'

type OrderDetailsProps = {
  view: OrderPageView
  /** The possible actions. */
  children?: ReactNode
}

/** An order's progress and its contents. */
export function OrderDetails({ view, children }: OrderDetailsProps) {
  const t = useTranslations('account.ordersPage')
  const withdrawal = useWithdrawalWords()
  const { locale } = useVisitor()
  const { order, orderedOn, progress, canWithdraw } = view
  const dispatchDay = order.state === 'processing' && order.dispatchDate
  return (
    <div className="grid items-start gap-x-12 gap-y-10 xl:grid-cols-[1fr_26rem]">
      <div className="grid gap-8">
        <p className="figures text-stone-700">
          {t('orderedOn', { date: orderedOn })}
          {dispatchDay &&
            ` · ${t(order.store ? 'readyFrom' : 'dispatchedOn', { date: dayInWords(dispatchDay, locale) })}`}
        </p>
        <OrderTimeline progress={progress} />
        <OrderDocuments documents={view.documents} />
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
