import { useTranslations } from '#/i18n/use-translations.tsx'
import type { Form } from '#/navigation/forms/use-form.ts'
import { FormField, TextField } from '#/ui/form/form-field.tsx'
import { TextArea } from '#/ui/form/text-input.tsx'
import { maxDescription, minDescription } from '#/warranty/claim/claim-fields.ts'
import { assemblers, claimKinds, mileages, uses, yesOrNo } from '#/warranty/claim/claim-choices.ts'
import { ChoiceField } from './choice-field.tsx'
import { ClaimSection } from './claim-section.tsx'

type FaultSectionProps = { form: Form; today: string; labels: Readonly<Record<string, string>> }

/** The fault, its date, and how the bike is used. */
export function FaultSection({ form, today, labels }: FaultSectionProps) {
  const t = useTranslations('warranty')
  const field = (name: string) => ({ form, name, label: labels[name] ?? '' })
  const battery = { ...field('batterySerial'), isOptional: true, maxLength: 60 }
  return (
    <ClaimSection step="fault" title={t('sections.fault')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <ChoiceField
          {...field('kind')}
          options={claimKinds.map((value) => ({ value, name: t(`kinds.${value}`) }))}
        />
        <TextField {...field('discoveredOn')} type="date" max={today} />
      </div>
      <div className="hidden gap-5 group-has-[[name=kind]_option[value=motor]:checked]/claim:grid sm:grid-cols-2">
        <TextField {...battery} />
        <TextField {...battery} {...field('errorCode')} hint={t('errorCodeHint')} />
      </div>
      <FormField {...field('description')} hint={t('descriptionHint', { min: minDescription })}>
        {(control) => (
          <TextArea {...control} rows={6} maxLength={maxDescription} className="min-h-40" />
        )}
      </FormField>
      <div className="grid gap-5 sm:grid-cols-2">
        <ChoiceField
          {...field('mileage')}
          options={mileages.map((value) => ({ value, name: t(`mileages.${value}`) }))}
        />
        <ChoiceField
          {...field('use')}
          options={uses.map((value) => ({ value, name: t(`uses.${value}`) }))}
        />
        <ChoiceField
          {...field('hasCrashed')}
          options={yesOrNo.map((value) => ({ value, name: t(value) }))}
        />
        <ChoiceField
          {...field('isFirstOwner')}
          options={yesOrNo.map((value) => ({ value, name: t(value) }))}
        />
        <ChoiceField
          {...field('assembledBy')}
          options={assemblers.map((value) => ({ value, name: t(`assemblers.${value}`) }))}
        />
        <TextField {...field('modified')} isOptional hint={t('modifiedHint')} maxLength={500} />
      </div>
    </ClaimSection>
  )
}
