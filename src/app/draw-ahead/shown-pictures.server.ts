import { parsePageUrl } from '#/app/http/page-url.ts'
import { pictureSource } from '#/images/ui/picture.ts'
import { type Card, cardUrl } from '#/lister/cards/card.ts'
import { cardPicture } from '#/lister/cards/card-picture.ts'
import { listCards } from '#/lister/cards/cards.server.ts'
import { loadMarketCatalogue } from '#/lister/index/lister-index.server.ts'
import { registerPages } from '#/navigation/router/pages.ts'
import { pageImports } from '#/app/routes/pages.ts'
import { developmentAssets } from '#/platform/http/assets.server.ts'
import { sites } from '#/platform/config/sites.ts'
import { renderPage } from '#/app/http/render-page.ts'
import { loadShell } from '#/storefront/header/header.server.ts'
import { menuPicture } from '#/storefront/header/menu-picture.ts'
import { siteVisitor } from './site-visitor.ts'
import { listAllPages } from '#/app/feeds/sitemaps.ts'
import type { Ctx } from '#/visitor/context.ts'

/**
 * The address of every picture the shop shows to who has chosen nothing yet but a colour, each once, the
 * most seen first. Read off the pages themselves, so that no list of widths has to be kept beside them.
 * With products, only what is shown of those and of the builds of those.
 */
export async function* shownPictures(
  base: Omit<Ctx, 'visitor'>,
  products: readonly number[] | null = null,
): AsyncGenerator<string, void> {
  registerPages(pageImports)
  const told = new Set<string>()
  for (const site of sites) {
    const ctx: Ctx = { ...base, visitor: siteVisitor(site) }
    for await (const address of picturesOfSite(ctx, products)) {
      if (told.has(address)) continue
      told.add(address)
      yield address
    }
  }
}

async function* picturesOfSite(
  ctx: Ctx,
  products: readonly number[] | null,
): AsyncGenerator<string, void> {
  const cards = await listCards(ctx, await idsOnShelf(ctx, products))
  if (products === null) yield* await menuPictures(ctx)
  for (const card of cards) yield* picturesOfCard(card)
  const rendered = new Set<string>()
  for await (const page of pagesOf(ctx, cards, products === null)) {
    if (rendered.has(page)) continue
    rendered.add(page)
    yield* await picturesOnPage(ctx, page)
  }
}

async function idsOnShelf(ctx: Ctx, products: readonly number[] | null): Promise<number[]> {
  const { index } = await loadMarketCatalogue(ctx)
  const wanted = products && new Set(products)
  const isWanted = ({ id, parentId }: { id: number; parentId: number | null }) =>
    wanted === null || wanted.has(id) || (parentId !== null && wanted.has(parentId))
  return index.entries.filter(isWanted).map(({ id }) => id)
}

/** Closed panels are not part of a page. */
async function menuPictures(ctx: Ctx): Promise<string[]> {
  const { menu } = await loadShell(ctx)
  return menu.flatMap(({ picture }) => (picture === null ? [] : menuPicture(picture)))
}

/** In every colour: a card is repainted without a page being asked for. */
const picturesOfCard = (card: Card): string[] =>
  card.pictures.flatMap((picture) =>
    addressesIn(pictureSource(cardPicture(card, picture, '')).srcSet),
  )

async function* pagesOf(
  ctx: Ctx,
  cards: readonly Card[],
  isWhole: boolean,
): AsyncGenerator<string, void> {
  if (isWhole) yield* listAllPages(ctx)
  for (const card of cards) yield* card.pictures.map((_, shown) => cardUrl(card, shown))
}

async function picturesOnPage(ctx: Ctx, address: string): Promise<string[]> {
  const { status, body } = await renderPage(
    { ...ctx, tags: new Set(), expiries: new Set() },
    parsePageUrl(address),
    developmentAssets,
  )
  return status === 200 ? addressesIn(String(body)) : []
}

/** Wherever they stand: in attributes, among several widths, in the head or in a page's data. */
const addressesIn = (text: string): string[] => text.match(/\/img\/[^\s"'<>&\\)]+/g) ?? []
