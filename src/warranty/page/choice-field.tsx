import { useTranslations } from '#/i18n/use-translations.tsx'
import { SelectField, type SelectFieldProps } from '#/ui/form/select-field.tsx'

/** A field with a native select; nothing is chosen until the visitor does. */
export function ChoiceField(props: Omit<SelectFieldProps, 'empty'>) {
  const t = useTranslations('warranty')
  return <SelectField {...props} empty={t('choose')} />
}
