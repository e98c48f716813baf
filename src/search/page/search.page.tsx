import { type ReactNode, useEffect, useId } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { Lister } from '#/lister/page/lister-view.tsx'
import type { CategoryLink } from '#/lister/listing/listing.ts'
import { CategoryLinks } from '#/lister/page/category-links.tsx'
import { ProductCard } from '#/lister/cards/product-card.tsx'
import { PageLink } from '#/navigation/links/page-link.tsx'
import { Notice } from '#/ui/overlay/notice.tsx'
import { TextLink } from '#/ui/text-link.tsx'
import { PageHead } from '#/visitor/page-head.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import type { SearchNote } from '#/search/engine/find-products.ts'
import { hasResults } from './has-results.ts'
import { recentSearches } from '#/search/start/recent-searches.client.ts'
import { SearchForm } from './search-form.tsx'
import { searchUrl } from '#/search/api/search-url.ts'
import { useKeepsSearches } from '#/search/start/use-keeps-searches.ts'
import type { SearchData } from './search.page.server.ts'

/** The canonical URL has only the query. */
const ownParameters = ['q'] as const

export function Page({ data }: { data: SearchData }) {
  const t = useTranslations('search')
  const { query, listing, notes, categories, help } = data
  const hasFound = listing !== null && hasResults(listing)
  useRememberedSearch(hasFound ? query : null)
  const about =
    query === null ? t('everything') : t(hasFound ? 'resultsTitle' : 'noResults', { query })
  const title = listing === null ? t('start') : about
  return (
    <div className="shell pt-8 pb-16 lg:pt-12 lg:pb-24">
      <PageHead
        title={listing === null ? t('title') : title}
        allowedQuery={ownParameters}
        isIndexed={false}
      />
      <h1 className="display max-w-[24ch] text-3xl wrap-anywhere lg:text-4xl">{title}</h1>
      <div className="mt-6 max-w-xl">
        <SearchForm key={query} variant="page" query={query ?? ''} />
      </div>
      {listing === null && <p className="mt-4 max-w-prose text-stone-600">{t('startHint')}</p>}
      {hasFound ? (
        <Notes notes={notes} currency={listing.currency} />
      ) : (
        query !== null && <NoResultsHelp guess={data.guess} />
      )}
      <Recommended cards={data.recommended} />
      <Categories
        categories={categories}
        label={t(hasFound ? 'categories' : 'startHere')}
        isTitled={data.recommended.length > 0}
      />
      {hasFound && <Lister listing={listing} />}
      {help.length > 0 && <HelpLinks links={help} />}
    </div>
  )
}

/** Says what was changed about the query. */
function Notes({ notes, currency }: { notes: readonly SearchNote[]; currency: string }) {
  const t = useTranslations('search')
  const { locale } = useVisitor()
  if (notes.length === 0) return null
  const inWords = (note: SearchNote): string => {
    if (note.kind === 'corrected') return t('corrected', { from: note.from, to: note.to })
    if (note.kind === 'any-word') return t('anyWord')
    const words = note.words.map((word) => t('quoted', { word }))
    const list = new Intl.ListFormat(locale).format(words)
    return note.kind === 'left-out'
      ? t('leftOut', { words: list })
      : t('otherMoney', { words: list, currency })
  }
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output holds no blocks
    <div role="status" className="mt-6 grid max-w-prose gap-2">
      {notes.map((note) => (
        <Notice key={inWords(note)}>{inWords(note)}</Notice>
      ))}
    </div>
  )
}

function NoResultsHelp({ guess }: Pick<SearchData, 'guess'>) {
  const t = useTranslations('search')
  const { phone } = useVisitor().site.contact
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output holds no blocks
    <div role="status" className="mt-6 grid max-w-prose gap-2 text-stone-600">
      {guess !== null && (
        <p className="text-xl text-ink">
          {t.rich('didYouMean', { query: guess, link: searchLink(guess) })}
        </p>
      )}
      <p>{t('noResultsHint')}</p>
      <p>{t.rich('help', { phone, link: phoneLink(phone) })}</p>
    </div>
  )
}

const searchLink = (query: string) => (words: ReactNode) => (
  <PageLink to={searchUrl(query)} className="label underline">
    {words}
  </PageLink>
)

const phoneLink = (phone: string) => (words: ReactNode) => (
  <a href={`tel:${phone.replaceAll(' ', '')}`} className="whitespace-nowrap text-ink underline">
    {words}
  </a>
)

function Recommended({ cards }: { cards: SearchData['recommended'] }) {
  const t = useTranslations('search')
  const titleId = useId()
  if (cards.length === 0) return null
  return (
    <section aria-labelledby={titleId} className="mt-12">
      <h2 id={titleId} className="title mb-6 text-2xl">
        {t('recommended')}
      </h2>
      <ul className="card-grid grid-cols-2 lg:grid-cols-4">
        {cards.map((card) => (
          <li key={card.id}>
            <ProductCard card={card} sizes="(width>=64rem)22vw,46vw" />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Searches that found something are offered again by the search sheet, where the visitor allows it. */
function useRememberedSearch(query: string | null) {
  const isKept = useKeepsSearches()
  useEffect(() => {
    if (isKept && query !== null) recentSearches.add(query)
  }, [isKept, query])
}

function HelpLinks({ links }: { links: SearchData['help'] }) {
  const t = useTranslations('search')
  return (
    <nav aria-label={t('inHelp')} className="mt-12 border-t border-ink pt-5">
      <p className="title text-xl">{t('inHelp')}</p>
      <ul className="mt-2">
        {links.map(({ to, title }) => (
          <li key={to}>
            <TextLink to={to} kind="arrow">
              {title}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type CategoriesProps = {
  categories: readonly CategoryLink[]
  label: string
  /** Below other sections it needs a heading to be told from them. */
  isTitled: boolean
}

function Categories({ categories, label, isTitled }: CategoriesProps) {
  const t = useTranslations('search')
  if (categories.length === 0) return null
  return (
    <nav aria-label={label} className={isTitled ? 'mt-14' : 'mt-6'}>
      {isTitled && <h2 className="title mb-4 text-2xl">{t('ranges')}</h2>}
      <CategoryLinks categories={categories} />
    </nav>
  )
}
