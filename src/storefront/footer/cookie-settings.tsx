import { useTranslations } from '#/i18n/use-translations.tsx'
import { PageLink } from '#/navigation/links/page-link.tsx'
import { consentState } from '#/platform/consent/consent-state.client.ts'
import { useHasScripts } from '#/ui/use-has-scripts.ts'

/** Opens the settings; without scripts nothing optional is used, and it leads to the page that says so. */
export function CookieSettings() {
  const t = useTranslations('footer')
  if (!useHasScripts())
    return (
      <PageLink to="/cookies/" className="tall-link">
        {t('cookieSettings')}
      </PageLink>
    )
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className="tall-link"
      onClick={() => consentState.showSettings(true)}
    >
      {t('cookieSettings')}
    </button>
  )
}
