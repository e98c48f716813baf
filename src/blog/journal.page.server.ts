import { type PageRequest, redirectToMeaning } from '#/platform/api/page.ts'
import type { Ctx } from '#/visitor/context.ts'
import { listStories, loadTopic } from './stories.server.ts'
import type { StoryTeaser } from './story-teaser.ts'
import type { TopicKind, TopicLink } from './topic.ts'

export type JournalData = {
  /** The category or tag of the page; null on the page of all stories. */
  topic: (TopicLink & { kind: TopicKind; lead: string | null }) | null
  stories: StoryTeaser[]
  page: number
  lastPage: number
  categories: TopicLink[]
  tags: TopicLink[]
}

/** A large story with two beside it, and two rows of three. */
const storiesPerPage = 9

export async function loadJournalPage(ctx: Ctx, request: PageRequest) {
  const stories = await listStories(ctx)
  return { data: pageOf(request, { topic: null, all: stories, stories }) }
}

export const loadTagPage = (ctx: Ctx, request: PageRequest) =>
  loadTopicPage(ctx, request, { kind: 'tag', code: request.params['tag'] ?? '' })

export const loadCategoryPage = (ctx: Ctx, request: PageRequest) =>
  loadTopicPage(ctx, request, { kind: 'category', code: request.params['category'] ?? '' })

async function loadTopicPage(
  ctx: Ctx,
  request: PageRequest,
  { kind, code }: { kind: TopicKind; code: string },
) {
  const [all, { topic, stories }] = await Promise.all([
    listStories(ctx),
    loadTopic(ctx, kind, code),
  ])
  const { locale } = ctx.visitor
  const shown = { kind, code, name: topic.name[locale], lead: topic.lead?.[locale] ?? null }
  return { data: pageOf(request, { topic: shown, all, stories }) }
}

type Found = Pick<JournalData, 'topic' | 'stories'> & { all: readonly StoryTeaser[] }

function pageOf(request: PageRequest, { topic, all, stories }: Found): JournalData {
  const lastPage = Math.max(1, Math.ceil(stories.length / storiesPerPage))
  const requested = Number(/^[1-9]\d{0,3}$/.exec(request.query.get('page') ?? '')?.[0] ?? 1)
  const page = requested > lastPage ? 1 : requested
  redirectToMeaning(request, page > 1 ? `page=${page}` : '')
  return {
    topic,
    stories: stories.slice((page - 1) * storiesPerPage, page * storiesPerPage),
    page,
    lastPage,
    categories: eachOnce(all.map(({ category }) => category)),
    tags: eachOnce(all.flatMap(({ tags }) => tags)),
  }
}

const eachOnce = (topics: readonly TopicLink[]): TopicLink[] =>
  [...new Map(topics.map((topic) => [topic.code, topic])).values()].toSorted((a, b) =>
    a.name.localeCompare(b.name),
  )
