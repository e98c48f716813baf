import { useTranslations } from '#/i18n/use-translations.tsx'
import { TextLink } from '#/ui/text-link.tsx'

/** Leads to the configurator with the bike of the cart; a bike that is sold as it is has no such link. */
export function EditLink({ to }: { to: string | null }) {
  const t = useTranslations('cart')
  if (to === null) return null
  return (
    <TextLink kind="arrow" to={to} data-print="hidden">
      {t('edit')}
    </TextLink>
  )
}
