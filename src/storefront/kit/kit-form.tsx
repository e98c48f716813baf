import { AddressFields } from '#/postal-address/address-fields.tsx'
import { useAddressCountry } from '#/postal-address/use-address-country.ts'
import { useAddressLabels } from '#/postal-address/use-address-labels.ts'
import { useForm } from '#/navigation/forms/use-form.ts'
import { type FormValues, nestedValues } from '#/platform/forms/form-state.ts'
import { problemsBy } from '#/platform/api/schema.ts'
import { TextField } from '#/ui/form/form-field.tsx'
import { PageForm } from '#/ui/form/page-form.tsx'
import { PasswordField } from '#/ui/form/password-field.tsx'
import { SubmitRow } from '#/ui/form/submit-button.tsx'
import { kitFormSchema } from './kit-form-schema.ts'
import { KitSection } from './kit-section.tsx'

const check = (values: FormValues) => problemsBy(kitFormSchema(values), nestedValues(values))

/** A complete form for trying validation, and sending with and without scripts. */
export function KitForm() {
  const form = useForm({ id: 'kit', check })
  const [country, setCountry] = useAddressCountry(form, 'address.', 'gb')
  const labels = {
    email: 'Email',
    password: 'Password',
    ...useAddressLabels('address.', country),
  }
  return (
    <KitSection title="A form">
      <div className="max-w-2xl">
        <PageForm form={form} labels={labels}>
          <TextField name="email" type="email" autoComplete="off" />
          <PasswordField name="password" autoComplete="new-password" />
          <AddressFields
            prefix="address."
            purpose="shipping"
            country={country}
            onCountry={setCountry}
          />
          <SubmitRow>Send</SubmitRow>
        </PageForm>
      </div>
    </KitSection>
  )
}
