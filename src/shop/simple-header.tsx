import { useTranslations } from 'use-intl'
import { PageLink } from '#/navigation/page-link.tsx'
import { Icon } from '#/ui/icon.tsx'
import { HomeLink } from './home-link.tsx'
import { useShell } from './shell-provider.tsx'

/** The way home and the way to help, nothing to stray into. */
export function SimpleHeader() {
  const t = useTranslations('header')
  const { helpLink } = useShell()
  return (
    <header data-print="hidden" className="sticky top-0 z-30 border-b border-stone-200 bg-paper">
      <div className="shell flex h-(--header-height) items-center justify-between gap-6">
        <HomeLink />
        <PageLink
          to={helpLink}
          className="flex min-h-11 items-center gap-2 text-sm hover:underline"
        >
          <Icon name="help" size={20} />
          {t('help')}
        </PageLink>
      </div>
    </header>
  )
}
