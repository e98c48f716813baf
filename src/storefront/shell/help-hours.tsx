import { useTranslations } from '#/i18n/use-translations.tsx'

/** Who answers, and when. */
export function HelpHours() {
  const t = useTranslations('help')
  return (
    <p className="mt-1 text-sm text-stone-600">
      {t('who')} {t('hours')}
    </p>
  )
}
