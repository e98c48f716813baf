import { dateLocale } from '#/country/country.ts'
import type { Locale } from '#/i18n/locale.ts'
import { keepUnits } from '#/i18n/numbers/keep-units.ts'
import type { CacheReader } from '#/platform/server-cache/live-cache.ts'
import { limitCacheLifetime } from '#/platform/page-cache/cache-lifetime.ts'
import { pageNotFound } from '#/platform/api/refusal.ts'
import type { SitemapPage } from '#/platform/seo/sitemap.ts'
import { sites } from '#/platform/config/sites.ts'
import { readBlock, type StoredBlock } from '#/content/block.ts'
import { sceneOf } from '#/content/block-scene.ts'
import { readBlocks } from '#/content/files/read-blocks.ts'
import type { SceneLook } from '#/drawings/scenery/scene-look.ts'
import type { Ctx } from '#/visitor/context.ts'
import { findBody, listBodies, listHeads } from './stories.store.server.ts'
import { isLive, type LiveStory, readingMinutes, type StoryHead } from './story.ts'
import { storyScenes } from './story-scenes.ts'
import type { StoryTeaser } from './story-teaser.ts'
import { keysOf } from '#/platform/types/typed-keys.ts'
import { type Topic, type TopicKind, type TopicLink, topicUrl } from './topic.ts'

/** One tag for all stories, since every page with a story also shows others. */
export const storiesTag = 'stories'

/** Every story, published or not. */
const knownHeads = ({ db, liveCache }: HeadSource) =>
  liveCache.getOrLoad('stories', [storiesTag], () => listHeads(db))

type HeadSource = Pick<Ctx, 'db'> & { liveCache: CacheReader }

/** The landscapes that stories are illustrated with. */
export async function listStoryLooks(source: HeadSource): Promise<SceneLook[]> {
  const [heads, bodies] = await Promise.all([knownHeads(source), listBodies(source.db)])
  const inTexts = bodies.flatMap(storyBlocks).flatMap((block) => sceneOf(readBlock(block)) ?? [])
  return [...heads.map(({ scene }) => scene), ...inTexts]
}

/** The blocks of a story's text, which has the form of a page's file without front matter. */
const storyBlocks = (body: string): StoredBlock[] =>
  readBlocks(keepUnits(body).split('\n')).blocks.map(({ type, props }) => ({ type, props }))

/** The published stories in any language, the newest first. */
async function listLive(ctx: Ctx): Promise<LiveStory[]> {
  const { tags, now } = ctx
  tags.add(storiesTag)
  const all = await knownHeads(ctx)
  limitCacheLifetime(
    ctx,
    all.flatMap(({ publishedAt, expiresAt }) => [publishedAt, expiresAt]),
  )
  return all.filter((story) => isLive(story, now))
}

/** The published stories in a language, the newest first, with their titles in it. */
export async function listLiveIn(ctx: Ctx, locale: Locale) {
  const live = await listLive(ctx)
  return live.flatMap((story) => {
    const text = story.texts[locale]
    return text ? [{ story, text }] : []
  })
}

/** The published stories in the visitor's language, the newest first. */
export async function listStories(ctx: Ctx): Promise<StoryTeaser[]> {
  const live = await listLive(ctx)
  return live.flatMap((story) => teaserOf(ctx, story) ?? [])
}

/** The published stories of an author in the visitor's language, the newest first. */
export async function listStoriesBy(ctx: Ctx, author: string): Promise<StoryTeaser[]> {
  const live = await listLive(ctx)
  return live
    .filter((story) => story.author === author)
    .flatMap((story) => teaserOf(ctx, story) ?? [])
}

export type FoundTopic = { topic: Topic; stories: StoryTeaser[] }

/** A category or tag with its stories; 404 if it has none in the visitor's language. */
export async function loadTopic(ctx: Ctx, kind: TopicKind, code: string): Promise<FoundTopic> {
  const live = await listLive(ctx)
  const stories = live.filter((story) => topicsOf(story, kind).some((each) => each.code === code))
  const teasers = stories.flatMap((story) => teaserOf(ctx, story) ?? [])
  const topic = stories.flatMap((story) => topicsOf(story, kind)).find((each) => each.code === code)
  if (!topic || teasers.length === 0) throw pageNotFound()
  return { topic, stories: teasers }
}

