import { useTranslations } from '#/i18n/use-translations.tsx'
import { PageHead } from '#/visitor/page-head.tsx'
import type { JournalData } from './journal.page.server.ts'
import { StoryGrid } from './story-grid.tsx'

/** All stories, the newest first. */
export function Page({ data: { stories } }: { data: JournalData }) {
  const t = useTranslations('blog')
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <div className="shell pt-10 pb-20 lg:pt-16 lg:pb-28">
        <h1 className="display text-5xl">{t('title')}</h1>
        <p className="mt-4 mb-10 max-w-[48ch] text-lg text-stone-700 lg:mt-6 lg:mb-16">
          {stories.length > 0 ? t('lead') : t('empty')}
        </p>
        <StoryGrid stories={stories} hasSummaries isFirst heading="h2" />
      </div>
    </>
  )
}
