import { useTranslations } from '#/i18n/use-translations.tsx'
import { PageLink } from '#/navigation/links/page-link.tsx'
import { Icon } from '#/ui/icon.tsx'
import { RegionButton } from '#/storefront/region/region-button.tsx'
import { useShell } from '#/storefront/shell/shell-provider.tsx'
import { SiteMessages } from '#/storefront/shell/lazy-parts.tsx'

/**
 * Site messages on the left; then help, country and language, the same on every page. A phone has room for the
 * messages and the flag; help is in its menu.
 */
export function ServiceLine() {
  const t = useTranslations('header')
  const { helpLink } = useShell()
  return (
    <div data-ground="ink" data-print="hidden" className="bg-ink text-sm text-paper">
      <div className="shell flex min-h-10 items-center gap-x-3 lg:gap-x-6">
        <SiteMessages />
        <div className="service-links">
          <PageLink to={helpLink}>
            <Icon name="help" size={18} />
            {t('help')}
          </PageLink>
          <RegionButton />
        </div>
      </div>
    </div>
  )
}
