import { useTranslations } from '#/i18n/use-translations.tsx'
import { Dialog } from '#/ui/overlay/dialog.tsx'
import { SearchForm } from './search-form.tsx'
import { searchSheetId } from './search-sheet-button.tsx'

/** The search of a small screen: the box above, the suggestions with all the room below. */
export function SearchSheet() {
  const t = useTranslations('search')
  return (
    <Dialog id={searchSheetId} kind="sheet" title={t('title')}>
      <SearchForm place="sheet" />
    </Dialog>
  )
}
