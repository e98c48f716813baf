import { useTranslations } from '#/i18n/use-translations.tsx'
import { AddressFields } from '#/postal-address/address-fields.tsx'
import { addressSchema } from '#/postal-address/address-schema.ts'
import { useAddressCountry } from '#/postal-address/use-address-country.ts'
import { useAddressLabels } from '#/postal-address/use-address-labels.ts'
import { findCountry } from '#/country/country.ts'
import { useForm } from '#/navigation/forms/use-form.ts'
import { type FormValues, nestedValues } from '#/platform/forms/form-state.ts'
import { problemsBy } from '#/platform/api/schema.ts'
import { Checkbox } from '#/ui/form/checkbox.tsx'
import { PageForm } from '#/ui/form/page-form.tsx'
import { SubmitRow } from '#/ui/form/submit-button.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import { AccountFrame } from '#/account/frame/account-frame.tsx'
import type { AddressPageView } from './address.page.server.ts'

export function Page({ data }: { data: AddressPageView }) {
  const t = useTranslations('account.addresses')
  const { country: visitorCountry } = useVisitor()
  const { firstName, number, address, isShipping, isBilling } = data
  const proposed = address.country ?? visitorCountry.code
  const check = (values: FormValues) =>
    problemsBy(
      addressSchema(findCountry(values['country'])?.code ?? proposed),
      nestedValues(values),
    )
  const form = useForm({ id: 'address', check })
  const [country, setCountry] = useAddressCountry(form, '', proposed)
  const labels = useAddressLabels('', country)
  const isChecked = (name: string, isDefault: boolean) =>
    form.wasReturned ? form.valueOf(name) !== '' : isDefault
  return (
    <AccountFrame
      firstName={firstName}
      section="shipping"
      title={number === null ? t('newTitle') : t('editTitle')}
    >
      <PageForm form={form} labels={labels} className="grid max-w-2xl gap-6">
        <AddressFields
          purpose="shipping"
          country={country}
          onCountry={setCountry}
          address={address}
        />
        <fieldset className="border-t border-stone-200 pt-4">
          <legend className="sr-only">{t('defaults')}</legend>
          <Checkbox
            name="isShipping"
            label={t('defaultShipping')}
            defaultChecked={isChecked('isShipping', isShipping)}
          />
          <Checkbox
            name="isBilling"
            label={t('defaultBilling')}
            defaultChecked={isChecked('isBilling', isBilling)}
          />
        </fieldset>
        <SubmitRow>{t('save')}</SubmitRow>
      </PageForm>
    </AccountFrame>
  )
}
