import { useTranslations } from '#/i18n/use-translations.tsx'
import { PageLink } from '#/navigation/links/page-link.tsx'
import { Icon } from '#/ui/icon.tsx'
import { HomeLink } from './home-link.tsx'
import { RegionButton } from '#/storefront/region/region-button.tsx'
import { useShell } from '#/storefront/shell/shell-provider.tsx'

/** A header with only the links home and to help, so that nothing distracts. */
export function SimpleHeader() {
  const t = useTranslations('header')
  const { helpLink } = useShell()
  return (
    <header data-print="hidden" className="sticky top-0 z-30 border-b border-stone-200 bg-paper">
      <div className="shell flex h-(--header-height) items-center justify-between gap-6">
        <HomeLink />
        <div className="flex min-w-0 items-center gap-4 text-sm sm:gap-6">
          <RegionButton isShort />
          <PageLink
            to={helpLink}
            className="flex min-h-11 min-w-6 items-center gap-2 hover:underline"
          >
            <Icon name="help" size={20} />
            <span className="max-sm:sr-only">{t('help')}</span>
          </PageLink>
        </div>
      </div>
    </header>
  )
}
