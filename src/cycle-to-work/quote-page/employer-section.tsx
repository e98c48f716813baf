import { CheckoutSection } from '#/checkout/page/checkout-section.tsx'
import { otherProvider, schemeProviders } from '#/cycle-to-work/certificates/scheme-providers.ts'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { TextField } from '#/ui/form/form-field.tsx'
import { SelectField } from '#/ui/form/select-field.tsx'

/** The employer, its provider and its limit. */
export function EmployerSection() {
  const t = useTranslations('cycleToWork.quote')
  return (
    <CheckoutSection title={t('employerTitle')}>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <TextField name="employer" autoComplete="organization" maxLength={100} />
        <SelectField
          name="provider"
          empty={t('choose')}
          options={[
            ...schemeProviders.map((name) => ({ value: name, name })),
            { value: otherProvider, name: t('other') },
          ]}
        />
        <div className="hidden sm:col-span-2 group-has-[[value=other]:checked]/order:block">
          <TextField
            name="providerName"
            label={t('providerName')}
            isOptional
            autoComplete="off"
            maxLength={60}
          />
        </div>
        <TextField
          name="employerCode"
          label={t('employerCode')}
          hint={t('employerCodeHint')}
          isOptional
          autoComplete="off"
          maxLength={40}
        />
        <TextField
          name="limit"
          hint={t('limitHint')}
          isOptional
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
        />
      </div>
      <EmployerAddressFields />
    </CheckoutSection>
  )
}

/** The invoice goes to this address; without one it goes to the employee. */
function EmployerAddressFields() {
  const t = useTranslations('cycleToWork.quote.employerAddress')
  const field = (name: string) => ({ name: `employerAddress.${name}`, required: false })
  return (
    <fieldset className="mt-8 grid gap-x-4 gap-y-5 sm:grid-cols-6">
      <legend className="sr-only">{t('title')}</legend>
      <p className="text-sm text-stone-700 sm:col-span-6">{t('text')}</p>
      <div className="sm:col-span-6">
        <TextField
          {...field('street.0')}
          isOptional
          autoComplete="section-employer billing address-line1"
          maxLength={255}
        />
      </div>
      <div className="sm:col-span-4">
        <TextField
          {...field('city')}
          isOptional
          autoComplete="section-employer billing address-level2"
          maxLength={100}
        />
      </div>
      <div className="sm:col-span-2">
        <TextField
          {...field('postcode')}
          isOptional
          autoComplete="section-employer billing postal-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
        />
      </div>
    </fieldset>
  )
}
