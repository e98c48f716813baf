import { useTranslations } from '#/i18n/use-translations.tsx'
import { FormField } from '#/ui/form/form-field.tsx'
import { Select } from '#/ui/form/select.tsx'

type ChoiceFieldProps = {
  name: string
  options: readonly { value: string; name: string }[]
  value?: string
  isOptional?: boolean
  /** False where the field may be hidden, since the browser would then block the form. */
  required?: boolean
}

/** A field with a native select; nothing is chosen until the visitor does. */
export function ChoiceField({ options, ...field }: ChoiceFieldProps) {
  const t = useTranslations('warranty')
  return (
    <FormField {...field}>
      {(control) => (
        <Select {...control}>
          <option value="">{t('choose')}</option>
          {options.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  )
}
