import { useId } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { Button } from '#/ui/form/button.tsx'
import { Select } from '#/ui/form/select.tsx'
import { filtersId } from './filter-sheet.tsx'
import { type Listing, sortsOf } from '#/lister/listing/listing.ts'
import { sortNames, withSort } from '#/lister/listing/lister.ts'
import { useLister } from './use-lister.ts'

/** The order of a listing; without scripts it is sent with the filters. */
export function SortSelect({ listing }: { listing: Listing }) {
  const t = useTranslations('lister')
  const { lister, show } = useLister(listing.lister)
  const id = useId()
  // An empty list has no select, but keeps its order for when filters are removed.
  if (listing.total === 0)
    return <input type="hidden" name="sort" form={filtersId} value={lister.sort} />
  return (
    // Without scripts a button follows, on a phone in a line of its own.
    <div className="flex flex-wrap items-center gap-3">
      <label htmlFor={id} className="text-sm whitespace-nowrap text-stone-600 max-lg:sr-only">
        {t('sort.label')}
      </label>
      <div className="min-w-28 flex-1 lg:w-56">
        <Select
          id={id}
          name="sort"
          form={filtersId}
          value={lister.sort}
          className="max-sm:pr-9 max-sm:pl-3"
          onChange={({ target }) => {
            const sort = sortNames.find((name) => name === target.value)
            if (sort) show(withSort(lister, sort))
          }}
        >
          {sortsOf(listing).map((name) => (
            <option key={name} value={name}>
              {t(`sort.${name === 'position' && lister.search !== null ? 'relevance' : name}`)}
            </option>
          ))}
        </Select>
      </div>
      <noscript>
        <Button type="submit" form={filtersId} kind="secondary">
          {t('apply')}
        </Button>
      </noscript>
    </div>
  )
}
