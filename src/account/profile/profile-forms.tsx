import { useNavigate } from 'react-router'
import { useTranslations } from '#/i18n/use-translations.tsx'
import {
  changeEmailSchema,
  changePasswordSchema,
  profileSchema,
} from '#/customers/account/customer-forms.ts'
import { passwordLength } from '#/customers/passwords/password-rules.ts'
import { customerStore } from '#/customers/browser/shared-customer-store.client.ts'
import { useForm } from '#/navigation/forms/use-form.ts'
import { checkBy } from '#/platform/api/schema.ts'
import { TextField } from '#/ui/form/form-field.tsx'
import { PageForm } from '#/ui/form/page-form.tsx'
import { PasswordField } from '#/ui/form/password-field.tsx'
import { SubmitRow } from '#/ui/form/submit-button.tsx'
import { EmailField } from '#/ui/form/email-field.tsx'
import { PasswordOwner } from '#/account/login/password-owner.tsx'
import type { ProfileView } from './profile.page.server.ts'

type Names = Pick<ProfileView, 'firstName' | 'lastName'>

export function NameForm({ profile }: { profile: Names }) {
  const t = useTranslations('account')
  const navigate = useNavigate()
  const form = useForm({
    id: 'name',
    check: checkBy(profileSchema),
    onDone: async (to) => {
      // The header shows the customer's name too.
      await Promise.all([customerStore.refresh(), navigate(to)])
    },
  })
  const labels = { firstname: t('fields.firstName'), lastname: t('fields.lastName') }
  return (
    <PageForm form={form} labels={labels}>
      <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
        <TextField
          name="firstname"
          value={profile.firstName}
          autoComplete="given-name"
          maxLength={100}
        />
        <TextField
          name="lastname"
          value={profile.lastName}
          autoComplete="family-name"
          maxLength={100}
        />
      </div>
      <SubmitRow kind="secondary">{t('profilePage.nameButton')}</SubmitRow>
    </PageForm>
  )
}

export function EmailForm({ email }: { email: string }) {
  const t = useTranslations('account')
  const form = useForm({ id: 'email', check: checkBy(changeEmailSchema) })
  const labels = { email: t('profilePage.emailNew'), password: t('fields.password') }
  return (
    <PageForm form={form} labels={labels}>
      <EmailField hint={t('profilePage.emailHint', { email })} />
      <PasswordField name="password" autoComplete="current-password" />
      <SubmitRow kind="secondary">{t('profilePage.emailButton')}</SubmitRow>
    </PageForm>
  )
}

export function PasswordForm({ email }: { email: string }) {
  const t = useTranslations()
  const form = useForm({ id: 'password', check: checkBy(changePasswordSchema) })
  const labels = {
    currentPassword: t('account.fields.passwordNow'),
    newPassword: t('account.fields.newPassword'),
  }
  return (
    <PageForm form={form} labels={labels}>
      <PasswordOwner email={email} />
      <PasswordField name="currentPassword" autoComplete="current-password" />
      <PasswordField
        name="newPassword"
        hint={t('auth.passwordHint', { min: passwordLength.min })}
        autoComplete="new-password"
      />
      <SubmitRow kind="secondary">{t('account.profilePage.passwordButton')}</SubmitRow>
    </PageForm>
  )
}
