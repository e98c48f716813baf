import { useRef, useState } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { Button } from '#/ui/form/button.tsx'
import { buttonLook } from '#/ui/form/button-look.ts'
import { classes } from '#/ui/classes.ts'
import { Icon } from '#/ui/icon.tsx'
import { FilterForm } from './filter-form.tsx'
import type { Listing } from '#/lister/listing/listing.ts'
import { choicesIn, withoutFilters } from '#/lister/listing/lister.ts'
import { useCountWords } from './use-count-words.ts'
import { useLister } from './use-lister.ts'

/** The id of the page's own filters, beside the list in a wide window. */
export const filtersId = 'filters'

/**
 * The filters on a phone, as a full-screen dialog. Unlike other dialogs it stays open when the URL changes,
 * since every tick changes it.
 */
export function FilterSheet({ listing }: { listing: Listing }) {
  const t = useTranslations('lister')
  const tAccessibility = useTranslations('accessibility')
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { lister, isPending, show } = useLister(listing.lister)
  const inWords = useCountWords(listing)
  const choices = choicesIn(lister)
  return (
    <>
      {/* Without scripts it links to the filters of the page. */}
      <a
        href={`#${filtersId}`}
        // A `<button>` has no URL.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="button"
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault()
          setOpen(true)
          dialog.current?.showModal()
        }}
        className={classes(buttonLook('secondary', 'medium'), 'whitespace-nowrap')}
      >
        <Icon name="filter" size={20} />
        {t('filterCount', { count: choices })}
      </a>
      <dialog
        ref={dialog}
        aria-labelledby="filter-sheet-title"
        onClose={() => setOpen(false)}
        className="overlay overlay-sheet"
      >
        <header className="dialog-head">
          <h2 id="filter-sheet-title" className="title text-lg">
            {t('filter')}
          </h2>
          <form method="dialog">
            <button type="submit" aria-label={tAccessibility('close')} className="icon-button">
              <Icon name="close" />
            </button>
          </form>
        </header>
        <div className="flex-1 overflow-y-auto overscroll-contain px-6">
          {isOpen && <FilterForm listing={listing} />}
        </div>
        <footer className="flex gap-3 border-t border-stone-200 px-6 py-4">
          <Button
            kind="quiet"
            disabled={choices === 0}
            onClick={() => show(withoutFilters(lister))}
          >
            {t('clear')}
          </Button>
          <Button
            className="flex-1"
            aria-live="polite"
            isLoading={isPending}
            onClick={() => dialog.current?.close()}
          >
            {t('show', { what: inWords(listing.total) })}
          </Button>
        </footer>
      </dialog>
    </>
  )
}
