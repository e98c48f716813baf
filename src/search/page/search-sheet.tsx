import { useTranslations } from '#/i18n/use-translations.tsx'
import { Dialog } from '#/ui/overlay/dialog.tsx'
import { SearchForm } from './search-form.tsx'
import { searchSheetId } from './search-sheet-button.tsx'

/** The search on small screens: the box on top, the suggestions below. */
export function SearchSheet() {
  const t = useTranslations('search')
  return (
    <Dialog id={searchSheetId} kind="sheet" title={t('title')}>
      <SearchForm variant="sheet" />
    </Dialog>
  )
}