const topicsOf = ({ category, tags }: StoryHead, kind: TopicKind): readonly Topic[] =>
  kind === 'category' ? [category] : tags

/** The newest stories for a page about something else, which loads without them if they cannot be read. */
export async function listNewestStories(ctx: Ctx, most: number): Promise<StoryTeaser[]> {
  const stories = await listStories(ctx).catch((error: unknown) => {
    ctx.log.error({ err: error }, 'the stories could not be read')
    return []
  })
  return stories.slice(0, most)
}

/** A date in ISO form, and as the reader's country writes it. */
export type StoryDay = { day: string; dayInWords: string }

export type TranslatedStory = {
  head: LiveStory
  teaser: StoryTeaser
  published: StoryDay
  /** The date of the author's last revision, if any. */
  revised: StoryDay | null
  blocks: StoredBlock[]
  /** The languages the story exists in. */
  languages: Locale[]
}

/** A story in the visitor's language; 404 if it is unpublished, expired or not in that language. */
export async function loadStory(ctx: Ctx, slug: string): Promise<TranslatedStory> {
  const head = (await listLive(ctx)).find((story) => story.slug === slug)
  const teaser = head && teaserOf(ctx, head)
  const body = teaser ? await findBody(ctx.db, slug, ctx.visitor.locale) : null
  if (!head || !teaser || body === null) throw pageNotFound()
  const { visitor } = ctx
  return {
    head,
    teaser,
    published: dayFor(visitor, head.publishedAt),
    revised: head.revisedAt && dayFor(visitor, head.revisedAt),
    blocks: storyBlocks(body),
    languages: keysOf(head.texts),
  }
}

/** The stories in each site's own language and the pages of their topics, for the sitemap. */
export async function listStoryPages(ctx: Ctx): Promise<SitemapPage[]> {
  const live = await listLive(ctx)
  const stories = live.filter(({ texts }) => texts[ctx.visitor.site.defaultLocale])
  return [
    ...stories.map((story) => pageOf(`/blog/${story.slug}`, [story])),
    ...listTopicPages('category', live, stories),
    ...listTopicPages('tag', live, stories),
  ]
}

function listTopicPages(kind: TopicKind, live: readonly LiveStory[], here: readonly LiveStory[]) {
  const codes = new Set(here.flatMap((story) => topicsOf(story, kind).map(({ code }) => code)))
  return [...codes].map((code) =>
    pageOf(
      topicUrl(kind, { code }),
      live.filter((story) => topicsOf(story, kind).some((each) => each.code === code)),
    ),
  )
}

/** A page with these stories, the newest first, on the sites in whose language one of them is. */
const pageOf = (path: string, stories: readonly LiveStory[]): SitemapPage => ({
  path,
  changedAt: stories[0] ? (stories[0].revisedAt ?? stories[0].publishedAt) : null,
  sites: sites.filter(({ defaultLocale }) => stories.some(({ texts }) => texts[defaultLocale])),
})

function teaserOf({ visitor }: Ctx, story: StoryHead): StoryTeaser | null {
  const { locale } = visitor
  const text = story.texts[locale]
  if (!text) return null
  return {
    slug: story.slug,
    title: keepUnits(text.title),
    summary: keepUnits(text.summary),
    category: linkTo(story.category, locale),
    tags: story.tags.map((tag) => linkTo(tag, locale)),
    minutes: readingMinutes(text.words),
    picture: storyScenes(story.scene).card,
  }
}

const linkTo = ({ code, name }: Topic, locale: Locale): TopicLink => ({ code, name: name[locale] })

function dayFor({ country, locale }: Ctx['visitor'], date: Date): StoryDay {
  return {
    day: date.toISOString().slice(0, 10),
    dayInWords: new Intl.DateTimeFormat(dateLocale(country, locale), longDay).format(date),
  }
}

const longDay = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
