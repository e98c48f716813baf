import { factLine } from '#/account/orders/fact-line.ts'
import { OrderStateBadge } from '#/account/orders/order-state-badge.tsx'
import { OrderTimeline } from '#/checkout/order/order-timeline.tsx'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { ButtonLink } from '#/ui/form/button-link.tsx'
import { TextLink } from '#/ui/text-link.tsx'
import type { LatestOrder } from './overview.page.server.ts'

type LatestOrderCardProps = {
  order: LatestOrder
  /** The number of all orders. */
  count: number
}

/** The latest order: its picture, and how far it has come. */
export function LatestOrderCard({ order, count }: LatestOrderCardProps) {
  const t = useTranslations('account')
  const { number, state, orderedOn, total, pieces, first, progress } = order
  const path = `/my-account/orders/${number}/`
  return (
    <section
      aria-labelledby="latest-order"
      className="grid overflow-hidden rounded-sm bg-stone-100 lg:grid-cols-[1.1fr_1fr]"
    >
      <div className="grid place-items-center p-6 max-lg:pb-0">
        {first?.image && (
          <img
            src={first.image.url}
            alt=""
            width={first.image.width}
            height={first.image.height}
            className="h-auto max-h-96 w-full max-w-lg object-contain"
          />
        )}
      </div>
      <div className="grid content-start gap-6 p-6 sm:p-8">
        <div className="grid justify-items-start gap-2">
          <div className="flex flex-wrap items-center gap-3">
            <p className="label text-sm text-stone-700">{t('overviewPage.latest')}</p>
            <OrderStateBadge state={state} />
          </div>
          <h2 id="latest-order" className="title text-2xl">
            {first?.name ?? t('ordersPage.order', { number })}
          </h2>
          <p className="figures text-sm text-stone-700">
            {factLine([
              t('ordersPage.order', { number }),
              orderedOn,
              t('ordersPage.pieces', { count: pieces }),
              total,
            ])}
          </p>
        </div>
        <OrderTimeline progress={progress} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <ButtonLink to={path}>{t('overviewPage.viewOrder')}</ButtonLink>
          {count > 1 && (
            <TextLink kind="arrow" to="/my-account/orders/">
              {t('overviewPage.allOrders', { count })}
            </TextLink>
          )}
        </div>
      </div>
    </section>
  )
}
