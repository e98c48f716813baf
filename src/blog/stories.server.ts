import { dateLocale } from '#/country/country.ts'
import type { Locale } from '#/i18n/locale.ts'
import type { CacheReader } from '#/platform/server-cache/live-cache.ts'
import { limitCacheLifetime } from '#/platform/page-cache/cache-lifetime.ts'
import { Refusal, type PlatformRefusal } from '#/platform/api/refusal.ts'
import type { SitemapPage } from '#/platform/seo/sitemap.ts'
import { sites } from '#/platform/config/sites.ts'
import type { SceneLook } from '#/drawings/scenery/scene-look.ts'
import type { Ctx } from '#/visitor/context.ts'
import { findBody, listHeads } from './stories.store.server.ts'
import { isLive, type LiveStory, readingMinutes, type StoryHead } from './story.ts'
import { storyScenes } from './story-scenes.ts'
import type { StoryTeaser } from './story-teaser.ts'
import { keysOf } from '#/platform/types/typed-keys.ts'

/** One tag for all stories, since every page with a story also shows others. */
export const storiesTag = 'stories'

/** Every story, published or not. */
const knownHeads = ({ db, liveCache }: HeadSource) =>
  liveCache.getOrLoad('stories', [storiesTag], () => listHeads(db))

type HeadSource = Pick<Ctx, 'db'> & { liveCache: CacheReader }

/** The landscapes that stories are illustrated with. */
export const listStoryLooks = async (source: HeadSource): Promise<SceneLook[]> =>
  (await knownHeads(source)).map(({ scene }) => scene)

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

/** The published stories in the visitor's language, the newest first. */
export async function listStories(ctx: Ctx): Promise<StoryTeaser[]> {
  const live = await listLive(ctx)
  return live.flatMap((story) => teaserOf(ctx, story) ?? [])
}

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
  /** Markdown. */
  body: string
  /** The languages the story exists in. */
  languages: Locale[]
}

/** A story in the visitor's language; 404 if it is unpublished, expired or not in that language. */
export async function loadStory(ctx: Ctx, slug: string): Promise<TranslatedStory> {
  const head = (await listLive(ctx)).find((story) => story.slug === slug)
  const teaser = head && teaserOf(ctx, head)
  const body = teaser ? await findBody(ctx.db, slug, ctx.visitor.locale) : null
  if (!head || !teaser || body === null)
    throw new Refusal<PlatformRefusal>('page-not-found', { status: 404 })
  const { visitor } = ctx
  return {
    head,
    teaser,
    published: dayFor(visitor, head.publishedAt),
    revised: head.revisedAt && dayFor(visitor, head.revisedAt),
    body,
    languages: keysOf(head.texts),
  }
}

/** The stories in each site's own language, for the sitemap. */
export async function listStoryPages(ctx: Ctx): Promise<SitemapPage[]> {
  const live = await listLive(ctx)
  return live
    .filter(({ texts }) => texts[ctx.visitor.site.defaultLocale])
    .map(({ slug, texts, publishedAt, revisedAt }) => ({
      path: `/blog/${slug}`,
      changedAt: revisedAt ?? publishedAt,
      sites: sites.filter(({ defaultLocale }) => texts[defaultLocale]),
    }))
}

function teaserOf({ visitor }: Ctx, story: StoryHead): StoryTeaser | null {
  const { locale } = visitor
  const text = story.texts[locale]
  if (!text) return null
  return {
    slug: story.slug,
    title: text.title,
    summary: text.summary,
    category: story.category[locale],
    minutes: readingMinutes(text.words),
    picture: storyScenes(story.scene).card,
  }
}

function dayFor({ country, locale }: Ctx['visitor'], date: Date): StoryDay {
  return {
    day: date.toISOString().slice(0, 10),
    dayInWords: new Intl.DateTimeFormat(dateLocale(country, locale), longDay).format(date),
  }
}

const longDay = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
