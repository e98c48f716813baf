import { listNewestStories } from '#/blog/stories.server.ts'
import type { StoryTeaser } from '#/blog/story-teaser.ts'
import { findHomeContent } from '#/content/content.server.ts'
import { type ContentData, showPage } from '#/content/page/content.page.server.ts'
import { homeSlots, type HomeSlots } from './home-slots.ts'
import { findFinance } from '#/finance/finance.server.ts'
import type { DeliveryNote } from '#/lister/cards/delivery-note.ts'
import { financeOf, type ListingFinance } from '#/lister/listing/listing-finance.ts'
import { listDelivery } from '#/product/api/product-prices.server.ts'
import { storePath } from '#/stores/store.ts'
import { listAllStores } from '#/stores/stores.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import { loadMenu } from '#/storefront/header/header.server.ts'
import { homeScene, type SceneCrops } from './home-scene.ts'
import {
  findHeroBike,
  findKinds,
  findLatest,
  findReductions,
  findRoot,
  type HeroBike,
  type Kinds,
  type Latest,
  listBranches,
  makeRange,
  type Reductions,
  type Range,
} from './home-highlights.server.ts'

export type HomeStore = { name: string; path: string }

export type HomeData = {
  hero: HeroBike | null
  ranges: Range[]
  latest: Latest | null
  reductions: Reductions | null
  /** Finance for the bikes above; left out where none is offered. */
  finance?: ListingFinance
  /** The cost of delivering a bike. */
  delivery: DeliveryNote | null
  kinds: Kinds | null
  stories: StoryTeaser[]
  stores: HomeStore[]
  scene: SceneCrops
  /** The blocks that the retailer has put between the sections. */
  slots: HomeSlots
  preview: ContentData['preview']
}

/**
 * The home page is derived from the order of the menu, so each retailer's menu gives its own page. A preview
 * shows it with the blocks of an unpublished version.
 */
export async function loadHomePage(ctx: Ctx, previewed: ContentData | null = null) {
  const [menu, content] = await Promise.all([loadMenu(ctx), previewed ?? findBlocks(ctx)])
  const entries = menu.filter(({ children }) => children.length > 0)
  const branches = await listBranches(ctx, entries)
  const hero = await findHeroBike(ctx, entries[0], branches[0]?.listing.cards ?? [])
  const root = await findRoot(ctx, branches[0])
  const [latest, reductions, offered, kinds, stories, stores, ranges] = await Promise.all([
    root && findLatest(ctx, root),
    root && findReductions(ctx, root),
    findFinance(ctx),
    findKinds(ctx, branches),
    listNewestStories(ctx, storiesShown),
    listStoresNearby(ctx),
    Promise.all(branches.slice(0, rangesShown).map((branch) => makeRange(ctx, branch, hero))),
  ])
  const shown = [...(latest?.cards ?? []), ...(reductions?.cards ?? [])]
  const finance = offered && financeOf(offered, shown, ctx.visitor.locale)
  const data: HomeData = {
    hero,
    ranges,
    latest,
    reductions,
    ...(finance && { finance }),
    delivery: (await listDelivery(ctx)).bikes,
    kinds,
    stories,
    stores,
    scene: homeScene,
    slots: homeSlots(content?.blocks ?? []),
    preview: content?.preview ?? null,
  }
  return { data }
}

async function findBlocks(ctx: Ctx): Promise<ContentData | null> {
  const page = await findHomeContent(ctx)
  return page && showPage(ctx, page)
}

/** The stores of the visitor's country, or all where it has none. */
async function listStoresNearby(ctx: Ctx): Promise<HomeStore[]> {
  const { country, locale } = ctx.visitor
  const all = await listAllStores(ctx)
  const own = all.filter((store) => store.country === country.code)
  return (own.length > 0 ? own : all).map((store) => ({
    name: store.name[locale],
    path: storePath(store),
  }))
}

const rangesShown = 4
const storiesShown = 3
