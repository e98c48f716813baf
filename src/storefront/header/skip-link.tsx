import { useTranslations } from '#/i18n/use-translations.tsx'

/** The first element in the tab order. */
export function SkipLink() {
  const t = useTranslations('accessibility')
  return (
    <a
      href="#content"
      className="label fixed top-2 left-2 z-50 -translate-y-24 rounded-sm bg-ink px-4 py-3 text-paper focus-visible:translate-y-0"
    >
      {t('skipToContent')}
    </a>
  )
}
