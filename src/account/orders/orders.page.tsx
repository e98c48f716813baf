import { useTranslations } from '#/i18n/use-translations.tsx'
import { Thumbnail } from '#/checkout/page/thumbnail.tsx'
import { PageLink } from '#/navigation/links/page-link.tsx'
import { Icon } from '#/ui/icon.tsx'
import { Pagination } from '#/ui/pagination.tsx'
import { AccountFrame } from '#/account/frame/account-frame.tsx'
import { EmptyOrders } from './empty-orders.tsx'
import { OrderStateBadge } from './order-state-badge.tsx'
import type { OrderRow, OrdersView } from './orders.page.server.ts'
import { factLine } from './fact-line.ts'

const to = (page: number) => `/my-account/orders/${page > 1 ? `?page=${page}` : ''}`

export function Page({ data }: { data: OrdersView }) {
  const t = useTranslations()
  const { firstName, orders, page, lastPage } = data
  return (
    <AccountFrame firstName={firstName} section="orders">
      {orders.length === 0 ? (
        <EmptyOrders text={t('account.ordersPage.emptyText')} scene={data.scene} />
      ) : (
        <div className="grid gap-10">
          <ul className="border-b border-stone-200">
            {orders.map((order) => (
              <OrderEntry key={order.number} order={order} />
            ))}
          </ul>
          <Pagination current={page} last={lastPage} to={to} />
        </div>
      )}
    </AccountFrame>
  )
}

function OrderEntry({ order }: { order: OrderRow }) {
  const t = useTranslations('account.ordersPage')
  const { number, orderedOn, state, total, pieces, first } = order
  return (
    <li className="relative grid grid-cols-[5rem_1fr_auto] items-center gap-4 border-t border-stone-200 py-5 sm:grid-cols-[7rem_1fr_auto] sm:gap-6">
      <div className="rounded-sm bg-stone-100">
        <Thumbnail image={first?.image ?? null} />
      </div>
      <div className="grid gap-1.5">
        <h2 className="label text-lg leading-snug">
          {/* Only this is a link, but its click area covers the whole row. */}
          <PageLink
            to={`/my-account/orders/${number}/`}
            className="after:absolute after:inset-0 hover:underline"
          >
            {first?.name ?? t('order', { number })}
          </PageLink>
        </h2>
        <p className="figures text-sm text-stone-600">
          {factLine([t('order', { number }), orderedOn, t('pieces', { count: pieces })])}
        </p>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <OrderStateBadge state={state} />
          <span className="figures label">{total}</span>
        </p>
      </div>
      <Icon name="chevronRight" size={20} />
    </li>
  )
}
