import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { openCart } from '#/cart/browser/open-cart.client.ts'
import { cartStore } from '#/cart/browser/use-cart.ts'
import { useForm } from '#/navigation/forms/use-form.ts'
import { Notice } from '#/ui/overlay/notice.tsx'
import { PageForm } from '#/ui/form/page-form.tsx'
import { SubmitRow } from '#/ui/form/submit-button.tsx'
import { TextLink } from '#/ui/text-link.tsx'
import { AccountFrame } from '#/account/frame/account-frame.tsx'
import { OrderDetails } from './order-details.tsx'
import { OrderStateBadge } from './order-state-badge.tsx'
import type { OwnOrderView } from './order.page.server.ts'
import { SavedNotice } from '#/account/frame/saved-notice.tsx'

export function Page({ data }: { data: OwnOrderView }) {
  const t = useTranslations('account')
  const { order, firstName, hasInvoice } = data
  return (
    <AccountFrame
      firstName={firstName}
      section="orders"
      title={t('ordersPage.order', { number: order.number })}
      heading={t.rich('ordersPage.heading', { number: order.number, whole: unbroken })}
      aside={<OrderStateBadge state={order.state} />}
    >
      <Added view={data} />
      <OrderDetails view={data}>
        <BuyAgain all={order.lines.length} />
        {hasInvoice && (
          <TextLink kind="arrow" to={`/my-account/orders/${order.number}/invoice/`}>
            {t('ordersPage.invoicePrint')}
          </TextLink>
        )}
      </OrderDetails>
    </AccountFrame>
  )
}

/** A number must not break at its hyphen. */
const unbroken = (number: ReactNode) => <span className="whitespace-nowrap">{number}</span>

/** The result of buying an order again. */
function Added({ view: { added, order } }: { view: OwnOrderView }) {
  const t = useTranslations('account.ordersPage')
  if (added === null) return null
  const all = order.lines.length
  if (added === 0)
    return (
      <div aria-live="polite" className="mb-8 max-w-2xl">
        <Notice>{t('againNone')}</Notice>
      </div>
    )
  return (
    <SavedNotice>
      {added < all ? t('againSome', { added, all }) : t('againAll')}{' '}
      <TextLink to="/checkout/">{t('toCheckout')}</TextLink>
    </SavedNotice>
  )
}

function BuyAgain({ all }: { all: number }) {
  const t = useTranslations('account.ordersPage')
  const navigate = useNavigate()
  const form = useForm({
    id: 'again',
    onDone: async (to) => {
      await cartStore.refresh()
      // The cart shows that everything was added; if anything is missing, the page says so.
      if (to.endsWith(`added=${all}`)) openCart()
      else await navigate(to)
    },
  })
  return (
    <PageForm form={form} className="grid gap-4">
      <SubmitRow kind="secondary">{t('again')}</SubmitRow>
    </PageForm>
  )
}
