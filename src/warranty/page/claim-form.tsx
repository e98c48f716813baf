import type { ReactNode } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { useForm } from '#/navigation/forms/use-form.ts'
import { useSavedDraft } from '#/navigation/forms/use-saved-draft.ts'
import { problemsBy } from '#/platform/api/schema.ts'
import type { FieldErrors } from '#/platform/api/refusal.ts'
import type { FormValues } from '#/platform/forms/form-state.ts'
import { PageForm } from '#/ui/form/page-form.tsx'
import { SubmitButton } from '#/ui/form/submit-button.tsx'
import { TextLink } from '#/ui/text-link.tsx'
import { claimSchema, claimValues } from '#/warranty/claim/claim-fields.ts'
import { maxMegabytes, maxPictures, minPictures } from '#/warranty/uploads/upload-limits.ts'
import { BikeSection } from './bike-section.tsx'
import { claimDraft, filesMemory } from './claim-draft.client.ts'
import type { ClaimPageData } from './claim.page.server.ts'
import { ClaimSection } from './claim-section.tsx'
import { FaultSection } from './fault-section.tsx'
import { FileField } from '#/warranty/file-field/file-field.tsx'
import { PersonSection } from './person-section.tsx'
import { StepIndex } from './step-index.tsx'
import { filesUnderWay } from './under-way.ts'
import { useClaimLabels } from './use-claim-labels.ts'
import { OpenStepsProvider, useOpenSteps } from './use-open-steps.ts'

const toGuarantee = (text: ReactNode) => <TextLink to="/guarantee/">{text}</TextLink>
const toPrivacy = (text: ReactNode) => <TextLink to="/privacy/">{text}</TextLink>

/** The whole claim on one page. Typed text and uploaded files survive a reload. */
export function ClaimForm({ data }: { data: ClaimPageData }) {
  const t = useTranslations('warranty')
  const labels = useClaimLabels()
  const check = (values: FormValues): FieldErrors => ({
    ...problemsBy(claimSchema(values, data.today), claimValues(values)),
    ...filesUnderWay(values),
  })
  const form = useForm({ id: 'claim', check })
  useSavedDraft(form.props.ref, form.wasReturned ? null : claimDraft)
  const fold = useOpenSteps(form.problems.fields)
  return (
    <PageForm
      form={form}
      labels={labels}
      hasFiles
      // Fields and their labels stay clear of the steps when a link or the focus leads to them.
      className="group/claim flex max-w-3xl flex-col gap-8 [&_:is(input,select,textarea)]:scroll-mt-24"
      title={<StepIndex check={check} onStep={fold.open} />}
    >
      <input type="hidden" name="attempt" value={form.valueOf('attempt', data.attempt)} />
      <div>
        <OpenStepsProvider value={fold}>
          <BikeSection data={data} />
          <FaultSection today={data.today} />
          <ClaimSection step="files" title={t('sections.files')}>
            <p className="text-stone-700">{t('files.lead', { min: minPictures })}</p>
            <FileField
              name="pictures"
              max={maxPictures}
              hint={t('files.pictureHint', { max: maxMegabytes('picture') })}
              memoryKey={filesMemory('claim-pictures')}
            />
            <FileField
              name="video"
              isOptional
              max={1}
              hint={t('files.videoHint', { max: maxMegabytes('video') })}
              memoryKey={filesMemory('claim-video')}
            />
          </ClaimSection>
          <PersonSection data={data} />
        </OpenStepsProvider>
      </div>
      <div className="grid justify-items-start gap-4">
        <p className="text-sm text-stone-700">{t.rich('rights', { link: toGuarantee })}</p>
        <SubmitButton>{t('send')}</SubmitButton>
        <p className="text-sm text-stone-600">{t.rich('privacy', { link: toPrivacy })}</p>
      </div>
    </PageForm>
  )
}
