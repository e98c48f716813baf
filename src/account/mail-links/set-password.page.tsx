import { useNavigate } from 'react-router'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { setPasswordSchema } from '#/customers/account/customer-forms.ts'
import { passwordLength } from '#/customers/passwords/password-rules.ts'
import { customerStore } from '#/customers/browser/shared-customer-store.client.ts'
import { useForm } from '#/navigation/forms/use-form.ts'
import type { FormValues } from '#/platform/forms/form-state.ts'
import { problemsBy } from '#/platform/api/schema.ts'
import { PageForm } from '#/ui/form/page-form.tsx'
import { PasswordField } from '#/ui/form/password-field.tsx'
import { SubmitButton } from '#/ui/form/submit-button.tsx'
import { TextLink } from '#/ui/text-link.tsx'
import { AuthFrame } from '#/account/login/auth-frame.tsx'
import { LinkField, useLinkToken } from './link-field.tsx'
import { tokenIn } from './link-token.ts'
import type { LinkPageView } from './confirm-links.page.server.ts'

const check = (values: FormValues) =>
  problemsBy(setPasswordSchema, { ...values, token: tokenIn(values['token']) })

export function Page({ data: { scene } }: { data: LinkPageView }) {
  const t = useTranslations('auth')
  const field = useTranslations('account.fields')
  const token = useLinkToken()
  const navigate = useNavigate()
  const form = useForm({
    id: 'set-password',
    check,
    // The new password has ended every session, including this browser's.
    onDone: async (to) => {
      await customerStore.endSession()
      await navigate(to)
    },
  })
  return (
    <AuthFrame title={t('setPassword.title')} lead={t('setPassword.text')} scene={scene}>
      <PageForm form={form} labels={{ token: t('link'), newPassword: field('newPassword') }}>
        <LinkField token={token} />
        <PasswordField
          name="newPassword"
          hint={t('passwordHint', { min: passwordLength.min })}
          autoComplete="new-password"
        />
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <SubmitButton>{t('setPassword.button')}</SubmitButton>
          <TextLink to="/auth/reset-password/" className="inline-flex min-h-11 items-center">
            {t('setPassword.again')}
          </TextLink>
        </div>
      </PageForm>
    </AuthFrame>
  )
}
