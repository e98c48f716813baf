import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { emailOnlySchema } from '#/customers/account/customer-forms.ts'
import { useForm } from '#/navigation/forms/use-form.ts'
import { checkBy } from '#/platform/api/schema.ts'
import { settings } from '#/platform/config/settings.ts'
import { Notice } from '#/ui/overlay/notice.tsx'
import { PageForm } from '#/ui/form/page-form.tsx'
import { SubmitButton } from '#/ui/form/submit-button.tsx'
import { TextLink } from '#/ui/text-link.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { EmailField } from '#/ui/form/email-field.tsx'
import { loginPath } from '#/account/frame/account-paths.ts'
import type { ResetView } from './reset-password.page.server.ts'

export function Page({ data: { scene, isSent } }: { data: ResetView }) {
  const t = useTranslations()
  const form = useForm({ id: 'reset', check: checkBy(emailOnlySchema) })
  const { key } = useLocation()
  return (
    <AuthFrame
      title={t('auth.reset.title')}
      lead={isSent ? t('auth.reset.sentText') : t('auth.reset.text')}
      scene={scene}
    >
      <div aria-live="polite" className="empty:hidden">
        {isSent && <Sent key={key} />}
      </div>
      <PageForm form={form} labels={{ email: t('account.fields.email') }}>
        <EmailField autoComplete="username" />
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <SubmitButton>{t('auth.reset.button')}</SubmitButton>
          <TextLink to={loginPath} className="inline-flex min-h-11 items-center">
            {t('auth.reset.back')}
          </TextLink>
        </div>
      </PageForm>
    </AuthFrame>
  )
}

/** The notice disappears after three seconds; the text above it stays. */
function Sent() {
  const t = useTranslations('auth.reset')
  const [isShown, setShown] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), settings.messageClearMs)
    return () => clearTimeout(timer)
  }, [])
  return isShown && <Notice kind="done">{t('sent')}</Notice>
}
