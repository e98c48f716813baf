import { useNavigate } from 'react-router'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { customerStore } from '#/customers/browser/shared-customer-store.client.ts'
import { useForm } from '#/navigation/forms/use-form.ts'
import { PageForm } from '#/ui/form/page-form.tsx'
import { SubmitRow } from '#/ui/form/submit-button.tsx'
import { AuthFrame } from './auth-frame.tsx'
import type { LogoutView } from './logout.page.server.ts'

export function Page({ data: { scene } }: { data: LogoutView }) {
  const t = useTranslations('auth.logout')
  const navigate = useNavigate()
  const form = useForm({
    id: 'logout',
    onDone: async (to) => {
      await customerStore.endSession()
      await navigate(to)
    },
  })
  return (
    <AuthFrame title={t('title')} lead={t('text')} scene={scene}>
      <PageForm form={form}>
        <SubmitRow>{t('button')}</SubmitRow>
      </PageForm>
    </AuthFrame>
  )
}
