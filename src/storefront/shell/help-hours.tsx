import { useTranslations } from '#/i18n/use-translations.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'

/** The people who answer, and their hours. */
export function HelpHours() {
  const t = useTranslations('help')
  const { site, locale } = useVisitor()
  return (
    <p className="mt-1 text-sm text-stone-600">
      {t('who')} {site.contact.hours[locale]}.
    </p>
  )
}
