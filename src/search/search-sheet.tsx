import { useTranslations } from 'use-intl'
import { Dialog } from '#/ui/dialog.tsx'
import { iconButtonLook } from '#/ui/icon-button.tsx'
import { Icon } from '#/ui/icon.tsx'
import { opens } from '#/ui/opens.ts'
import { SearchForm } from './search-form.tsx'

const searchSheetId = 'search'

/** Where the header has no room for the box. */
export function SearchSheetButton({ className }: { className?: string }) {
  const t = useTranslations('search')
  return (
    <button
      type="button"
      {...opens(searchSheetId)}
      aria-label={t('open')}
      className={`${iconButtonLook} ${className ?? ''}`}
    >
      <Icon name="search" />
    </button>
  )
}

/** The search of a small screen: the box above, the suggestions with all the room below. */
export function SearchSheet() {
  const t = useTranslations('search')
  return (
    <Dialog id={searchSheetId} kind="sheet" title={t('title')}>
      <SearchForm place="sheet" />
    </Dialog>
  )
}
