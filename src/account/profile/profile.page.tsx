import { useLocation } from 'react-router'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { AccountFrame } from '#/account/frame/account-frame.tsx'
import { AccountSection } from '#/account/frame/account-section.tsx'
import { EmailForm, NameForm, PasswordForm } from './profile-forms.tsx'
import type { ProfileView } from './profile.page.server.ts'
import { SavedNotice } from '#/account/frame/saved-notice.tsx'
import { SessionList } from './session-list.tsx'

const savedMessages = {
  name: 'nameSaved',
  email: 'emailSent',
  password: 'passwordChanged',
  session: 'sessionEnded',
} as const

export function Page({ data }: { data: ProfileView }) {
  const t = useTranslations('account.profilePage')
  // The key resets the forms on every navigation, so that a sent password does not stay in its field.
  const { key } = useLocation()
  return (
    <AccountFrame firstName={data.firstName} section="profile">
      {data.saved && <SavedNotice>{t(savedMessages[data.saved])}</SavedNotice>}
      <AccountSection title={t('name')}>
        <NameForm key={key} profile={data} />
      </AccountSection>
      <AccountSection title={t('sessionsTitle')}>
        <SessionList sessions={data.sessions} />
      </AccountSection>
      <AccountSection title={t('passwordTitle')}>
        <PasswordForm key={key} email={data.email} />
      </AccountSection>
      <AccountSection title={t('emailTitle')}>
        <EmailForm key={key} email={data.email} />
      </AccountSection>
    </AccountFrame>
  )
}
