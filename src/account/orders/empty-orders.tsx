import type { ComponentProps } from 'react'
import { EmptyState } from '#/account/frame/empty-state.tsx'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { ButtonLink } from '#/ui/form/button-link.tsx'
import { TextLink } from '#/ui/text-link.tsx'

/** Stands where a customer's orders will be, and leads to the bikes or to an order placed as a guest. */
export function EmptyOrders(props: Pick<ComponentProps<typeof EmptyState>, 'text' | 'scene'>) {
  const t = useTranslations()
  return (
    <EmptyState title={t('account.ordersPage.empty')} {...props}>
      <ButtonLink to="/bikes/">{t('account.ordersPage.toBikes')}</ButtonLink>
      <TextLink kind="arrow" to="/order/">
        {t('auth.login.findOrder')}
      </TextLink>
    </EmptyState>
  )
}
