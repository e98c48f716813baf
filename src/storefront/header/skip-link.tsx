import { useTranslations } from '#/i18n/use-translations.tsx'

/** The first element in the tab order. */
export function SkipLink() {
  const t = useTranslations('accessibility')
  return (
    <a href="#content" className="skip-link">
      {t('skipToContent')}
    </a>
  )
}
