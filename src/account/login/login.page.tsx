import { useTranslations } from '#/i18n/use-translations.tsx'
import { loginSchema } from '#/customers/account/customer-forms.ts'
import { customerStore } from '#/customers/browser/shared-customer-store.client.ts'
import { useForm } from '#/navigation/forms/use-form.ts'
import { checkBy } from '#/platform/api/schema.ts'
import { Notice } from '#/ui/overlay/notice.tsx'
import { PageForm } from '#/ui/form/page-form.tsx'
import { PasswordField } from '#/ui/form/password-field.tsx'
import { SubmitButton } from '#/ui/form/submit-button.tsx'
import { TextLink } from '#/ui/text-link.tsx'
import { AccountBenefits, AuthFrame, OtherWay, OtherWays } from './auth-frame.tsx'
import { registerPath } from '#/account/frame/account-paths.ts'
import { formAnswerOf } from '#/account/frame/call-answer.client.ts'
import { EmailField } from '#/ui/form/email-field.tsx'
import type { LoginView } from './login.page.server.ts'
import { registerPathTo } from './next-page.ts'

export function Page({ data }: { data: LoginView }) {
  const t = useTranslations()
  const { next, isSent, isReset, scene } = data
  const form = useForm({
    id: 'login',
    check: checkBy(loginSchema),
    send: async (values) => {
      const [email, password] = [values.get('email') ?? '', values.get('password') ?? '']
      return formAnswerOf(await customerStore.logIn({ email, password }), next)
    },
  })
  return (
    <AuthFrame
      title={t('auth.login.title')}
      lead={isSent && t('auth.login.comeBack')}
      scene={scene}
    >
      {isReset && <Notice kind="done">{t('auth.login.isReset')}</Notice>}
      <PageForm
        form={form}
        labels={{ email: t('account.fields.email'), password: t('account.fields.password') }}
      >
        <EmailField autoComplete="username" />
        <PasswordField name="password" autoComplete="current-password" />
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <SubmitButton className="min-w-40">{t('auth.login.button')}</SubmitButton>
          <TextLink to="/auth/reset-password/" className="inline-flex min-h-11 items-center">
            {t('auth.login.forgotten')}
          </TextLink>
        </div>
      </PageForm>
      <OtherWays>
        <OtherWay question={t('auth.login.new')}>
          <TextLink to={isSent ? registerPathTo(next) : registerPath}>
            {t('auth.login.register')}
          </TextLink>
        </OtherWay>
        <OtherWay question={t('auth.login.guest')}>
          <TextLink to="/order/">{t('auth.login.findOrder')}</TextLink>
        </OtherWay>
      </OtherWays>
      <AccountBenefits />
    </AuthFrame>
  )
}
