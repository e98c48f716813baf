import { useTranslations } from '#/i18n/use-translations.tsx'
import { Notice } from '#/ui/overlay/notice.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'

/** Replaces the price, so that nobody reads to the end before learning that they cannot buy it. */
export function NotForSale({ isActive = true }: { isActive?: boolean }) {
  const t = useTranslations('product')
  const { country, locale } = useVisitor()
  return (
    <Notice>
      {isActive ? t('notSold', { country: country.name[locale] }) : t('discontinued')}
    </Notice>
  )
}
