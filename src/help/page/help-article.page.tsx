import { ContentBlock } from '#/content/page/content-block.tsx'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { StructuredData } from '#/product/page/structured-data.tsx'
import { Breadcrumb } from '#/ui/breadcrumb.tsx'
import { PageHead } from '#/visitor/page-head.tsx'
import type { HelpArticleData } from './help-article.page.server.ts'
import { HelpContact } from './help-contact.tsx'
import { HelpNav } from './help-links.tsx'
import { HelpRating } from './help-rating.tsx'
import { HelpSearchForm } from './help-search-form.tsx'

export function Page({ data }: { data: HelpArticleData }) {
  const t = useTranslations('helpCentre')
  const { content, category, neighbours, related, answer } = data
  const { title, description, lead, blocks, languages } = content
  return (
    <>
      <PageHead title={title} description={description} languages={languages} />
      <StructuredData json={data.structuredData} />
      {content.structuredData !== null && <StructuredData json={content.structuredData} />}
      {/* On phones the breadcrumb omits the title, which follows at once. */}
      <div className="shell py-2 max-md:[&_li:last-child]:sr-only max-md:[&_li:nth-last-child(2)]:after:hidden lg:py-3">
        <Breadcrumb
          crumbs={[
            { name: t('title'), to: '/help-centre/' },
            { name: category.title, to: category.to },
          ]}
          current={title}
        />
      </div>
      <div className="shell grid gap-x-16 gap-y-12 pt-6 pb-16 lg:grid-cols-[minmax(0,1fr)_20rem] lg:pt-10 lg:pb-24 xl:grid-cols-[16rem_minmax(0,1fr)_18rem]">
        <HelpNav
          label={category.title}
          links={neighbours}
          current={data.to}
          className="max-xl:hidden"
        />
        <article className="min-w-0">
          <header className="mb-8 lg:mb-10">
            <h1 className="display max-w-[22ch] text-4xl text-balance">{title}</h1>
            <p className="mt-4 max-w-[52ch] text-xl text-pretty text-stone-700">
              {lead ?? description}
            </p>
          </header>
          {/* Blocks keep the page's margins, which the column already has. */}
          <div className="grid grid-cols-[minmax(0,1fr)] gap-y-8 [--gutter:0px]">
            {blocks.map((block, index) => (
              // The blocks of an article never change their order while it is shown.
              // oxlint-disable-next-line react/no-array-index-key
              <ContentBlock key={index} block={block} />
            ))}
          </div>
          <HelpRating answer={answer} />
        </article>
        <aside className="grid content-start gap-10">
          <HelpSearchForm />
          <HelpNav
            label={category.title}
            links={neighbours}
            current={data.to}
            className="xl:hidden"
          />
          {related.length > 0 && <HelpNav label={t('related')} links={related} />}
          <HelpContact />
        </aside>
      </div>
    </>
  )
}
