import { useTranslations } from '#/i18n/use-translations.tsx'
import type { Address } from '#/postal-address/address.ts'
import { AddressFields } from '#/postal-address/address-fields.tsx'
import type { CountryCode } from '#/country/country.ts'
import { usePageForm } from '#/ui/form/form-context.ts'
import { Checkbox } from '#/ui/form/checkbox.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import { ByDelivery } from './by-delivery.tsx'
import { CheckoutSection } from './checkout-section.tsx'
import { TelephoneHint } from './telephone-hint.tsx'

type AddressSectionProps = {
  address: Partial<Address> | undefined
  needsTelephone: boolean
  billingCountry: CountryCode
  onBillingCountry: (country: CountryCode) => void
}

/**
 * The delivery address and, if it differs, the billing address, which appears only when its box is
 * ticked.
 */
export function AddressSection(props: AddressSectionProps) {
  const { address, needsTelephone, billingCountry, onBillingCountry } = props
  const t = useTranslations('checkout')
  const { form } = usePageForm()
  const { country } = useVisitor()
  return (
    <CheckoutSection title={<ByDelivery home={t('address')} store={t('ownAddress')} />}>
      <AddressFields
        prefix="address."
        purpose="shipping"
        country={country.code}
        address={address}
        telephone={needsTelephone ? 'for-delivery' : 'optional'}
        telephoneHint={<TelephoneHint isNeeded={needsTelephone} />}
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
          prefix="billing."
          purpose="billing"
          country={billingCountry}
          onCountry={onBillingCountry}
          isRequired={false}
          telephone="optional"
        />
      </div>
    </CheckoutSection>
  )
}
