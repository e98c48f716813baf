import { useTranslations } from '#/i18n/use-translations.tsx'
import { usePageForm } from '#/ui/form/form-context.ts'
import { TextField } from '#/ui/form/form-field.tsx'
import { Icon } from '#/ui/icon.tsx'
import type { Address } from './address.ts'

type MoreFieldsProps = {
  prefix: string
  fill: (token: string) => string
  labels: Readonly<Record<string, string>>
  address: Partial<Address>
}

/** Fields that few addresses need, collapsed so that the form looks shorter. */
export function MoreFields({ prefix, fill, labels, address }: MoreFieldsProps) {
  const t = useTranslations('address')
  const { form } = usePageForm()
  const fields = [
    { name: 'street.1', value: address.street?.[1], autoComplete: 'address-line2', maxLength: 255 },
    { name: 'street.2', value: address.street?.[2], autoComplete: 'address-line3', maxLength: 255 },
    { name: 'company', value: address.company, autoComplete: 'organization', maxLength: 100 },
    { name: 'vatId', value: address.vatId, autoComplete: '', maxLength: 32 },
  ]
  const isNeeded = fields.some(
    ({ name, value }) =>
      form.valueOf(prefix + name, value ?? '') !== '' || form.problemOf(prefix + name),
  )
  return (
    <details open={isNeeded} className="group">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-2 text-sm">
        <Icon name="plus" size={18} className="transition-transform group-open:rotate-45" />
        <span className="underline decoration-stone-400">{t('more')}</span>
      </summary>
      <div className="grid gap-x-4 gap-y-5 pt-3 sm:grid-cols-2">
        {fields.map(({ name, value, autoComplete, maxLength }) => (
          <TextField
            key={name}
            name={prefix + name}
            label={labels[prefix + name]}
            isOptional
            value={value ?? undefined}
            autoComplete={autoComplete === '' ? 'off' : fill(autoComplete)}
            maxLength={maxLength}
          />
        ))}
      </div>
    </details>
  )
}
