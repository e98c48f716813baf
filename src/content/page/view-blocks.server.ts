import { type Block, type BlockProps, readBlock, type StoredBlock } from '#/content/block.ts'
import { lookOf } from '#/content/block-scene.ts'
import { entryPictures } from '#/catalogue/pictures/product-images.server.ts'
import { listCardsBySku } from '#/lister/cards/cards.server.ts'
import { loadIndex } from '#/lister/index/lister-index.server.ts'
import { limitCacheLifetime } from '#/platform/page-cache/cache-lifetime.ts'
import { markdownHtml } from '#/platform/seo/markdown.server.ts'
import { sanitiseHtml } from '#/platform/seo/sanitise-html.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import type { BlockView } from './block-view.ts'
import { contentScenes } from './content-scenes.ts'
import { scrollableTables } from './scrollable-tables.ts'

/** The blocks of a page as they are shown; those that this release cannot show are left out and logged. */
export async function viewBlocks(
  ctx: Ctx,
  stored: readonly StoredBlock[],
  page: string | number,
): Promise<BlockView[]> {
  const known = stored.flatMap((block) => {
    const read = readBlock(block)
    if (!read) ctx.log.warn({ page, type: block.type }, 'a block cannot be shown')
    return read ?? []
  })
  const views = await Promise.all(known.map((block) => viewOf(ctx, block)))
  return views.flatMap((view) => view ?? [])
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
    case 'drawing':
      return drawingView(ctx, block.props)
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

async function drawingView(
  ctx: Ctx,
  { sku, caption }: BlockProps<'drawing'>,
): Promise<BlockView | null> {
  const { entries, positionOfSku } = await loadIndex(ctx)
  const entry = entries[positionOfSku.get(sku) ?? -1]
  if (!entry) return null
  const [shown] = entryPictures(entry)
  if (!shown) return null
  ctx.tags.add(`product:${entry.id}`)
  return {
    type: 'drawing',
    picture: shown.picture,
    isWide: entry.kind !== 'accessory',
    alt: shown.alt[ctx.visitor.locale],
    caption,
    to: `/${entry.slug}/`,
  }
}

const sceneView = ({ alt, ...look }: Parameters<typeof lookOf>[0]) => ({
  scenes: contentScenes(lookOf({ ...look, alt })),
  alt,
})
