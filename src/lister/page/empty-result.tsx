import { useId } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { ButtonLink } from '#/ui/form/button-link.tsx'
import { PageLink } from '#/navigation/links/page-link.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import type { Listing } from '#/lister/listing/listing.ts'
import { choicesIn, withoutFilter, withoutFilters } from '#/lister/listing/lister.ts'
import { CategoryLinks } from './category-links.tsx'
import { useCountWords } from './use-count-words.ts'
import { listUrl } from './use-lister.ts'

/** For an empty list: suggests which filter to remove, with the resulting number of products. */
export function EmptyResult({ listing }: { listing: Listing }) {
  const t = useTranslations('lister')
  const { pathname } = useLocation()
  const inWords = useCountWords(listing)
  const { lister, relaxableFilters } = listing
  if (listing.isUnavailableInCountry) return <NotSoldHere listing={listing} />
  if (choicesIn(lister) === 0) return <p className="max-w-prose">{t('noProducts')}</p>
  return (
    <div className="max-w-prose py-8">
      <h2 className="title text-2xl">{t('emptyTitle')}</h2>
      <p className="mt-3 text-stone-600">
        {t(relaxableFilters.length > 0 ? 'emptyHint' : 'emptyFar')}
      </p>
      <ul className="mt-6 mb-8 empty:hidden">
        {relaxableFilters.map(({ name, total }) => (
          <li key={name} className="hairline">
            <PageLink
              to={listUrl(pathname, withoutFilter(lister, name))}
              rel="nofollow"
              className="flex min-h-14 items-center justify-between gap-4 hover:underline"
            >
              {t('without', {
                label: t(`filters.${name}`),
                what: inWords(total),
              })}
              <Icon name="arrowRight" size={20} />
            </PageLink>
          </li>
        ))}
      </ul>
      <ButtonLink kind="secondary" to={listUrl(pathname, withoutFilters(lister))}>
        {t('clear')}
      </ButtonLink>
    </div>
  )
}

function NotSoldHere({ listing: { alternatives } }: { listing: Listing }) {
  const t = useTranslations('lister')
  const { country, locale } = useVisitor()
  const titleId = useId()
  return (
    <>
      <p className="max-w-prose">{t('notSold', { country: country.name[locale] })}</p>
      {alternatives.length > 0 && (
        <nav aria-labelledby={titleId} className="mt-8">
          <h2 id={titleId} className="title mb-4 text-2xl">
            {t('elsewhere')}
          </h2>
          <CategoryLinks categories={alternatives} />
        </nav>
      )}
    </>
  )
}
