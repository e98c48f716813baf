import { useTranslations } from '#/i18n/use-translations.tsx'
import { PageLink } from '#/navigation/links/page-link.tsx'
import { Icon } from '#/ui/icon.tsx'
import { RegionButton } from '#/storefront/region/region-button.tsx'
import { useShell } from '#/storefront/shell/shell-provider.tsx'
import { SiteMessages } from '#/storefront/shell/lazy-parts.tsx'

/** Site messages on the left, or above on a phone; then help, country and language, the same on every page. */
export function ServiceLine() {
  const t = useTranslations('header')
  const { helpLink } = useShell()
  return (
    <div data-ground="ink" data-print="hidden" className="bg-ink text-sm text-paper">
      <div className="shell flex min-h-10 items-center gap-x-6 max-lg:flex-wrap">
        <SiteMessages />
        <div className="flex min-w-0 items-center justify-between gap-6 max-lg:basis-full lg:ml-auto lg:shrink-0">
          <PageLink to={helpLink} className="flex min-h-10 items-center gap-1.5 hover:underline">
            <Icon name="help" size={18} />
            {t('help')}
          </PageLink>
          <RegionButton />
        </div>
      </div>
    </div>
  )
}
