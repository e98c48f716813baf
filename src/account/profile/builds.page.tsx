import { useTranslations } from '#/i18n/use-translations.tsx'
import { ButtonLink } from '#/ui/form/button-link.tsx'
import { AccountFrame } from '#/account/frame/account-frame.tsx'
import type { BuildsView } from './builds.page.server.ts'
import { EmptyState } from '#/account/frame/empty-state.tsx'

export function Page({ data: { firstName, scene } }: { data: BuildsView }) {
  const t = useTranslations('account')
  return (
    <AccountFrame firstName={firstName} section="builds">
      <EmptyState text={t('buildsEmpty')} scene={scene}>
        <ButtonLink to="/bikes/">{t('ordersPage.toBikes')}</ButtonLink>
      </EmptyState>
    </AccountFrame>
  )
}
