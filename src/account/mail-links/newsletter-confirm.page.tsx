import { useTranslations } from '#/i18n/use-translations.tsx'
import { LinkPage } from './link-page.tsx'
import type { LinkPageView } from './confirm-links.page.server.ts'

export function Page({ data: { scene, isDone } }: { data: LinkPageView }) {
  const t = useTranslations('newsletter')
  return (
    <LinkPage
      scene={scene}
      isDone={isDone}
      before={{ title: t('confirmTitle'), text: t('confirmText'), button: t('confirm') }}
      after={{
        title: t('confirmedTitle'),
        text: t('confirmedText'),
        button: t('toShop'),
        to: '/',
      }}
    />
  )
}
