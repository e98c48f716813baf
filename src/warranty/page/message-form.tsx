import { useTranslations } from '#/i18n/use-translations.tsx'
import { useForm } from '#/navigation/forms/use-form.ts'
import type { FieldErrors } from '#/platform/api/refusal.ts'
import { problemsBy } from '#/platform/api/schema.ts'
import type { FormValues } from '#/platform/forms/form-state.ts'
import { FormField } from '#/ui/form/form-field.tsx'
import { PageForm } from '#/ui/form/page-form.tsx'
import { SubmitRow } from '#/ui/form/submit-button.tsx'
import { TextArea } from '#/ui/form/text-input.tsx'
import { claimValues, maxDescription } from '#/warranty/claim/claim-fields.ts'
import { claimMessageSchema } from '#/warranty/claim/claim-message.ts'
import { maxMegabytes, maxPictures } from '#/warranty/uploads/upload-limits.ts'
import { filesMemory } from './claim-draft.client.ts'
import type { ClaimView } from './claim-status.page.server.ts'
import { FileField } from '#/warranty/file-field/file-field.tsx'
import { filesUnderWay } from './under-way.ts'

const check = (values: FormValues): FieldErrors => ({
  ...problemsBy(claimMessageSchema, claimValues(values)),
  ...filesUnderWay(values),
})

/** A message to the shop with more pictures; each has an attempt of its own, so a new one begins empty. */
export function MessageForm({ claim }: { claim: ClaimView }) {
  const t = useTranslations('warranty')
  return (
    <section aria-labelledby="message" className="grid max-w-2xl gap-5">
      <h2 id="message" className="title text-xl">
        {t(claim.state === 'needs-info' ? 'status.answer' : 'status.write')}
      </h2>
      <Fields key={claim.events.length} claim={claim} />
    </section>
  )
}

function Fields({ claim: { attempt, number, events } }: { claim: ClaimView }) {
  const t = useTranslations('warranty')
  const form = useForm({ id: 'message', check })
  const labels = { message: t('status.message'), pictures: t('labels.pictures') }
  return (
    <PageForm form={form} labels={labels} hasFiles className="grid gap-5">
      <input type="hidden" name="attempt" value={form.valueOf('attempt', attempt)} />
      <FormField name="message">
        {(control) => (
          <TextArea {...control} rows={5} maxLength={maxDescription} className="min-h-32" />
        )}
      </FormField>
      <FileField
        name="pictures"
        isOptional
        max={maxPictures}
        label={t('status.morePictures')}
        hint={t('files.pictureHint', { max: maxMegabytes('picture') })}
        memoryKey={filesMemory(`${number}-${events.length}`)}
      />
      <SubmitRow>{t('status.send')}</SubmitRow>
    </PageForm>
  )
}
