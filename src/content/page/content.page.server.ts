import { type Block, type BlockProps, readBlock } from '#/content/block.ts'
import { lookOf } from '#/content/block-scene.ts'
import { findContentAt, loadContent } from '#/content/content.server.ts'
import type { Template } from '#/content/page-document.ts'
import { fillAll } from '#/content/placeholders.ts'
import { retailerFacts } from '#/content/retailer-facts.ts'
import type { Locale } from '#/i18n/locale.ts'
import { listCardsBySku } from '#/lister/cards/cards.server.ts'
import type { LoadedPage, PageRequest } from '#/platform/api/page.ts'
import { limitCacheLifetime } from '#/platform/page-cache/cache-lifetime.ts'
import { jsonLd } from '#/platform/seo/json-ld.ts'
import { plainText, sanitiseHtml } from '#/platform/seo/sanitise-html.server.ts'
import { markdownHtml } from '#/platform/seo/markdown.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import type { BlockView } from './block-view.ts'
import { contentScenes } from './content-scenes.ts'
import { scrollableTables } from './scrollable-tables.ts'
import { type ContentsEntry, withHeadingIds } from './heading-ids.ts'

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
  const known = stored.flatMap((block) => {
    const read = readBlock(block)
    if (!read) ctx.log.warn({ page: pageId, type: block.type }, 'a block cannot be shown')
    return read ?? []
  })
  const views = await Promise.all(known.map((block) => viewOf(ctx, block)))
  const { blocks, contents } = withContents(views.flatMap((view) => view ?? []))
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

const htmlOf = (markdown: string | undefined): string =>
  markdown === undefined ? '' : scrollableTables(markdownHtml(markdown, { pageLevels: 0 }))

async function viewOf(ctx: Ctx, block: Block): Promise<BlockView | null> {
  switch (block.type) {
    case 'text':
      return { type: 'text', html: htmlOf(block.props.markdown) }
    case 'html':
      return { type: 'text', html: sanitiseHtml(block.props.html) }
    case 'scene':
      return { type: 'scene', ...sceneView(block.props) }
    case 'hero':
    case 'picture-text':
      return { ...sceneView(block.props), ...pictureText(block) }
    case 'notice':
      return { type: 'notice', title: block.props.title, html: htmlOf(block.props.text) }
    case 'banner':
      return bannerView(ctx, block.props)
    case 'steps':
      return { type: 'steps', items: block.props.items.map(stepView) }
    case 'faq':
      return { type: 'faq', items: block.props.items.map(questionView) }
    case 'products':
      return productsView(ctx, block.props)
    case 'usps':
      return { type: 'usps', ...block.props }
    case 'tiles':
      return { type: 'tiles', ...block.props }
    case 'quote':
      return { type: 'quote', ...block.props }
    case 'table':
    default:
      return { type: 'table', ...block.props }
  }
}

function pictureText({ type, props }: Extract<Block, { type: 'hero' | 'picture-text' }>) {
  const shared = { title: props.title, html: htmlOf(props.text), button: props.button ?? null }
  return type === 'hero' ? { type, ...shared } : { type, ...shared, side: props.side }
}

function bannerView(ctx: Ctx, props: BlockProps<'banner'>): BlockView | null {
  const [from, until] = [dateOf(props.from), dateOf(props.until)]
  limitCacheLifetime(ctx, [from, until])
  const isShown = (from === null || from <= ctx.now) && (until === null || until > ctx.now)
  if (!isShown) return null
  return {
    type: 'banner',
    title: props.title,
    html: htmlOf(props.text),
    button: props.button ?? null,
  }
}

const dateOf = (time: string | undefined) => (time === undefined ? null : new Date(time))

const stepView = ({ title, text }: { title: string; text: string }) => ({
  title,
  html: htmlOf(text),
})

const questionView = ({ question, answer }: { question: string; answer: string }) => ({
  question,
  html: htmlOf(answer),
})

async function productsView(
  ctx: Ctx,
  { title, skus, most }: BlockProps<'products'>,
): Promise<BlockView | null> {
  const cards = (await listCardsBySku(ctx, skus)).slice(0, most)
  return cards.length > 0 ? { type: 'products', title, cards } : null
}

const sceneView = ({ alt, ...look }: Parameters<typeof lookOf>[0]) => ({
  scenes: contentScenes(lookOf({ ...look, alt })),
  alt,
})

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
