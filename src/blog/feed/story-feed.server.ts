import { languageTags } from '#/i18n/locale.ts'
import { translatorFor } from '#/i18n/translator.server.ts'
import { canonicalUrl } from '#/platform/seo/canonical.ts'
import type { Ctx } from '#/visitor/context.ts'
import { listLiveIn } from '#/blog/stories.server.ts'
import { type FeedItem, feedPath, storyFeedXml } from './story-feed.ts'

/** Feed readers only need the stories that are new to them. */
const mostItems = 20

/** The newest stories in the site's own language, for feed readers, which choose no language. */
export async function makeStoryFeed(ctx: Ctx): Promise<string> {
  const { site } = ctx.visitor
  const locale = site.defaultLocale
  const t = translatorFor(locale)
  const url = (path: string) => canonicalUrl(site, { path }) ?? site.url
  const live = await listLiveIn(ctx, locale)
  const items = live.slice(0, mostItems).map(({ story, text }): FeedItem => ({
    title: text.title,
    url: url(`/blog/${story.slug}/`),
    summary: text.summary,
    author: story.author,
    topics: [story.category, ...story.tags].map(({ name }) => name[locale]),
    publishedAt: story.publishedAt,
  }))
  return storyFeedXml({
    title: `${t('blog.title')} ${site.separator} ${site.name}`,
    description: t('blog.description'),
    language: languageTags[locale],
    url: url('/blog/'),
    feedUrl: site.url + feedPath,
    items,
  })
}
