import { useTranslations } from '#/i18n/use-translations.tsx'
import { CartDrawer } from '#/cart/ui/cart-drawer.tsx'
import type { WireCart } from '#/cart/lines/cart.contract.ts'
import { FormProblem } from '#/ui/form/form-problem.tsx'
import { Notice } from '#/ui/overlay/notice.tsx'
import { PageHead } from '#/visitor/page-head.tsx'
import { CheckoutForm } from './checkout-form.tsx'
import { ClosedCheckout } from './closed-checkout.tsx'
import type { CheckoutView } from './checkout-view.contract.ts'
import { EmptyCheckout } from './empty-checkout.tsx'
import { OutsideCheckout } from './outside-checkout.tsx'
import { TestCheckoutNote } from '#/checkout/payment/test-checkout-note.tsx'

export function Page({ data }: { data: CheckoutView }) {
  const t = useTranslations('checkout')
  return (
    <>
      <PageHead title={t('title')} isIndexed={false} />
      {data.kind === 'closed' ? (
        <ClosedCheckout />
      ) : (
        <>
          {data.kind !== 'outside' && data.isTest && <TestCheckoutNote />}
          <div className="shell pt-6 empty:hidden">
            <FormProblem ofAnyForm={data.kind === 'empty'} />
          </div>
          {'cart' in data && <Notices notices={data.cart.notices} />}
          {data.kind === 'open' && <CheckoutForm checkout={data} />}
          {data.kind === 'outside' && <OutsideCheckout checkout={data} />}
          {data.kind === 'empty' && <EmptyCheckout isOrdered={data.isOrdered} />}
        </>
      )}
      {data.kind !== 'empty' && <CartDrawer />}
    </>
  )
}

/** Changes of the cart that the shopper did not make. */
function Notices({ notices }: Pick<WireCart, 'notices'>) {
  const messages = [...new Set(notices.map(({ message }) => message))]
  return (
    <div aria-live="polite" className="shell grid gap-3 pt-6 empty:hidden">
      {messages.map((message) => (
        <Notice key={message}>{message}</Notice>
      ))}
    </div>
  )
}
