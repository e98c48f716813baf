import { Suspense, useMemo } from 'react'
import { RepresentativeExample } from '#/finance/representative-example.tsx'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { deliveryLink, DeliveryWords } from '#/lister/cards/delivery-words.tsx'
import type { ListDelivery } from '#/lister/cards/delivery-note.ts'
import { cached } from '#/ui/cached.tsx'
import { dayInWords } from '#/catalogue/calendar/day-in-words.ts'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import { FilterChips } from './filter-chips.tsx'
import { FilterForm } from './filter-form.tsx'
import { FilterSheet, filtersId } from './filter-sheet.tsx'
import { type CompactListing, wholeListing } from '#/lister/listing/compact-listing.ts'
import type { Listing } from '#/lister/listing/listing.ts'
import { Results } from './results.tsx'
import { SortSelect } from './sort-select.tsx'
import { useCountWords } from './use-count-words.ts'
import { useLister } from './use-lister.ts'

/**
 * A listing with its filters and sort order, for category pages and search results. React hydrates a
 * boundary after the rest of the page, in slices, or at once if it is clicked.
 */
export function Lister({
  listing,
  delivery,
}: {
  listing: CompactListing
  delivery?: ListDelivery
}) {
  const whole = useMemo(() => wholeListing(listing), [listing])
  return (
    <Suspense>
      <ListerView listing={whole} delivery={delivery} />
    </Suspense>
  )
}

const CachedExample = cached(RepresentativeExample)

function ListerView({
  listing,
  delivery,
}: {
  listing: Listing
  delivery: ListDelivery | undefined
}) {
  const t = useTranslations('lister')
  const { locale } = useVisitor()
  const count = useCountWords(listing)(listing.total)
  const { isPending } = useLister(listing.lister)
  const { productKinds: kinds } = listing
  const shownDelivery = kinds === 'both' || listing.total === 0 ? null : delivery?.[kinds]
  const hasFilters = listing.facets.length > 0 || listing.priceEnds !== null
  return (
    <div className="mt-2 grid gap-x-12 lg:mt-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
      {/* On a phone only visitors without scripts see this, by the link to it. */}
      <div className="lister-filters">
        <section aria-labelledby="filters-title">
          <h2 id="filters-title" className="sr-only">
            {t('filter')}
          </h2>
          {hasFilters && <FilterForm listing={listing} id={filtersId} />}
        </section>
      </div>
      <div className="min-w-0">
        <div className="lister-head">
          <div className="lister-bar">
            <div className="lg:hidden">{hasFilters && <FilterSheet listing={listing} />}</div>
            <SortSelect listing={listing} />
          </div>
          <p className="figures text-stone-600 max-lg:text-sm">
            <output className="label text-ink">{count}</output>
            {listing.usualDispatch !== null && (
              <> · {t('usualDispatch', { day: dayInWords(listing.usualDispatch, locale) })}</>
            )}
            {shownDelivery && (
              <>
                {' '}
                · <DeliveryWords delivery={shownDelivery} />
              </>
            )}
          </p>
          <div className="order-2 empty:hidden max-lg:pt-2 lg:col-span-2">
            <FilterChips listing={listing} />
          </div>
        </div>
        <Results listing={listing} isBusy={isPending} />
        {listing.finance && (
          <div className="mt-14">
            <CachedExample example={listing.finance.example} />
          </div>
        )}
        <Notes listing={listing} />
      </div>
    </div>
  )
}

/** Price notes that the law requires, once for all cards. */
function Notes({ listing: { cards } }: { listing: Listing }) {
  const t = useTranslations('lister')
  const { country } = useVisitor()
  if (cards.length === 0) return null
  return (
    <p className="mt-10 text-center text-xs text-stone-600">
      {t.rich(country.vatPercent > 0 ? 'taxNote' : 'deliveryNote', { link: deliveryLink })}
    </p>
  )
}
