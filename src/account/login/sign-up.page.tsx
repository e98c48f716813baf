import type { ReactNode } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { emailOnlySchema } from '#/customers/account/customer-forms.ts'
import { useForm } from '#/navigation/forms/use-form.ts'
import { checkBy } from '#/platform/api/schema.ts'
import { ButtonLink } from '#/ui/form/button-link.tsx'
import { PageForm } from '#/ui/form/page-form.tsx'
import { SubmitRow } from '#/ui/form/submit-button.tsx'
import { TextLink } from '#/ui/text-link.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { EmailField } from '#/ui/form/email-field.tsx'
import type { SignUpView } from './sign-up.page.server.ts'

const afterwards = {
  subscribed: { title: 'subscribedTitle', text: 'subscribedText' },
  unconfirmed: { title: 'sentTitle', text: 'sentText' },
} as const

export function Page({ data: { scene, requested } }: { data: SignUpView }) {
  const t = useTranslations('newsletter')
  if (requested === null) return <SignUp scene={scene} />
  const { title, text } = afterwards[requested]
  return (
    <AuthFrame title={t(title)} lead={t(text)} scene={scene}>
      <div>
        <ButtonLink to="/">{t('toShop')}</ButtonLink>
      </div>
    </AuthFrame>
  )
}

const toPrivacy = (text: ReactNode) => <TextLink to="/privacy/">{text}</TextLink>

function SignUp({ scene }: Pick<SignUpView, 'scene'>) {
  const t = useTranslations('newsletter')
  const form = useForm({ id: 'sign-up', check: checkBy(emailOnlySchema) })
  return (
    <AuthFrame title={t('title')} lead={t('lead')} scene={scene}>
      <PageForm form={form} labels={{ email: t('email') }}>
        <EmailField />
        <SubmitRow>{t('button')}</SubmitRow>
        <p className="text-sm text-stone-600">{t.rich('privacy', { link: toPrivacy })}</p>
      </PageForm>
    </AuthFrame>
  )
}
