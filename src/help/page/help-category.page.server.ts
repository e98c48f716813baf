import { breadcrumbJsonLd } from '#/catalogue/read/structured-data.ts'
import { loadContentPage } from '#/content/page/content.page.server.ts'
import { loadHelpCentre, shownLinks } from '#/help/help-centre.server.ts'
import type { HelpLink } from '#/help/help-centre.ts'
import { translatorFor } from '#/i18n/translator.server.ts'
import type { Locale } from '#/i18n/locale.ts'
import type { PageRequest } from '#/platform/api/page.ts'
import { pageNotFound } from '#/platform/api/refusal.ts'
import { jsonLd } from '#/platform/seo/json-ld.ts'
import type { Ctx } from '#/visitor/context.ts'

export type HelpCategoryData = {
  to: string
  title: string
  description: string
  lead: string | null
  articles: HelpLink[]
  /** All categories, this one included. */
  categories: HelpLink[]
  languages: Locale[]
  structuredData: string
}

export async function loadHelpCategoryPage(ctx: Ctx, { params }: PageRequest) {
  const categories = await loadHelpCentre(ctx)
  const category = categories.find(({ slug }) => slug === params['category'])
  if (!category) throw pageNotFound()
  const {
    data: { title, description, lead, languages },
  } = await loadContentPage(ctx, category.id)
  const { site, locale } = ctx.visitor
  const crumbs = [
    { name: translatorFor(locale)('helpCentre.title'), path: '/help-centre/' },
    { name: title, path: category.to },
  ]
  const data: HelpCategoryData = {
    to: category.to,
    title,
    description,
    lead,
    articles: shownLinks(ctx, category.articles),
    categories: shownLinks(ctx, categories),
    languages,
    structuredData: jsonLd(breadcrumbJsonLd(site, crumbs)),
  }
  return { data }
}
