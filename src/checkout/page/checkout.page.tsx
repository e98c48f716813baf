import { useTranslations } from '#/i18n/use-translations.tsx'
import { CartDrawer } from '#/cart/ui/cart-drawer.tsx'
import { PageHead } from '#/visitor/page-head.tsx'
import { CheckoutForm } from './checkout-form.tsx'
import { ClosedCheckout } from './closed-checkout.tsx'
import type { CheckoutView } from './checkout-view.contract.ts'
import { EmptyCheckout } from './empty-checkout.tsx'
import { StandInNote } from './stand-in-note.tsx'

export function Page({ data }: { data: CheckoutView }) {
  const t = useTranslations('checkout')
  return (
    <>
      <PageHead title={t('title')} isIndexed={false} />
      {data.kind === 'closed' ? (
        <ClosedCheckout />
      ) : (
        <>
          {data.isTest && <StandInNote />}
          {data.kind === 'open' ? (
            <CheckoutForm checkout={data} />
          ) : (
            <EmptyCheckout isOrdered={data.isOrdered} />
          )}
        </>
      )}
      {data.kind !== 'empty' && <CartDrawer />}
    </>
  )
}
