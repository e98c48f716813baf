import { breadcrumbJsonLd, organisationJsonLd } from '#/catalogue/read/structured-data.ts'
import { languageTags } from '#/i18n/locale.ts'
import { translatorFor } from '#/i18n/translator.server.ts'
import { sharePicture } from '#/images/ui/picture.ts'
import { canonicalUrl } from '#/platform/seo/canonical.ts'
import { jsonLd } from '#/platform/seo/json-ld.ts'
import type { Ctx } from '#/visitor/context.ts'
import type { LiveStory } from './story.ts'
import { storyUrl, type StoryTeaser } from './story-teaser.ts'
import { topicUrl } from './topic.ts'

/** Structured data for search engines: the article with author and dates, and the breadcrumb. */
export function storyStructuredData(
  { visitor: { site, locale } }: Ctx,
  { author, authorRole, publishedAt, revisedAt, texts }: LiveStory,
  story: StoryTeaser,
): string {
  const path = storyUrl(story)
  const url = canonicalUrl(site, { path })
  const article = {
    '@type': 'BlogPosting',
    '@id': `${url}#story`,
    mainEntityOfPage: url,
    headline: story.title,
    description: story.summary,
    articleSection: story.category.name,
    keywords: story.tags.map(({ name }) => name),
    inLanguage: languageTags[locale],
    image: [new URL(sharePicture(story.picture), site.url).href],
    datePublished: publishedAt.toISOString(),
    dateModified: (revisedAt ?? publishedAt).toISOString(),
    wordCount: texts[locale]?.words,
    author: { '@type': 'Person', name: author, jobTitle: authorRole[locale] },
    publisher: organisationJsonLd(site),
  }
  const crumbs = [
    { name: translatorFor(locale)('blog.title'), path: '/blog/' },
    { name: story.category.name, path: topicUrl('category', story.category) },
    { name: story.title, path },
  ]
  return jsonLd(article, breadcrumbJsonLd(site, crumbs))
}
