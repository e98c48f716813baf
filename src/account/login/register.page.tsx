import type { ReactNode } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { registerSchema } from '#/customers/account/customer-forms.ts'
import { passwordLength } from '#/customers/passwords/password-rules.ts'
import { customerStore } from '#/customers/browser/shared-customer-store.client.ts'
import { useForm } from '#/navigation/forms/use-form.ts'
import { checkBy } from '#/platform/api/schema.ts'
import { TextField } from '#/ui/form/form-field.tsx'
import { PageForm } from '#/ui/form/page-form.tsx'
import { PasswordField } from '#/ui/form/password-field.tsx'
import { SubmitRow } from '#/ui/form/submit-button.tsx'
import { TextLink } from '#/ui/text-link.tsx'
import { AccountBenefits, AuthFrame, OtherWay, OtherWays } from './auth-frame.tsx'
import { formAnswerOf } from '#/account/frame/call-answer.client.ts'
import { EmailField } from '#/ui/form/email-field.tsx'
import { loginPath } from '#/account/frame/account-paths.ts'
import { loginPathTo } from './next-page.ts'
import type { RegisterView } from './register.page.server.ts'

const toTerms = (text: ReactNode) => <TextLink to="/terms/">{text}</TextLink>
const toPrivacy = (text: ReactNode) => <TextLink to="/privacy/">{text}</TextLink>

export function Page({ data }: { data: RegisterView }) {
  const t = useTranslations('auth')
  const field = useTranslations('account.fields')
  const { next, isSent, scene } = data
  const form = useForm({
    id: 'register',
    check: checkBy(registerSchema),
    send: async (values) => {
      const given = (name: string) => values.get(name) ?? ''
      const registration = {
        firstName: given('firstName'),
        lastName: given('lastName'),
        email: given('email'),
        password: given('password'),
      }
      return formAnswerOf(await customerStore.register(registration), next)
    },
  })
  const labels = {
    firstName: field('firstName'),
    lastName: field('lastName'),
    email: field('email'),
    password: field('password'),
  }
  return (
    <AuthFrame title={t('register.title')} lead={t('register.lead')} scene={scene}>
      <PageForm form={form} labels={labels}>
        <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
          <TextField name="firstName" autoComplete="given-name" maxLength={100} />
          <TextField name="lastName" autoComplete="family-name" maxLength={100} />
        </div>
        <EmailField autoComplete="username" />
        <PasswordField
          name="password"
          hint={t('passwordHint', { min: passwordLength.min })}
          autoComplete="new-password"
        />
        <SubmitRow>{t('register.button')}</SubmitRow>
        <p className="text-sm text-stone-600">
          {t.rich('register.terms', {
            terms: toTerms,
            privacy: toPrivacy,
          })}
        </p>
      </PageForm>
      <OtherWays>
        <OtherWay question={t('register.have')}>
          <TextLink to={isSent ? loginPathTo(next) : loginPath}>{t('register.login')}</TextLink>
        </OtherWay>
      </OtherWays>
      <AccountBenefits />
    </AuthFrame>
  )
}
