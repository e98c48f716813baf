import { loadContentAt, loadContent, type ShownPage } from '#/content/content.server.ts'
import type { Template } from '#/content/page-document.ts'
import { fillAll } from '#/content/placeholders.ts'
import { loadPreview } from '#/content/preview.server.ts'
import { retailerFacts } from '#/content/retailer-facts.ts'
import { languageTags, type Locale } from '#/i18n/locale.ts'
import type { LoadedPage, PageRequest } from '#/platform/api/page.ts'
import { jsonLd } from '#/platform/seo/json-ld.ts'
import { plainText } from '#/platform/seo/sanitise-html.server.ts'
import { widestWord } from '#/ui/display-ems.ts'
import type { Ctx } from '#/visitor/context.ts'
import type { BlockView } from './block-view.ts'
import { loadDeliveryPlaceholders } from './delivery-prices.server.ts'
import { type ContentsEntry, withHeadingIds } from './heading-ids.ts'
import { viewBlocks } from './view-blocks.server.ts'

export type ContentData = {
  template: Template
  title: string
  /** The width of the title's widest word, worked out here so that no page loads the table of widths for it. */
  titleEms: number
  description: string
  lead: string | null
  blocks: BlockView[]
  /** The headings of a long page. */
  contents: ContentsEntry[]
  languages: Locale[]
  /** Questions and answers for search engines; null without any. */
  structuredData: string | null
  /** Only on a page that is shown before it is published. */
  preview: { version: number; until: string } | null
}

/** Loads the page at a path with a route of its own. */
export const loadContentRoute = async (ctx: Ctx, { path }: PageRequest) =>
  loadContentPage(ctx, await loadContentAt(ctx, path.replaceAll(/^\/|\/$/g, '')))

export const loadContentPage = async (
  ctx: Ctx,
  pageId: number,
): Promise<LoadedPage<ContentData>> => ({
  data: await showPage(ctx, await loadContent(ctx, pageId)),
})

/** Shows a version as visitors will see it, with a bar that says what it is. */
export async function loadPreviewPage(
  ctx: Ctx,
  { params }: PageRequest,
): Promise<LoadedPage<ContentData>> {
  const { page, version, expiresAt } = await loadPreview(ctx, params['token'] ?? '')
  const { timeZone } = ctx.visitor.site
  const until = new Intl.DateTimeFormat(languageTags[ctx.visitor.locale], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  }).format(expiresAt)
  return { data: { ...(await showPage(ctx, page)), preview: { version, until } } }
}

export async function showPage(
  ctx: Ctx,
  { id: pageId, template, text, languages }: ShownPage,
): Promise<ContentData> {
  const {
    blocks: stored,
    title,
    description,
    lead,
  } = fillAll(text, {
    ...retailerFacts(ctx.visitor.site, ctx.visitor.locale),
    ...(await loadDeliveryPlaceholders(ctx)),
  })
  const views = await viewBlocks(ctx, stored, pageId)
  const { blocks, contents } = withContents(views)
  return {
    template,
    title,
    titleEms: widestWord(title),
    description,
    lead: lead ?? null,
    blocks,
    contents,
    languages,
    structuredData: questionsData(blocks),
    preview: null,
  }
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
