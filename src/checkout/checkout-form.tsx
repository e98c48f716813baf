import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { AddressFields } from '#/address/address-fields.tsx'
import { useAddressCountry } from '#/address/use-address-country.ts'
import { useAddressLabels } from '#/address/use-address-labels.ts'
import { sayAmounts } from '#/cart/cart-totals.tsx'
import { toMoney } from '#/cart/shown-lines.client.ts'
import { useForm } from '#/navigation/use-form.ts'
import { useKeptDraft } from '#/navigation/use-kept-draft.ts'
import { type FormValues, nestedValues } from '#/platform/form-state.ts'
import { problemsBy } from '#/platform/schema.ts'
import { Checkbox } from '#/ui/checkbox.tsx'
import { TextField } from '#/ui/form-field.tsx'
import { PageForm } from '#/ui/page-form.tsx'
import { TextLink } from '#/ui/text-link.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import { ByDelivery } from './by-delivery.tsx'
import { CheckoutSection } from './checkout-section.tsx'
import type { OpenCheckout } from './checkout-view.contract.ts'
import { orderDraft } from './checkout-paths.ts'
import { DeliveryChoice } from './delivery-choice.tsx'
import { orderFormSchema, toShown } from './order-form.ts'
import { OrderSummary } from './order-summary.tsx'
import { PaymentChoice } from './payment-choice.tsx'
import { useFollowedCart } from './use-followed-cart.ts'

/** The whole checkout on one page: guest first, nothing asked that the order does not need. */
export function CheckoutForm({ checkout }: { checkout: OpenCheckout }) {
  const t = useTranslations('checkout')
  const { country } = useVisitor()
  const { cart, collected, proposed } = checkout
  const check = (values: FormValues) =>
    problemsBy(orderFormSchema(values, country.code), nestedValues(values))
  useFollowedCart(cart.version)
  const form = useForm({ id: 'order', check, freshensPage: true })
  useKeptDraft(form.props.ref, form.wasReturned ? null : orderDraft)
  const [billingCountry, setBillingCountry] = useAddressCountry(form, 'billing.', country.code)
  const billing = useAddressLabels('billing.', billingCountry)
  const labels = {
    email: t('email'),
    ...useAddressLabels('address.', country.code),
    ...Object.fromEntries(
      Object.entries(billing).map(([name, label]) => [name, `${t('billing')}, ${label}`]),
    ),
  }
  const say = sayAmounts(cart.prices, country.locale)
  return (
    <PageForm
      form={form}
      labels={labels}
      className="group/order shell grid gap-8 py-8 lg:py-14"
      title={
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
          <h1 className="display text-4xl">{t('title')}</h1>
          <a href="#summary" className="figures text-sm underline lg:hidden">
            {t('glance', { count: cart.total_quantity, total: say(cart.prices.grand_total) })}
          </a>
        </div>
      }
    >
      <input type="hidden" name="attempt" value={checkout.attempt} />
      <input type="hidden" name="shownTotal" value={shown(cart.prices)} />
      {collected && <input type="hidden" name="shownStoreTotal" value={shown(collected.prices)} />}
      <div className="grid items-start gap-10 lg:grid-cols-[1fr_26rem] lg:gap-16 xl:grid-cols-[1fr_30rem] xl:gap-24">
        <div className="[counter-reset:step]">
          <CheckoutSection
            title={t('contact')}
            aside={!checkout.isCustomer && t.rich('guest', { link: loginLink })}
          >
            <TextField
              form={form}
              name="email"
              label={labels.email}
              hint={t('emailHint')}
              value={proposed?.email}
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={254}
            />
          </CheckoutSection>
          <CheckoutSection title={t('delivery.title')}>
            <DeliveryChoice form={form} cart={cart} collected={collected} say={say} />
          </CheckoutSection>
          <CheckoutSection title={<ByDelivery home={t('address')} store={t('ownAddress')} />}>
            <AddressFields
              form={form}
              prefix="address."
              purpose="shipping"
              country={country.code}
              address={proposed?.address}
            />
            <Checkbox
              name="isBilledElsewhere"
              id={form.fieldId('isBilledElsewhere')}
              defaultChecked={form.valueOf('isBilledElsewhere') !== ''}
              label={t('billedElsewhere')}
            />
            <div className="hidden gap-5 border-l-2 border-stone-200 pl-4 group-has-[[name=isBilledElsewhere]:checked]/order:grid sm:pl-6">
              <h3 className="label">{t('billing')}</h3>
              <AddressFields
                form={form}
                prefix="billing."
                purpose="billing"
                country={billingCountry}
                onCountry={setBillingCountry}
                isRequired={false}
              />
            </div>
          </CheckoutSection>
          <CheckoutSection title={t('payment.title')}>
            <PaymentChoice form={form} />
          </CheckoutSection>
        </div>
        <div className="lg:sticky lg:top-[calc(var(--header-height)+2rem)]">
          <OrderSummary form={form} checkout={checkout} />
        </div>
      </div>
    </PageForm>
  )
}

const loginLink = (text: ReactNode) => <TextLink to="/auth/login/?next=/checkout/">{text}</TextLink>

const shown = ({ grand_total: total }: OpenCheckout['cart']['prices']) => toShown(toMoney(total))
