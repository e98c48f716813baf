import { useTranslations } from '#/i18n/use-translations.tsx'
import { Breadcrumb } from '#/ui/breadcrumb.tsx'
import { Pagination } from '#/ui/pagination.tsx'
import { PageHead } from '#/visitor/page-head.tsx'
import { FeedLink, useFeedUrl } from './feed/feed-link.tsx'
import type { JournalData } from './journal.page.server.ts'
import { StoryGrid } from './story-grid.tsx'
import { topicUrl } from './topic.ts'
import { TopicLinks } from './topic-links.tsx'

const titleKinds = { category: 'blogCategory', tag: 'blogTag' } as const

/** The stories of the journal, or of one of its categories or tags, the newest first. */
export function Page({ data }: { data: JournalData }) {
  const t = useTranslations('blog')
  const { topic, stories, page, lastPage } = data
  const path = topic ? topicUrl(topic.kind, topic) : '/blog/'
  const name = topic?.name ?? t('title')
  const lead = topic?.lead ?? (topic ? t('topicLead', { topic: topic.name }) : t('lead'))
  return (
    <>
      <PageHead
        kind={topic ? titleKinds[topic.kind] : 'main'}
        title={page > 1 ? t('pageTitle', { title: name, page }) : name}
        description={topic ? lead : t('description')}
        allowedQuery={['page']}
      />
      <FeedLink />
      {topic && (
        <div className="shell py-2 lg:py-3">
          <Breadcrumb crumbs={[{ name: t('title'), to: '/blog/' }]} current={name} />
        </div>
      )}
      <div className="shell pt-10 pb-20 lg:pt-16 lg:pb-28">
        {topic?.kind === 'tag' && <p className="label text-stone-600">{t('about')}</p>}
        <h1 className="display text-5xl first-letter:uppercase">{name}</h1>
        <p className="mt-4 max-w-[48ch] text-lg text-stone-700 lg:mt-6">
          {stories.length > 0 ? lead : t('empty')}
        </p>
        <div className="mt-8 mb-10 lg:mb-14">
          <TopicLinks
            kind="category"
            topics={data.categories}
            label={t('categories')}
            current={topic?.kind === 'category' ? topic.code : undefined}
          />
        </div>
        <StoryGrid stories={stories} hasSummaries isFirst heading="h2" hasLead={page === 1} />
        <div className="mt-16">
          <Pagination
            current={page}
            last={lastPage}
            to={(number) => (number > 1 ? `${path}?page=${number}` : path)}
          />
        </div>
        <Topics data={data} />
      </div>
    </>
  )
}

/** All tags, and the feed for those who read with a feed reader. */
function Topics({ data: { topic, tags } }: { data: JournalData }) {
  const t = useTranslations('blog')
  const feedUrl = useFeedUrl()
  if (tags.length === 0) return null
  return (
    <section
      aria-labelledby="topics"
      data-print="hidden"
      className="mt-16 grid gap-6 border-t border-ink pt-8 lg:grid-cols-[1fr_3fr]"
    >
      <div>
        <h2 id="topics" className="title text-2xl">
          {t('tags')}
        </h2>
        <a
          href={feedUrl}
          className="mt-2 inline-flex min-h-11 items-center underline decoration-stone-400 hover:decoration-current"
        >
          {t('feed')}
        </a>
      </div>
      <TopicLinks
        kind="tag"
        topics={tags}
        label={t('tags')}
        current={topic?.kind === 'tag' ? topic.code : undefined}
      />
    </section>
  )
}
