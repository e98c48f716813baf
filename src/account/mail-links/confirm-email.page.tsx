import { useTranslations } from '#/i18n/use-translations.tsx'
import { customerStore } from '#/customers/browser/shared-customer-store.client.ts'
import { LinkPage } from './link-page.tsx'
import { profilePath } from '#/account/frame/account-paths.ts'
import type { LinkPageView } from './confirm-links.page.server.ts'

export function Page({ data: { scene, isDone } }: { data: LinkPageView }) {
  const t = useTranslations()
  return (
    <LinkPage
      scene={scene}
      isDone={isDone}
      before={{
        title: t('auth.confirmEmail.title'),
        text: t('auth.confirmEmail.text'),
        button: t('auth.confirmEmail.button'),
      }}
      after={{
        title: t('auth.confirmEmail.done'),
        text: t('auth.confirmEmail.doneText'),
        button: t('account.myAccount'),
        to: profilePath,
      }}
      onDone={customerStore.refresh}
    />
  )
}
