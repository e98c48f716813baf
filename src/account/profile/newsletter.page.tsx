import { useLocation } from 'react-router'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { useForm } from '#/navigation/forms/use-form.ts'
import { Checkbox } from '#/ui/form/checkbox.tsx'
import { Notice } from '#/ui/overlay/notice.tsx'
import { PageForm } from '#/ui/form/page-form.tsx'
import { SubmitRow } from '#/ui/form/submit-button.tsx'
import { AccountFrame } from '#/account/frame/account-frame.tsx'
import type { NewsletterView } from './newsletter.page.server.ts'
import { SavedNotice } from '#/account/frame/saved-notice.tsx'

export function Page({ data }: { data: NewsletterView }) {
  const t = useTranslations('account.newsletterPage')
  const { firstName, email, status, isPartlyShown, isSaved } = data
  const { key } = useLocation()
  return (
    <AccountFrame firstName={firstName} section="newsletter">
      {isSaved && status !== 'unconfirmed' && <SavedNotice>{t('saved')}</SavedNotice>}
      {status === 'unconfirmed' && (
        <div className="mb-8 max-w-2xl" aria-live="polite">
          <Notice>{t('pending', { email })}</Notice>
        </div>
      )}
      {isPartlyShown && (
        <div className="mb-8 max-w-2xl">
          <Notice>{t('unproven', { email })}</Notice>
        </div>
      )}
      <NewsletterForm key={key} email={email} isSubscribed={status !== 'unsubscribed'} />
    </AccountFrame>
  )
}

function NewsletterForm({ email, isSubscribed }: { email: string; isSubscribed: boolean }) {
  const t = useTranslations('account.newsletterPage')
  const form = useForm({ id: 'newsletter' })
  return (
    <PageForm form={form} className="grid max-w-2xl gap-6">
      <p className="text-lg text-stone-700">{t('text', { email })}</p>
      <Checkbox name="isWanted" label={t('ask')} defaultChecked={isSubscribed} />
      <SubmitRow kind="secondary">{t('save')}</SubmitRow>
    </PageForm>
  )
}
