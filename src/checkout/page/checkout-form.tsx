import { useTranslations } from '#/i18n/use-translations.tsx'
import { useAddressCountry } from '#/postal-address/use-address-country.ts'
import { useAddressLabels } from '#/postal-address/use-address-labels.ts'
import { useForm } from '#/navigation/forms/use-form.ts'
import { useSavedDraft } from '#/navigation/forms/use-saved-draft.ts'
import { type FormValues, nestedValues } from '#/platform/forms/form-state.ts'
import { problemsBy } from '#/platform/api/schema.ts'
import { PageForm } from '#/ui/form/page-form.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import { AddressSection } from './address-section.tsx'
import { CheckoutSection } from './checkout-section.tsx'
import type { OpenCheckout } from './checkout-view.contract.ts'
import { orderDraft } from './checkout-paths.ts'
import { ContactSection } from './contact-section.tsx'
import { DeliveryChoice } from './delivery-choice.tsx'
import { orderFormSchema } from './order-form.ts'
import { OrderGlance } from './order-glance.tsx'
import { ShownOrder } from './shown-order.tsx'
import { OrderInBrief } from '#/checkout/order/order-in-brief.tsx'
import { OrderSummary } from '#/checkout/order/order-summary.tsx'
import { TestPayment } from '#/checkout/payment/test-payment.tsx'
import { useFollowedCart } from '#/cart/browser/use-followed-cart.ts'

/** The whole checkout on one page. No account is needed, and only necessary details are requested. */
export function CheckoutForm({ checkout }: { checkout: OpenCheckout }) {
  const t = useTranslations('checkout')
  const { country } = useVisitor()
  const { cart, collected, proposed, payment } = checkout
  const rules = { deliveryCountry: country.code, payment, needsTelephone: checkout.needsTelephone }
  const check = (values: FormValues) =>
    problemsBy(orderFormSchema(values, rules), nestedValues(values))
  useFollowedCart(cart.version)
  const form = useForm({ id: 'order', check, freshensPage: true })
  useSavedDraft(form.props.ref, form.wasReturned ? null : orderDraft)
  const [billingCountry, setBillingCountry] = useAddressCountry(form, 'billing.', country.code)
  const billing = useAddressLabels('billing.', billingCountry)
  const labels = {
    email: t('email'),
    ...useAddressLabels('address.', country.code),
    ...Object.fromEntries(
      Object.entries(billing).map(([name, label]) => [name, `${t('billing')}, ${label}`]),
    ),
  }
  return (
    <PageForm
      form={form}
      labels={labels}
      className="group/order shell grid gap-8 py-8 lg:py-14"
      title={
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-5">
          <h1 className="display text-4xl">{t('title')}</h1>
          <OrderGlance checkout={checkout} />
        </div>
      }
    >
      <ShownOrder order={checkout} />
      {shownDates(checkout).map(([name, date]) => (
        <input key={name} type="hidden" name={`shownDates.${name}`} value={date} />
      ))}
      <div className="grid items-start gap-10 lg:grid-cols-[1fr_26rem] lg:gap-16 xl:grid-cols-[1fr_30rem] xl:gap-24">
        <div className="[counter-reset:step]">
          <ContactSection email={proposed?.email} isCustomer={checkout.isCustomer} />
          <CheckoutSection title={t('delivery.title')}>
            <DeliveryChoice cart={cart} collected={collected} />
          </CheckoutSection>
          <AddressSection
            address={proposed?.address}
            needsTelephone={checkout.needsTelephone}
            billingCountry={billingCountry}
            onBillingCountry={setBillingCountry}
          />
          <CheckoutSection title={t('payment.title')}>
            <TestPayment outcomes={payment.outcomes} />
          </CheckoutSection>
          <OrderInBrief checkout={checkout} />
        </div>
        <div className="lg:sticky lg:top-[calc(var(--header-height)+2rem)]">
          <OrderSummary checkout={checkout} />
        </div>
      </div>
    </PageForm>
  )
}

const shownDates = ({ cart, collected }: OpenCheckout): [name: string, date: string][] => [
  ...(cart.dispatch_date ? [['home', cart.dispatch_date] satisfies [string, string]] : []),
  ...(collected?.stores ?? []).flatMap(({ code, ready }): [string, string][] =>
    ready ? [[code, ready.day]] : [],
  ),
]
