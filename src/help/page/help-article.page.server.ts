import { breadcrumbJsonLd, organisationJsonLd } from '#/catalogue/read/structured-data.ts'
import { type ContentData, loadContentPage } from '#/content/page/content.page.server.ts'
import { findRelated } from '#/help/find-articles.ts'
import { loadHelpCentre, shownLinks } from '#/help/help-centre.server.ts'
import type { HelpArticle, HelpCategory, HelpLink } from '#/help/help-centre.ts'
import { rateArticle } from '#/help/help-votes.server.ts'
import { languageTags } from '#/i18n/locale.ts'
import { translatorFor } from '#/i18n/translator.server.ts'
import { done, type PageRequest, Redirect, redirectToMeaning } from '#/platform/api/page.ts'
import { pageNotFound } from '#/platform/api/refusal.ts'
import { canonicalUrl } from '#/platform/seo/canonical.ts'
import { jsonLd } from '#/platform/seo/json-ld.ts'
import type { Action, Ctx } from '#/visitor/context.ts'

export type HelpArticleData = {
  to: string
  content: ContentData
  category: HelpLink
  /** The articles of the category, this one included. */
  neighbours: HelpLink[]
  /** Articles of other categories on the same subject. */
  related: HelpLink[]
  /** The reader's answer, right after they gave it. */
  answer: 'yes' | 'no' | null
  structuredData: string
}

const relatedAtMost = 4

export async function loadHelpArticlePage(ctx: Ctx, request: PageRequest) {
  const answer = answerIn(request.query.get('helpful'))
  redirectToMeaning(request, answer === null ? '' : `helpful=${answer}`)
  const { categories, category, article } = await loadArticle(ctx, request)
  const { data: content } = await loadContentPage(ctx, article.id)
  const data: HelpArticleData = {
    to: article.to,
    content,
    category: { title: category.title, description: category.description, to: category.to },
    neighbours: shownLinks(ctx, category.articles),
    related: shownLinks(ctx, relatedTo(article, categories, ctx)),
    answer,
    structuredData: structuredData(ctx, category, article, content),
  }
  return { data }
}

/** Counts whether the article helped; works without scripts. */
export const sendHelpAnswer: Action = async (ctx, request) => {
  const { article } = await loadArticle(ctx, request)
  const answer = answerIn(request.form['helpful'] ?? null)
  if (answer === null) return done(article.to)
  const cookies = await rateArticle(ctx, article.id, answer === 'yes')
  return done(`${article.to}?helpful=${answer}#helpful`, cookies)
}

const answerIn = (text: string | null) => (text === 'yes' || text === 'no' ? text : null)

async function loadArticle(ctx: Ctx, { path, params }: PageRequest) {
  const categories = await loadHelpCentre(ctx)
  const category = categories.find(({ slug }) => slug === params['category'])
  const article = category?.articles.find(({ slug }) => slug === params['article'])
  if (!category || !article) {
    const all = categories.flatMap(({ articles }) => articles)
    const moved = all.find(({ text }) => text.formerPaths?.includes(path))
    if (moved) throw new Redirect(moved.to, 301)
    throw pageNotFound()
  }
  return { categories, category, article }
}

function relatedTo(article: HelpArticle, categories: readonly HelpCategory[], { visitor }: Ctx) {
  const others = categories.flatMap(({ articles }) => (articles.includes(article) ? [] : articles))
  const subject = [article.title, ...(article.text.keywords ?? [])].join(' ')
  return findRelated(others, subject, visitor.locale).slice(0, relatedAtMost)
}

function structuredData(
  { visitor: { site, locale } }: Ctx,
  category: HelpCategory,
  { to, changedAt }: HelpArticle,
  { title, description }: ContentData,
): string {
  const article = {
    '@type': 'Article',
    mainEntityOfPage: canonicalUrl(site, { path: to }),
    headline: title,
    description,
    articleSection: category.title,
    inLanguage: languageTags[locale],
    dateModified: changedAt.toISOString(),
    author: organisationJsonLd(site),
    publisher: organisationJsonLd(site),
  }
  const crumbs = [
    { name: translatorFor(locale)('helpCentre.title'), path: '/help-centre/' },
    { name: category.title, path: category.to },
    { name: title, path: to },
  ]
  return jsonLd(article, breadcrumbJsonLd(site, crumbs))
}
