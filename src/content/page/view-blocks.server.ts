import { type Block, type BlockProps, readBlock, type StoredBlock } from '#/content/block.ts'
import { browserEntriesTable } from '#/content/browser-entries-table.server.ts'
import { lookOf } from '#/content/block-scene.ts'
import { entryPictures } from '#/catalogue/pictures/product-images.server.ts'
import { loadIndex } from '#/lister/index/lister-index.server.ts'
import { languageTags } from '#/i18n/locale.ts'
import { diagramPicture } from '#/images/names/scene-picture.ts'
import { instantOf } from '#/platform/config/zoned-time.ts'
import { limitCacheLifetime } from '#/platform/page-cache/cache-lifetime.ts'
import { markdownHtml } from '#/platform/seo/markdown.server.ts'
import { sanitiseHtml } from '#/platform/seo/sanitise-html.server.ts'
import { findFinance } from '#/finance/finance.server.ts'
import { offersCycleToWork } from '#/visitor/offers-cycle-to-work.ts'
import type { Ctx } from '#/visitor/context.ts'
import type { BlockView } from './block-view.ts'
import { contentScenes } from './content-scenes.ts'
import { deliveryPricesView } from './delivery-prices.server.ts'
import { scrollableTables } from './scrollable-tables.ts'
import { categoriesView, productsView, sizeFinderView } from './view-products.server.ts'

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
      return noticeView(ctx, block.props)
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
    case 'figure':
      return figureView(ctx, block.props)
    case 'usps':
      return { type: 'usps', ...block.props }
    case 'tiles':
      return { type: 'tiles', ...block.props }
    case 'quote':
      return { type: 'quote', ...block.props }
    case 'logo':
      return { type: 'logo', ...block.props }
    case 'slot':
      return { type: 'slot', ...block.props }
    case 'comparison':
      return { type: 'comparison', ...block.props }
    case 'categories':
      return categoriesView(ctx, block.props)
    case 'video':
      return videoView(block.props)
    case 'countdown':
      return countdownView(ctx, block.props)
    case 'contact-form':
      return { type: 'contact-form', title: block.props.title, html: htmlOf(block.props.text) }
    case 'delivery-prices':
      return deliveryPricesView(ctx, block.props)
    case 'browser-entries':
      return entriesView(browserEntriesTable(ctx, block.props))
    case 'cookie-settings':
      return { type: 'cookie-settings', ...block.props }
    case 'size-finder':
      return sizeFinderView(ctx, block.props)
    case 'table':
      return { type: 'table', ...block.props }
  }
}

/** A category may hold nothing in this shop, such as that of a third party which is not set up. */
const entriesView = (table: BlockProps<'table'>): BlockView | null =>
  table.rows.length > 0 ? { type: 'table', ...table } : null

function pictureText({ type, props }: Extract<Block, { type: 'hero' | 'picture-text' }>) {
  const shared = { title: props.title, html: htmlOf(props.text), button: props.button ?? null }
  return type === 'hero' ? { type, ...shared } : { type, ...shared, side: props.side }
}

async function noticeView(
  ctx: Ctx,
  { title, text, where }: BlockProps<'notice'>,
): Promise<BlockView | null> {
  // Not a word of credit may reach a country where it is not offered, so it is left out on the server.
  if (where === 'credit' && !(await findFinance(ctx))) return null
  if (where === 'cycle-to-work' && !offersCycleToWork(ctx.visitor)) return null
  return { type: 'notice', title, html: htmlOf(text) }
}

function bannerView(ctx: Ctx, { from, until, ...props }: BlockProps<'banner'>): BlockView | null {
  if (!isWithin(ctx, from, until)) return null
  return { type: 'banner', ...campaign(props) }
}

function countdownView(
  ctx: Ctx,
  { from, until, ...props }: BlockProps<'countdown'>,
): BlockView | null {
  const end = instantOf(until, ctx.visitor.site.timeZone)
  if (!end || !isWithin(ctx, from, until)) return null
  const words = new Intl.DateTimeFormat(languageTags[ctx.visitor.locale], {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: ctx.visitor.site.timeZone,
  })
  return {
    type: 'countdown',
    ...campaign(props),
    until: end.getTime(),
    untilWords: words.format(end),
  }
}

const campaign = ({
  title,
  text,
  button,
}: Pick<BlockProps<'banner'>, 'title' | 'text' | 'button'>) => ({
  title,
  html: htmlOf(text),
  button: button ?? null,
})

/** Whether the time is within a block's dates, at which the page changes by itself. */
function isWithin(ctx: Ctx, from: string | undefined, until: string | undefined): boolean {
  const { timeZone } = ctx.visitor.site
  const start = from === undefined ? null : instantOf(from, timeZone)
  const end = until === undefined ? null : instantOf(until, timeZone)
  limitCacheLifetime(ctx, [start, end])
  return (start === null || start <= ctx.now) && (end === null || end > ctx.now)
}

const videoView = (props: BlockProps<'video'>): BlockView => ({
  type: 'video',
  ...sceneView(props),
  title: props.title,
  file: props.file,
  subtitles: props.subtitles ?? null,
  transcript: htmlOf(props.transcript),
})

const stepView = ({ title, text }: { title: string; text: string }) => ({
  title,
  html: htmlOf(text),
})

const questionView = ({ question, answer }: { question: string; answer: string }) => ({
  question,
  html: htmlOf(answer),
})

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

const figureView = (
  { visitor }: Ctx,
  { figure, alt, caption }: BlockProps<'figure'>,
): BlockView => ({
  type: 'figure',
  picture: diagramPicture(figure, visitor.locale),
  alt,
  caption,
})

const sceneView = ({ alt, ...look }: Parameters<typeof lookOf>[0]) => ({
  scenes: contentScenes(lookOf({ ...look, alt })),
  alt,
  isDark: look.time === 'dusk' || look.time === 'night',
})
