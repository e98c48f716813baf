import { type MouseEvent, useEffect, useState } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { PageLink } from '#/navigation/links/page-link.tsx'
import { callApi } from '#/platform/api/fetch-json.client.ts'
import { Icon } from '#/ui/icon.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import { recentSearches } from './recent-searches.client.ts'
import { searchUrl } from '#/search/api/search-url.ts'
import type { startCall } from '#/search/api/search.api.ts'
import type { StartAnswer } from '#/search/api/search.contract.ts'
import { useKeepsSearches } from './use-keeps-searches.ts'

/** The content of the search sheet before anything is typed: the visitor's last searches, ideas, and categories. */
export function SearchStart() {
  const t = useTranslations('search')
  const start = useStart()
  return (
    <div className="grid gap-7 pt-6">
      <RecentSearches />
      {start && start.terms.length > 0 && (
        <section aria-label={t('tryThese')}>
          <h3 className="label mb-3">{t('tryThese')}</h3>
          <ul className="flex flex-wrap gap-2">
            {start.terms.map((term) => (
              <li key={term}>
                <PageLink to={searchUrl(term)} className="pill">
                  {term}
                </PageLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {start && start.categories.length > 0 && (
        <section aria-label={t('ranges')}>
          <h3 className="label mb-3">{t('ranges')}</h3>
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
            {start.categories.map((category) => (
              <li key={category.url}>
                <CategoryTile category={category} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function RecentSearches() {
  const t = useTranslations('search')
  const isKept = useKeepsSearches()
  const [recent, setRecent] = useState(() => recentSearches.list())
  if (!isKept || recent.length === 0) return null
  const clear = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    recentSearches.clear()
    setRecent([])
    // The button is gone; the box is where the visitor was before.
    currentTarget.closest('form')?.querySelector('input')?.focus()
  }
  return (
    <section aria-label={t('recent')}>
      <div className="flex items-center justify-between gap-4">
        <h3 className="label">{t('recent')}</h3>
        <button
          type="button"
          onClick={clear}
          aria-label={`${t('clearRecent')}: ${t('recent')}`}
          className="min-h-11 text-sm text-stone-600 underline hover:text-ink"
        >
          {t('clearRecent')}
        </button>
      </div>
      <ul>
        {recent.map((query) => (
          <li key={query}>
            <PageLink
              to={searchUrl(query)}
              className="flex min-h-11 items-center gap-3 hover:underline"
            >
              <Icon name="search" size={20} className="text-stone-500" />
              <span className="min-w-0 truncate">{query}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

type Category = StartAnswer['categories'][number]

function CategoryTile({ category: { name, url, image } }: { category: Category }) {
  return (
    <PageLink to={url} className="group block">
      <span className="relative block aspect-[4/3] overflow-clip rounded-sm bg-stone-100">
        {image && (
          <img
            src={image.url}
            alt=""
            width={image.width}
            height={image.height}
            decoding="async"
            className="absolute inset-0 size-full object-contain p-2 mix-blend-multiply"
          />
        )}
      </span>
      <span className="label flex min-h-9 items-center text-sm group-hover:underline">{name}</span>
    </PageLink>
  )
}

/** Loaded once for each language and country while the page is open. */
const loaded = new Map<string, StartAnswer>()

function useStart(): StartAnswer | null {
  const { locale, country } = useVisitor()
  const key = `${locale} ${country.code}`
  const [, showLoaded] = useState(0)
  useEffect(() => {
    const call = new AbortController()
    const load = async () => {
      if (loaded.has(key)) return
      const answer = await fetchStart(call.signal)
      if (!answer || call.signal.aborted) return
      loaded.set(key, answer)
      showLoaded((count) => count + 1)
    }
    void load()
    return () => call.abort()
  }, [key])
  return loaded.get(key) ?? null
}

/** A failed request is ignored, since the box works without ideas. */
async function fetchStart(signal: AbortSignal): Promise<StartAnswer | null> {
  const answer = await callApi<typeof startCall>('/search/start', { signal })
  const { terms, categories } = answer?.body ?? {}
  return terms && categories ? { terms, categories, error: null } : null
}
