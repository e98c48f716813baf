import { useTranslations } from '#/i18n/use-translations.tsx'
import { FormField, TextField } from '#/ui/form/form-field.tsx'
import { TextArea } from '#/ui/form/text-input.tsx'
import { maxDescription, minDescription } from '#/warranty/claim/claim-fields.ts'
import { assemblers, claimKinds, mileages, uses, yesOrNo } from '#/warranty/claim/claim-choices.ts'
import { ChoiceField } from './choice-field.tsx'
import { ClaimSection } from './claim-section.tsx'

/** The fault, its date, and how the bike is used. */
export function FaultSection({ today }: { today: string }) {
  const t = useTranslations('warranty')
  const battery = { isOptional: true, maxLength: 60 }
  return (
    <ClaimSection step="fault" title={t('sections.fault')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <ChoiceField
          name="kind"
          options={claimKinds.map((value) => ({ value, name: t(`kinds.${value}`) }))}
        />
        <TextField name="discoveredOn" type="date" max={today} />
      </div>
      <div className="hidden gap-5 group-has-[[name=kind]_option[value=motor]:checked]/claim:grid sm:grid-cols-2">
        <TextField name="batterySerial" {...battery} />
        <TextField name="errorCode" {...battery} hint={t('errorCodeHint')} />
      </div>
      <FormField name="description" hint={t('descriptionHint', { min: minDescription })}>
        {(control) => (
          <TextArea {...control} rows={6} maxLength={maxDescription} className="min-h-40" />
        )}
      </FormField>
      <div className="grid gap-5 sm:grid-cols-2">
        <ChoiceField
          name="mileage"
          options={mileages.map((value) => ({ value, name: t(`mileages.${value}`) }))}
        />
        <ChoiceField
          name="use"
          options={uses.map((value) => ({ value, name: t(`uses.${value}`) }))}
        />
        <ChoiceField
          name="hasCrashed"
          options={yesOrNo.map((value) => ({ value, name: t(value) }))}
        />
        <ChoiceField
          name="isFirstOwner"
          options={yesOrNo.map((value) => ({ value, name: t(value) }))}
        />
        <ChoiceField
          name="assembledBy"
          options={assemblers.map((value) => ({ value, name: t(`assemblers.${value}`) }))}
        />
        <TextField name="modified" isOptional hint={t('modifiedHint')} maxLength={500} />
      </div>
    </ClaimSection>
  )
}
