import { useTranslations } from '#/i18n/use-translations.tsx'
import { Lister } from '#/lister/page/lister-view.tsx'
import type { CategoryLink } from '#/lister/listing/listing.ts'
import { CategoryLinks } from '#/lister/page/category-links.tsx'
import { Notice } from '#/ui/overlay/notice.tsx'
import { TextLink } from '#/ui/text-link.tsx'
import { PageHead } from '#/visitor/page-head.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import type { SearchNote } from '#/search/engine/find-products.ts'
import { SearchForm } from './search-form.tsx'
import type { SearchData } from './search.page.server.ts'

/** The canonical URL has only the query. */
const ownParameters = ['q'] as const

export function Page({ data }: { data: SearchData }) {
  const t = useTranslations('search')
  const { query, listing, notes, categories, help } = data
  const isFound = listing !== null && (listing.total > 0 || listing.relaxableFilters.length > 0)
  const about =
    query === null ? t('everything') : t(isFound ? 'resultsTitle' : 'noResults', { query })
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
        <SearchForm key={query} place="page" query={query ?? ''} />
      </div>
      {listing === null && <p className="mt-4 max-w-prose text-stone-600">{t('startHint')}</p>}
      {isFound ? (
        <Notes notes={notes} currency={listing.currency} />
      ) : (
        query !== null && <NoResultsHelp />
      )}
      <Categories categories={categories} label={t(isFound ? 'categories' : 'shelves')} />
      {isFound && <Lister listing={listing} />}
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

function NoResultsHelp() {
  const t = useTranslations('search')
  const { site } = useVisitor()
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output holds no blocks
    <div role="status" className="mt-6 max-w-prose text-stone-600">
      <p>
        <a href={`tel:${site.contact.phone.replaceAll(' ', '')}`} className="underline">
          {t('help', { phone: site.contact.phone })}
        </a>
      </p>
      <p className="mt-1">{t('noResultsHint')}</p>
    </div>
  )
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

function Categories({ categories, label }: { categories: readonly CategoryLink[]; label: string }) {
  if (categories.length === 0) return null
  return (
    <nav aria-label={label} className="mt-6">
      <CategoryLinks categories={categories} />
    </nav>
  )
}
