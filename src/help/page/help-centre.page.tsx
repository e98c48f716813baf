import type { HelpLink } from '#/help/help-centre.ts'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { PageLink } from '#/navigation/links/page-link.tsx'
import { TextLink } from '#/ui/text-link.tsx'
import { PageHead } from '#/visitor/page-head.tsx'
import type { HelpCentreData } from './help-centre.page.server.ts'
import { HelpContact } from './help-contact.tsx'
import { HelpTeasers } from './help-links.tsx'
import { HelpSearchForm } from './help-search-form.tsx'

export function Page({ data: { query, results, categories } }: { data: HelpCentreData }) {
  const t = useTranslations('helpCentre')
  return (
    <>
      <PageHead title={t('title')} description={t('description')} isIndexed={query === null} />
      <header className="bg-stone-100">
        <div className="shell grid items-end gap-x-16 gap-y-6 py-10 lg:grid-cols-2 lg:py-16">
          <div>
            <h1 className="display text-4xl">{t('title')}</h1>
            <p className="mt-4 max-w-[40ch] text-xl text-balance text-stone-700">{t('lead')}</p>
          </div>
          <HelpSearchForm query={query ?? ''} isLive />
        </div>
      </header>
      {query !== null && <Results query={query} results={results} />}
      <div className="shell grid gap-x-10 gap-y-12 pt-10 pb-16 sm:grid-cols-2 lg:grid-cols-3 lg:pt-16 lg:pb-24">
        {categories.map((category) => (
          <Category key={category.to} {...category} />
        ))}
      </div>
      <div className="bg-stone-100">
        <HelpContact isWide />
      </div>
    </>
  )
}

function Results({ query, results }: { query: string; results: readonly HelpLink[] }) {
  const t = useTranslations('helpCentre')
  return (
    <section aria-labelledby="help-results" className="shell pt-10">
      <h2 id="help-results" className="title text-2xl wrap-anywhere" aria-live="polite">
        {t('results', { count: results.length, query })}
      </h2>
      {results.length > 0 ? (
        <div className="mt-6">
          <HelpTeasers links={results} />
        </div>
      ) : (
        <p className="mt-3 max-w-prose text-stone-700">{t('noResults')}</p>
      )}
    </section>
  )
}

function Category({ title, description, to, articles }: HelpLink & { articles: HelpLink[] }) {
  const t = useTranslations('helpCentre')
  return (
    <section>
      <h2 className="title text-xl">
        <PageLink to={to} className="hover:underline">
          {title}
        </PageLink>
      </h2>
      <p className="mt-1 text-pretty text-stone-700">{description}</p>
      <ul className="mt-4 border-b border-stone-200">
        {articles.slice(0, 4).map((article) => (
          <li key={article.to} className="border-t border-stone-200">
            <PageLink to={article.to} className="block py-2.5 text-pretty hover:underline">
              {article.title}
            </PageLink>
          </li>
        ))}
      </ul>
      {articles.length > 4 && (
        <TextLink to={to} kind="arrow">
          {t('allArticles', { count: articles.length })}
        </TextLink>
      )}
    </section>
  )
}
