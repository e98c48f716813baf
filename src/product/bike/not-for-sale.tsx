import { useTranslations } from '#/i18n/use-translations.tsx'
import { Notice } from '#/ui/overlay/notice.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'

/** Stands where the price would be: nobody should read on to the end to learn that they cannot have it. */
export function NotForSale({ isActive = true }: { isActive?: boolean }) {
  const t = useTranslations('product')
  const { country, locale } = useVisitor()
  return (
    <Notice>
      {isActive ? t('notSold', { country: country.name[locale] }) : t('discontinued')}
    </Notice>
  )
}
