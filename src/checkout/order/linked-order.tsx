import { useTranslations } from '#/i18n/use-translations.tsx'
import { useWithdrawalWords } from '#/checkout/withdrawal/use-withdrawal-words.ts'
import { TextLink } from '#/ui/text-link.tsx'
import type { ProgressView } from '#/orders/order/order-progress.ts'
import { OrderCard } from './order-card.tsx'
import { OrderDocuments } from './order-documents.tsx'
import type { OrderDocumentsView } from './order-documents-view.ts'
import { OrderTimeline } from './order-timeline.tsx'
import type { OrderView } from './order-view.ts'

type LinkedOrderProps = {
  order: OrderView
  progress: ProgressView
  documents: OrderDocumentsView
  canWithdraw: boolean
  hasInvoice: boolean
}

/** The state of an order, its contents, and the possible actions. */
export function LinkedOrder(props: LinkedOrderProps) {
  const { order, progress, documents, canWithdraw, hasInvoice } = props
  const t = useTranslations()
  const withdrawal = useWithdrawalWords()
  return (
    <div className="shell grid items-start gap-10 py-10 lg:grid-cols-[1fr_26rem] lg:gap-16 lg:py-16 xl:grid-cols-[1fr_30rem] xl:gap-24">
      <div className="grid justify-items-start gap-6">
        <p className="label figures text-sm text-stone-600">
          {t('confirmation.placed.number', { number: order.number })}
        </p>
        <h1 className="display max-w-[14ch] text-4xl">{t(`orders.states.${order.state}`)}</h1>
        <div className="w-full max-w-prose">
          <OrderTimeline progress={progress} />
        </div>
        <OrderDocuments documents={documents} />
        <div data-print="hidden" className="flex flex-wrap gap-x-8">
          {hasInvoice && (
            <TextLink kind="arrow" to="/order/invoice/">
              {t('account.ordersPage.invoicePrint')}
            </TextLink>
          )}
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
