import { findContentAt, loadContent } from '#/content/content.server.ts'
import type { Template } from '#/content/page-document.ts'
import { fillAll } from '#/content/placeholders.ts'
import { retailerFacts } from '#/content/retailer-facts.ts'
import type { Locale } from '#/i18n/locale.ts'
import type { LoadedPage, PageRequest } from '#/platform/api/page.ts'
import { jsonLd } from '#/platform/seo/json-ld.ts'
import { plainText } from '#/platform/seo/sanitise-html.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import type { BlockView } from './block-view.ts'
import { type ContentsEntry, withHeadingIds } from './heading-ids.ts'
import { viewBlocks } from './view-blocks.server.ts'

export type ContentData = {
  template: Template
  title: string
  description: string
  lead: string | null
  blocks: BlockView[]
  /** The headings of a long page. */
  contents: ContentsEntry[]
  languages: Locale[]
  /** Questions and answers for search engines; null without any. */
  structuredData: string | null
}

/** Loads the page at a path with a route of its own. */
export const loadContentRoute = async (ctx: Ctx, { path }: PageRequest) =>
  loadContentPage(ctx, await findContentAt(ctx, path.replaceAll(/^\/|\/$/g, '')))

export async function loadContentPage(ctx: Ctx, pageId: number): Promise<LoadedPage<ContentData>> {
  const { template, text, languages } = await loadContent(ctx, pageId)
  const {
    blocks: stored,
    title,
    description,
    lead,
  } = fillAll(text, retailerFacts(ctx.visitor.site))
  const views = await viewBlocks(ctx, stored, pageId)
  const { blocks, contents } = withContents(views)
  const data: ContentData = {
    template,
    title,
    description,
    lead: lead ?? null,
    blocks,
    contents,
    languages,
    structuredData: questionsData(blocks),
  }
  return { data }
}

function withContents(views: readonly BlockView[]) {
  const taken = new Set<string>()
  const contents: ContentsEntry[] = []
  const blocks = views.map((view) => {
    if (view.type !== 'text') return view
    const { html, entries } = withHeadingIds(view.html, taken)
    contents.push(...entries)
    return { ...view, html }
  })
  return { blocks, contents }
}

function questionsData(blocks: readonly BlockView[]): string | null {
  const items = blocks.flatMap((block) => (block.type === 'faq' ? block.items : []))
  if (items.length === 0) return null
  return jsonLd({
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, html }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(html) },
    })),
  })
}
