import { useTranslations } from '#/i18n/use-translations.tsx'
import { StructuredData } from '#/product/page/structured-data.tsx'
import { Breadcrumb } from '#/ui/breadcrumb.tsx'
import { PageHead } from '#/visitor/page-head.tsx'
import type { HelpCategoryData } from './help-category.page.server.ts'
import { HelpContact } from './help-contact.tsx'
import { HelpNav, HelpTeasers } from './help-links.tsx'
import { HelpSearchForm } from './help-search-form.tsx'

export function Page({ data }: { data: HelpCategoryData }) {
  const t = useTranslations('helpCentre')
  const { title, description, lead, articles, categories, languages, structuredData } = data
  return (
    <>
      <PageHead
        title={`${title} – ${t('title')}`}
        description={description}
        languages={languages}
      />
      <StructuredData json={structuredData} />
      <div className="shell py-2 lg:py-3">
        <Breadcrumb crumbs={[{ name: t('title'), to: '/help-centre/' }]} current={title} />
      </div>
      <div className="shell grid gap-x-16 gap-y-10 pt-6 pb-16 lg:grid-cols-[minmax(0,3fr)_minmax(0,1fr)] lg:pt-10 lg:pb-24">
        <div>
          <h1 className="display text-4xl text-balance">{title}</h1>
          <p className="mt-4 mb-8 max-w-[52ch] text-xl text-balance text-stone-700 lg:mb-12">
            {lead ?? description}
          </p>
          <HelpTeasers links={articles} />
        </div>
        <aside className="grid content-start gap-10">
          <HelpSearchForm />
          <HelpNav label={t('categories')} links={categories} current={data.to} />
          <HelpContact />
        </aside>
      </div>
    </>
  )
}
