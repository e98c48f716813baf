import { certificateSchema } from '#/cycle-to-work/certificates/certificate.ts'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { sendAgain } from '#/navigation/forms/send-again.ts'
import { sendForm } from '#/navigation/forms/send-form.ts'
import { useForm } from '#/navigation/forms/use-form.ts'
import { checkBy } from '#/platform/api/schema.ts'
import { CodeField } from '#/ui/form/code-field.tsx'
import { TextField } from '#/ui/form/form-field.tsx'
import { PageForm } from '#/ui/form/page-form.tsx'
import { SubmitButton, SubmitRow } from '#/ui/form/submit-button.tsx'

/** Sending either form twice has the same effect as sending it once, so it is sent again if the shop was busy. */
const send = (values: URLSearchParams) => sendAgain(() => sendForm(window.location.href, values))

/** Takes the number and the value of the certificate. */
export function CertificateForm() {
  const t = useTranslations('cycleToWork.status')
  const form = useForm({
    id: 'certificate',
    check: checkBy(certificateSchema),
    send,
    freshensPage: true,
  })
  return (
    <PageForm
      form={form}
      labels={{ certificate: t('certificateNumber'), value: t('value') }}
      className="grid gap-5 rounded-sm border border-stone-300 p-5 sm:p-8"
      title={
        <div className="grid gap-2">
          <h2 className="title text-xl">{t('handIn')}</h2>
          <p className="text-stone-700">{t('handInText')}</p>
        </div>
      }
    >
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <CodeField name="certificate" maxLength={40} />
        <TextField
          name="value"
          hint={t('valueHint')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
        />
      </div>
      <SubmitRow>{t('send')}</SubmitRow>
    </PageForm>
  )
}

/** Ends a quote that is no longer wanted. */
export function WithdrawForm() {
  const t = useTranslations('cycleToWork.status')
  const form = useForm({ id: 'withdraw', send, freshensPage: true })
  return (
    <PageForm form={form} className="grid justify-items-start gap-3">
      <p className="max-w-prose text-sm text-stone-600">{t('withdrawText')}</p>
      <input type="hidden" name="withdraw" value="yes" />
      <SubmitButton kind="secondary">{t('withdraw')}</SubmitButton>
    </PageForm>
  )
}
