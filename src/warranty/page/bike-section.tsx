import { useTranslations } from '#/i18n/use-translations.tsx'
import { useLabel, usePageForm } from '#/ui/form/form-context.ts'
import { CodeField } from '#/ui/form/code-field.tsx'
import { TextField } from '#/ui/form/form-field.tsx'
import { RadioCard, RadioGroup } from '#/ui/form/radio-card.tsx'
import { claimSources } from '#/warranty/claim/claim-choices.ts'
import { maxMegabytes } from '#/warranty/uploads/upload-limits.ts'
import { ChoiceField } from './choice-field.tsx'
import { filesMemory } from './claim-draft.client.ts'
import type { ClaimPageData } from './claim.page.server.ts'
import { ClaimSection } from './claim-section.tsx'
import { FileField } from '#/warranty/file-field/file-field.tsx'

/** The choice of the bike, which decides in CSS alone which fields are shown. */
export function BikeSection({ data }: { data: ClaimPageData }) {
  const t = useTranslations('warranty')
  const { form } = usePageForm()
  const sources = claimSources.filter((source) => source !== 'order' || data.lines.length > 0)
  const chosen = form.valueOf('source', sources[0])
  const field = (name: string) => ({ name, required: false })
  return (
    <ClaimSection step="bike" title={t('sections.bike')}>
      <RadioGroup
        legend={useLabel('source')}
        className={`grid gap-2 ${sources.length === 2 ? 'sm:grid-cols-2' : 'sm:grid-cols-3'}`}
      >
        {sources.map((source) => (
          <RadioCard
            key={source}
            id={source === sources[0] ? form.fieldId('source') : undefined}
            name="source"
            value={source}
            defaultChecked={source === chosen}
            label={t(`sources.${source}`)}
            note={t(`sourceNotes.${source}`)}
          />
        ))}
      </RadioGroup>
      <div className="hidden gap-5 group-has-[[name=source][value=order]:checked]/claim:grid">
        <ChoiceField
          {...field('orderLine')}
          options={data.lines.map(({ value, name, order }) => ({
            value,
            name: `${name} (${order})`,
          }))}
        />
      </div>
      <div className="hidden gap-5 group-has-[[name=source][value=number]:checked]/claim:grid sm:max-w-sm">
        <CodeField {...field('orderNumber')} hint={t('orderNumberHint')} maxLength={40} />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <div className="group-has-[[name=source][value=order]:checked]/claim:hidden">
          <TextField {...field('bike')} hint={t('bikeHint')} maxLength={120} />
        </div>
        <CodeField
          {...field('frameNumber')}
          isOptional
          optionalClass="group-has-[[name=source][value=frame]:checked]/claim:hidden"
          hint={t('frameNumberHint')}
          maxLength={40}
        />
        <div className="hidden group-has-[[name=source][value=frame]:checked]/claim:block">
          <TextField {...field('purchasedOn')} type="date" max={data.today} />
        </div>
      </div>
      <div className="hidden group-has-[[name=source][value=frame]:checked]/claim:block">
        <FileField
          name="proof"
          max={1}
          isOptional
          hint={t('files.proofHint', { max: maxMegabytes('proof') })}
          memoryKey={filesMemory('claim-proof')}
        />
      </div>
    </ClaimSection>
  )
}
