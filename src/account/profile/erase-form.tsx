import { useNavigate } from 'react-router'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { eraseSchema } from '#/customers/account/customer-forms.ts'
import { customerStore } from '#/customers/browser/shared-customer-store.client.ts'
import { useForm } from '#/navigation/forms/use-form.ts'
import type { FormValues } from '#/platform/forms/form-state.ts'
import type { FieldErrors } from '#/platform/api/refusal.ts'
import { problemsBy } from '#/platform/api/schema.ts'
import { CodeField } from '#/ui/form/code-field.tsx'
import { PageForm } from '#/ui/form/page-form.tsx'
import { PasswordField } from '#/ui/form/password-field.tsx'
import { SubmitRow } from '#/ui/form/submit-button.tsx'
import { showToast } from '#/ui/overlay/show-toast.ts'
import { PasswordOwner } from '#/account/login/password-owner.tsx'

/** The form that deletes the account, folded away so that it is not sent by accident. */
export function EraseForm({ email }: { email: string }) {
  const t = useTranslations('account')
  const navigate = useNavigate()
  const word = t('dataPage.word')
  const check = (values: FormValues): FieldErrors => ({
    ...problemsBy(eraseSchema, values),
    ...((values['word'] ?? '').trim().toUpperCase() !== word && {
      word: [{ key: 'account.dataPage.wrongWord', values: { word } }],
    }),
  })
  const form = useForm({
    id: 'erase',
    check,
    onDone: async (to) => {
      await navigate(to)
      showToast(t('dataPage.deleted'))
      await customerStore.endSession()
    },
  })
  return (
    <details open={form.wasReturned}>
      <summary className="flex min-h-11 w-fit items-center underline decoration-stone-400 hover:decoration-current">
        {t('dataPage.deleteOpen')}
      </summary>
      <PageForm
        form={form}
        labels={{ password: t('fields.password'), word: t('dataPage.ask', { word }) }}
        className="mt-4 grid gap-6"
      >
        <PasswordOwner email={email} />
        <PasswordField name="password" autoComplete="current-password" />
        <CodeField name="word" maxLength={20} />
        <SubmitRow kind="secondary">{t('dataPage.deleteButton')}</SubmitRow>
      </PageForm>
    </details>
  )
}
